/** Whether a page may load a picture or a video from there: http(s), or a path of the backend's own. */
export const isMediaAddress = (value: unknown): value is string =>
  typeof value === 'string' && (/^https?:\/\//i.test(value) || /^\/(?!\/)/.test(value));
