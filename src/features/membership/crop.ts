/** The part of a picture that is used: a square of the turned picture, in percent of its bounding box. */
export interface Crop {
  readonly rotation: number;
  readonly area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** @returns the size of the smallest upright box around a picture turned by `degrees`. */
export function turnedSize({ width, height }: Size, degrees: number): Size {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return { width: cos * width + sin * height, height: sin * width + cos * height };
}

export function centredCrop({ width, height }: Size): Crop {
  const edge = 100 * Math.min(width, height);
  const [across, down] = [edge / width, edge / height];
  return { rotation: 0, area: { x: (100 - across) / 2, y: (100 - down) / 2, width: across, height: down } };
}
