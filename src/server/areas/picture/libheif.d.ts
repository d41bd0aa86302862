/** What its JavaScript wrapper has of it; the types that it brings describe the C functions below. */
declare module 'libheif-js/wasm-bundle' {
  export interface DecodedPicture {
    width: number;
    height: number;
    /** Red, green, blue and alpha of each pixel, upright. */
    data: Uint8ClampedArray;
  }

  export interface HeifImage {
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    display(into: DecodedPicture, done: (shown: DecodedPicture | null) => void): void;
    free(): void;
  }

  const libheif: {
    HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[]; decoder: { delete(): void } | null };
  };
  export default libheif;
}
