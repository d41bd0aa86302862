/** The forms that a video can be had in, the smaller first. */

interface VideoSource {
  src: string;
  type?: 'video/webm' | 'video/mp4';
}

/**
 * The shop's own videos lie beside each other in two forms, under a name that ends in their hash; the wire names the
 * MP4, which plays everywhere. A video from elsewhere is what its address says.
 */
export function videoSources(url: string): VideoSource[] {
  const ours = /^((?:https?:\/\/[^/]+)?\/videos\/[a-z0-9-]+-[0-9a-f]{10})\.mp4$/.exec(url)?.[1];
  if (ours === undefined) return [{ src: url }];
  return [
    { src: `${ours}.webm`, type: 'video/webm' },
    { src: url, type: 'video/mp4' },
  ];
}
