/** In place of lodash-es/clone: Formik copies plain objects and lists with it. */
export default (value) => {
  if (Array.isArray(value)) return [...value];
  return typeof value === 'object' && value !== null ? { ...value } : value;
};
