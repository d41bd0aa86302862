/**
 * Whether a section that shows a list has nothing to show: the list came empty, or did not come (decision 9). What came
 * before stays when a later call fails: a tap on a subcategory asks for the categories again (decision 25).
 */
export const isNothing = ({ data, isError }: { data?: readonly unknown[] | undefined; isError: boolean }): boolean =>
  data ? data.length === 0 : isError;
