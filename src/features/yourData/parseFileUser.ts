import { imageDimensionsFromData } from 'image-dimensions';
import * as v from 'valibot';
import { fromBase64 } from '../../ui/base64';
import { photoEdge } from '../photo/photo';
import type { Photo } from '../photo/photo';
import { memberSchema } from '../registration/userDocument';
import type { FileUser } from './dataFile';

const detailsSchema = v.pick(memberSchema, ['firstName', 'lastName', 'email']);
const photoField = v.object({ photo: v.optional(v.unknown()) });

/** @returns the registration in a file, without its photo if that can't be used; `null` if there is none or its details are wrong. */
export function parseFileUser(json: unknown): { user: FileUser | null; photoLeftOut: boolean } {
  const details = v.safeParse(detailsSchema, json);
  if (!details.success) return { user: null, photoLeftOut: false };
  const field = v.safeParse(photoField, json);
  const given = field.success ? (field.output.photo ?? null) : null;
  if (given === null) return { user: details.output, photoLeftOut: false };
  const photo = readPhoto(given);
  return photo
    ? { user: { ...details.output, photo }, photoLeftOut: false }
    : { user: details.output, photoLeftOut: true };
}

/** A few bytes may claim a picture of any size, which would fill the memory as soon as it is shown: the picture itself is asked. */
function readPhoto(json: unknown): Photo | undefined {
  const { success, output } = v.safeParse(memberSchema.entries.photo, json);
  if (!success) return undefined;
  const bytes = fromBase64(output.dataUrl.slice(output.dataUrl.indexOf(',') + 1));
  const size = bytes && imageDimensionsFromData(bytes);
  const fits = size?.type === 'jpeg' && Math.max(size.width, size.height) <= photoEdge;
  return fits ? output : undefined;
}
