import Typography from '@mui/material/Typography';
import { policyHeadings } from 'words/policyHeadings';
import { tiles } from 'words/tiles';
import { useAppSelector } from '../../lib/hooks';
import { selectStarred } from './starredSlice';

/** The subjects that the visitor starred, in words. @param otherwise what is said while there are none. */
export function MattersMost({ otherwise }: { readonly otherwise: string }) {
  const starred = useAppSelector(selectStarred);
  const subjects = policyHeadings.filter(({ id }) => starred.includes(id)).map(({ category }) => category);
  return (
    // What is said otherwise asks for something that only the screen can do.
    <Typography variant="lead" data-screen-only={subjects.length === 0 || undefined}>
      {subjects.length > 0 ? tiles.mattersMost(subjects.join(', ')) : otherwise}
    </Typography>
  );
}
