import { styled } from '@mui/material/styles';
import { color } from '../../ui/palette';
import { photoEdge } from './photo';
import type { Photo } from './photo';

const Image = styled('img')({
  display: 'block',
  width: 160,
  height: 160,
  borderRadius: 12,
  border: `1px solid ${color('hairline')}`,
  background: '#fff',
});

/** The finished square photo. Decorative unless `alt` says whose it is. */
export function StoredPhoto({ photo, alt = '' }: { readonly photo: Photo; readonly alt?: string }) {
  return <Image src={photo.dataUrl} alt={alt} width={photoEdge} height={photoEdge} />;
}
