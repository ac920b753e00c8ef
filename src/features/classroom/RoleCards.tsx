import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lesson } from 'words/lesson';
import { policyHeadings } from 'words/policyHeadings';
import { surveys } from 'words/surveys';
import type { PolicyId } from '../../content/policyIds';
import { AnswerIcon } from '../../ui/icons';
import { PaperSheet } from './PaperSheet';

const { wall: words } = lesson;

/** So few that four policies with long names have room. */
const cardsOnSheet = 6;

/**
 * A sheet of cards to cut apart. Two cards beside each other are a pair, one for each side of every policy, so half of a
 * class argues for each side; and nobody argues for the same side throughout.
 */
export function RoleCards({ policies }: { readonly policies: readonly PolicyId[] }) {
  const headings = policyHeadings.filter(({ id }) => policies.includes(id));
  return (
    <PaperSheet sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gridAutoRows: '1fr', gap: 0 }}>
      {Array.from({ length: cardsOnSheet }, (_, card) => (
        <Box
          key={card}
          sx={{
            display: 'grid',
            alignContent: 'center',
            gap: 3,
            padding: 4,
            border: '1px dashed',
            breakInside: 'avoid',
          }}
        >
          <Typography variant="wall" sx={{ fontWeight: 650 }}>
            {words.role}
          </Typography>
          {headings.map(({ id, title }, place) => {
            const side = (card + place) % 2 === 0 ? 'yes' : 'no';
            return (
              <Typography key={id} variant="body1" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
                <AnswerIcon answer={side} />
                <Box component="strong" sx={{ flexShrink: 0 }}>
                  {surveys.answers[side]}
                </Box>
                {title}
              </Typography>
            );
          })}
          <Typography variant="note">{words.roleNote}</Typography>
        </Box>
      ))}
    </PaperSheet>
  );
}
