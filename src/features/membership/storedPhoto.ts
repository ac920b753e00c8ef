import * as v from 'valibot';

/** A stored photo: JPEG, 600 x 600, at most 240 kB, as the State Department limits visa photos. */
export const photoEdge = 600;
export const photoMaxBytes = 240_000;

/** In characters. Without a limit a manipulated record could fill the page with its file name. */
export const longestFileName = 254;

export const photoSchema = v.object({
  name: v.pipe(v.string(), v.maxLength(longestFileName)),
  type: v.literal('image/jpeg'),
  size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(photoMaxBytes)),
  width: v.literal(photoEdge),
  height: v.literal(photoEdge),
  // Only base64 of a JPEG: no other scheme or type can reach an `src` from stored text.
  dataUrl: v.pipe(
    v.string(),
    v.maxLength(Math.ceil(photoMaxBytes / 3) * 4 + 32),
    v.regex(/^data:image\/jpeg;base64,[A-Za-z0-9+/]+={0,2}$/),
  ),
});

export type Photo = Readonly<v.InferOutput<typeof photoSchema>>;
