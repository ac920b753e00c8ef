import { styled } from '@mui/material/styles';
import { site } from '../content/en/site';
import { mainId } from '../paths';
import { color } from '../ui/palette';

const Link = styled('a')({
  position: 'absolute',
  insetInlineStart: 16,
  zIndex: 10,
  padding: '10px 20px',
  borderRadius: 10,
  background: color('primary'),
  color: color('onPrimary'),
  fontWeight: 650,
  transform: 'translateY(-100vh)',
  // It lies over the bar, as its ring does.
  '&:focus': { transform: 'translateY(8px)', outlineColor: color('undecided') },
  '@media print': { display: 'none' },
});

/** Past the menu, to the content. A region of its own: after the banner it is no longer the first link, and content belongs in a landmark. */
export function SkipLink() {
  return (
    <section aria-label={site.skipLink}>
      <Link href={`#${mainId}`}>{site.skipLink}</Link>
    </section>
  );
}
