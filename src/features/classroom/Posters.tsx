import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { lesson } from 'words/lesson';
import { policyHeadings } from 'words/policyHeadings';
import { surveys } from 'words/surveys';
import type { Answer } from '../../content/answerIds';
import { sides } from '../../content/argumentIds';
import type { PolicyId } from '../../content/policyIds';
import type { PolicyHeading } from '../../content/types';
import { policyPath, wholeLink } from '../../lib/paths';
import { color } from '../../theme/palette';
import { text as roles } from '../../theme/typography';
import { AnswerIcon } from '../../ui/icons';
import { QrFigure } from '../../ui/QrCode';
import { PaperSheet } from './PaperSheet';
import { posterPoints } from './posterPoints';
import { answersLeftToRight } from './tallyGroup';

const { wall: words } = lesson;

/** Words, icon and kind of line, so that the fields differ on a printer without colours too. */
const edges: Readonly<Record<Answer, string>> = {
  yes: `6px solid ${color('yes')}`,
  undecided: `6px dashed ${color('undecidedBorder')}`,
  no: `6px double ${color('no')}`,
};

const Field = styled('div')({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  // The words at the top, the dots below them.
  alignContent: 'start',
  flexWrap: 'wrap',
  gap: 8,
  padding: 12,
  ...roles.wall,
  fontWeight: 650,
});

/** A sheet for the wall of a class without phones for each picked policy. Sizes follow the sheet, up to A3. */
export function Posters({ policies }: { readonly policies: readonly PolicyId[] }) {
  return policyHeadings
    .filter(({ id }) => policies.includes(id))
    .map((heading) => <Poster key={heading.id} {...heading} />);
}

function Poster({ id, slug, title, question }: PolicyHeading) {
  const link = wholeLink(policyPath(slug));
  const { qr } = words;
  return (
    <PaperSheet>
      <Typography variant="wall" component="h3">
        {title}
      </Typography>
      <Typography variant="wallQuestion">{question}</Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 5 }}>
        {sides.map((side) => (
          <div key={side}>
            <Typography variant="wall" component="h4" sx={{ fontWeight: 650 }}>
              {words.sides[side]}
            </Typography>
            <Box component="ul" sx={{ margin: 0, paddingInlineStart: 5 }}>
              {posterPoints(id, side).map((point) => (
                <Typography key={point} variant="wall" component="li">
                  {point}
                </Typography>
              ))}
            </Box>
          </div>
        ))}
      </Box>
      <Typography variant="wall" sx={{ fontWeight: 650 }}>
        {words.dot}
      </Typography>
      <Box sx={{ flex: 1, display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 4 }}>
        {answersLeftToRight.map((answer) => (
          <Field key={answer} sx={{ border: edges[answer] }}>
            <AnswerIcon answer={answer} />
            {surveys.answers[answer]}
          </Field>
        ))}
      </Box>
      <QrFigure
        size="poster"
        link={link}
        words={{
          label: qr.label,
          failed: `${qr.text} ${link}`,
          text: <Typography variant="wall">{`${qr.text} ${link}`}</Typography>,
        }}
      />
    </PaperSheet>
  );
}
