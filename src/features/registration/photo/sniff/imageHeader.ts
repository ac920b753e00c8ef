/** What a picture's own bytes say, before anything decodes it. */
export interface ImageHeader {
  readonly format: 'jpeg' | 'png' | 'gif' | 'webp' | 'bmp' | 'avif' | 'heic';
  readonly width: number;
  readonly height: number;
  readonly animated: boolean;
  /** The file ends before the picture does. */
  readonly cutShort: boolean;
}

/** What a file is, as far as its bytes tell. */
export type Sniffed =
  | { readonly kind: 'picture'; readonly header: ImageHeader }
  | { readonly kind: 'svg' }
  /** A picture of a kind that hardly any browser opens. */
  | { readonly kind: 'otherPicture' }
  | { readonly kind: 'noPicture' };
