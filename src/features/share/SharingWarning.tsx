import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { share } from '../../content/en/share';
import { color } from '../../ui/palette';

const Warning = styled('aside')({
  padding: 'clamp(20px, 4vw, 28px)',
  borderRadius: 18,
  background: color('tint'),
  borderInlineStart: `6px solid ${color('undecided')}`,
  '& h2': { margin: 0 },
  '& ul': { margin: '8px 0 0', paddingInlineStart: 22, textWrap: 'pretty' },
  '& li': { paddingBlock: 3 },
});

/** Stands before the link, not after it. */
export function SharingWarning() {
  return (
    <Warning aria-labelledby="before-you-share">
      <Typography variant="h3" component="h2" id="before-you-share">
        {share.warning.heading}
      </Typography>
      <ul>
        {share.warning.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Warning>
  );
}
