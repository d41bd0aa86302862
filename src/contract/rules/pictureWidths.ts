/**
 * Pixels. The set is closed, so that nobody can make the server draw endless sizes (docs/decisions/0215-pictures.md); a
 * page asks for these alone. Free of zod: the browser imports it.
 */
export const pictureWidths = [160, 240, 320, 480, 640, 960, 1280, 1600] as const;
