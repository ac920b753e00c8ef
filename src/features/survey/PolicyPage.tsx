import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { policyHeadings } from 'words/policyHeadings';
import { surveys } from 'words/surveys';
import { color } from '../../theme/palette';
import { gutter, onScreen } from '../../theme/tokens';
import { titleId } from '../../ui/Screen';
import { SkipLink } from '../../ui/SkipLink';
import { ListenButton } from './ListenButton';
import { ListenPlayer } from './ListenPlayer';
import { PolicyAnswer } from './PolicyAnswer';
import type { PolicyAnswerProps } from './PolicyAnswer';
import { PolicyFoot } from './PolicyFoot';
import { PolicyHead } from './PolicyHead';
import { StaticPolicyText } from './StaticPolicyText';
import { useListen } from './useListen';

const Article = styled('article')({
  '--cv-sheet': color('page'),
  // For the container queries of what is inside.
  containerType: 'inline-size',
  [onScreen.from('lg')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
    columnGap: 48,
    alignItems: 'start',
  },
});

const Column = styled('div')({ [onScreen.from('lg')]: { gridColumn: 1 } });

/**
 * In a wide window beside the text, where it stays in view. In others without a box: within one as low as the answers
 * are, they could not stick to the window's lower edge.
 */
const Rail = styled('div')({
  display: 'contents',
  [onScreen.from('lg')]: {
    display: 'grid',
    gap: 24,
    gridArea: '1 / 2 / 3',
    insetBlockStart: 24,
    '@media (min-height: 560px)': { position: 'sticky' },
  },
});

const AnswerBox = styled(Paper)({
  display: 'contents',
  [onScreen.from('lg')]: { display: 'block', padding: gutter, paddingBlockEnd: 8 },
});

/** Beside each other where both fit one line. */
const Kicker = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 12 });

/** The bubble's tail keeps clear of the line below it. */
const BelowAnswers = styled('div')({ marginBlockEnd: 24, [onScreen.from('lg')]: { marginBlockEnd: 0 } });

interface PolicyPageProps extends Omit<PolicyAnswerProps, 'on'> {
  /** What stands in the rail below the answers. */
  readonly rail: ReactNode;
  /** What belongs to the answer and needs the width of the text. */
  readonly below: ReactNode;
  /** What follows the card. */
  readonly children: ReactNode;
}

/** A policy alone: its title is that of the page, and in a wide window the answers stay beside the text. */
export function PolicyPage({ rail, below, children, ...answer }: PolicyPageProps) {
  const { heading } = answer;
  const { id, slug, category, title } = heading;
  const listening = useListen();
  return (
    <Article id={slug} data-policy-on-paper tabIndex={-1} aria-labelledby={titleId}>
      <Column>
        <SkipLink to={`answers-${id}`} label={surveys.toAnswersLabel(title)}>
          {surveys.toAnswers}
        </SkipLink>
        <PolicyHead
          heading={heading}
          tile="large"
          kicker={
            <Kicker>
              <Typography variant="overline">{category}</Typography>
              <Typography variant="note" sx={{ color: 'muted' }}>
                {surveys.position(policyHeadings.indexOf(heading) + 1, policyHeadings.length)}
              </Typography>
            </Kicker>
          }
          title={
            <Typography id={titleId} variant="h3" component="h1" tabIndex={-1}>
              {title}
            </Typography>
          }
          listen={<ListenButton title={title} listening={listening} />}
        />
        <StaticPolicyText id={id} part="page" />
        <ListenPlayer title={title} listening={listening} />
      </Column>
      <Rail>
        <AnswerBox>
          <PolicyAnswer on="page" {...answer} />
        </AnswerBox>
        <BelowAnswers data-screen-only>{rail}</BelowAnswers>
      </Rail>
      <Column>
        {below}
        <PolicyFoot heading={heading} />
        {children}
      </Column>
    </Article>
  );
}
