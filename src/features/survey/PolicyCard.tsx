import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { surveys } from 'words/surveys';
import { policyPath } from '../../lib/paths';
import { color } from '../../theme/palette';
import { gutter, onScreen } from '../../theme/tokens';
import { text } from '../../theme/typography';
import { SkipLink } from '../../ui/SkipLink';
import { ListenButton } from './ListenButton';
import { ListenPlayer } from './ListenPlayer';
import { PolicyAnswer } from './PolicyAnswer';
import type { PolicyAnswerProps } from './PolicyAnswer';
import { FootLink } from './FootLink';
import { PolicyFoot } from './PolicyFoot';
import { PolicyHead } from './PolicyHead';
import { StaticPolicyText } from './StaticPolicyText';
import { useListen } from './useListen';

/** Not MUI's Card, which cuts off what sticks out of it: the answers could not stick to the window's lower edge. */
const Sheet = styled(Paper)({
  marginBlockEnd: 32,
  padding: gutter,
  // On a phone as wide as the window: text and answers stand at the page's own edges, which leaves them more room.
  [onScreen.upTo('sm')]: { marginInline: -16, borderInline: 0, borderRadius: 0 },
  // Without it the container queries of what is inside would find no card to measure.
  containerType: 'inline-size',
  // Cards off screen are neither laid out nor painted. The sizes are those of the longest card of both
  // languages at each width, as measured in November 2026: the end of a longer card would lie under the next one until
  // it is drawn, and with much larger sizes the scrollbar would show a wrong length of the page.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto max(8020px - 1150vw, 5690px - 477vw, 2300px)',
  [onScreen.from('lg')]: { containIntrinsicBlockSize: 'auto max(5240px - 244vw, 2420px)' },
}) as typeof Paper;

/** The label of the question, which is the headline. */
const smallTitle = { fontSize: text.body1.fontSize };

const TitleLink = styled(Link)({
  color: color('ink'),
  paddingBlock: 4,
  // Large enough for a finger, without moving the letters.
  '@media (pointer: coarse)': { display: 'inline-block', marginBlock: -12, paddingBlock: 12 },
});

interface PolicyCardProps extends Omit<PolicyAnswerProps, 'on'> {
  /** Rendered but hidden, so that showing it again takes no time. */
  readonly hidden?: boolean;
}

/** A policy among all others. */
export const PolicyCard = memo(function PolicyCard({ hidden = false, ...answer }: PolicyCardProps) {
  const { heading } = answer;
  const { id, slug, category, title } = heading;
  const titleId = `${slug}-title`;
  const listening = useListen(hidden);
  return (
    // The page's inline script hides filtered cards by `data-policy` before the first paint.
    <Sheet
      component="article"
      id={slug}
      data-policy-on-paper
      tabIndex={-1}
      hidden={hidden}
      aria-labelledby={titleId}
      data-policy={id}
    >
      <SkipLink to={`answers-${id}`} label={surveys.toAnswersLabel(title)}>
        {surveys.toAnswers}
      </SkipLink>
      <PolicyHead
        heading={heading}
        kicker={<Typography variant="overline">{category}</Typography>}
        title={
          <Typography id={titleId} variant="h3" component="h2" sx={smallTitle}>
            <TitleLink href={policyPath(slug)}>{title}</TitleLink>
          </Typography>
        }
        listen={<ListenButton title={title} listening={listening} />}
      />
      <StaticPolicyText id={id} part="card" />
      <ListenPlayer title={title} listening={listening} />
      <PolicyAnswer on="card" {...answer} />
      <PolicyFoot heading={heading}>
        <FootLink href={`${policyPath(slug)}#congress`} aria-label={surveys.congressOn(title)}>
          {surveys.congress}
        </FootLink>
      </PolicyFoot>
    </Sheet>
  );
});
