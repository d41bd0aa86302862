/**
 * Widths of pictures, in pixels: which there are, and which is asked for where. The set is closed, so that nobody can
 * make the server draw endless sizes (docs/decisions/0215-pictures.md); a page asks for these alone. What is drawn at a
 * width, and at which quality, is the server's (areas/picture/encode.ts); the About page's own pictures have their
 * widths in client/features/about/ownPictures.ts, and are made by tools/drawing/ourStory/variants.ts; icons and the
 * preview of a shared link have theirs in tools/build/brandImages.ts. How large a file
 * of staff's may be says areas/picture/pictureBounds.ts. Free of zod: the browser imports it.
 */
export const pictureWidths = [160, 240, 320, 480, 640, 768, 960, 1280, 1600] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** What an address without a width gives, and what a picture is taken to have that says no size. */
export const DEFAULT_WIDTH: PictureWidth = 960;
/** Of a phone's and of a wider screen's cards: made before anybody asks. */
export const cardWidths: readonly PictureWidth[] = [320, 640];
/** Enough for a large link preview, and well below the 300 KB above which chats leave the picture out. */
export const PREVIEW_WIDTH: PictureWidth = 640;
/** What search engines are told of. */
export const LISTED_WIDTH: PictureWidth = 960;
