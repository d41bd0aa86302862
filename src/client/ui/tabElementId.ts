/**
 * Apart from the tabs, for what leads to one without drawing it.
 * @param name the beginning of the tabs' element ids (ui/Tabs)
 */
export const tabElementId = (name: string, id: string): string => `${name}-tab-${id}`;
