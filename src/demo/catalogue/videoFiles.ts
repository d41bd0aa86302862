/** Where each film lies below public/; its WebM lies beside it. Written by src/tools/drawing/videos/render.ts. */
export const VIDEO_FILES: Readonly<Record<string, string>> = {
  'jhabla on the line': '/videos/jhabla-on-the-line-e5d206d6c1.mp4',
  'socks marching': '/videos/socks-marching-00974943db.mp4',
  'mobile over a cradle': '/videos/mobile-over-a-cradle-ee21268f25.mp4',
  'ball of wool': '/videos/ball-of-wool-454cf110e0.mp4',
};
