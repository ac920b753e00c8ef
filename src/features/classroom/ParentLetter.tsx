import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lesson } from 'words/lesson';
import { policyHeadings } from 'words/policyHeadings';
import type { PolicyId } from '../../content/policyIds';
import { classPath, paths, wholeLink } from '../../lib/paths';
import { encodeClass } from '../sharing/classCode';
import type { AnswerMode } from './answerModes';

const { by, letter } = lesson;

interface ParentLetterProps {
  readonly answerMode: AnswerMode;
  /** Empty until enough are picked: the letter then has blanks to fill in. */
  readonly policies: readonly PolicyId[];
}

export function ParentLetter({ answerMode, policies }: ParentLetterProps) {
  const titles = policyHeadings.filter(({ id }) => policies.includes(id)).map(({ title }) => title);
  // Not the page of the class for a class without phones: it promises students a code, which they would not get.
  const address =
    answerMode === 'hands' ? paths.surveys : policies.length > 0 && classPath(encodeClass(policies));
  const paragraphs = [
    letter.greeting,
    letter.about(titles.join(', ') || letter.policies),
    letter.choice,
    by[answerMode].letter,
    letter.closing,
    address ? wholeLink(address) : letter.address,
    letter.signature,
  ];
  return (
    <Box component="section" data-parent-letter sx={{ display: 'grid', gap: 3 }}>
      <Typography variant="label" component="h4">
        {letter.heading}
      </Typography>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          {paragraph.split(/(\([^)]+\))/).map((text, at) =>
            at % 2 === 0 ? (
              text
            ) : (
              <span key={text} data-blank>
                {text}
              </span>
            ),
          )}
        </p>
      ))}
    </Box>
  );
}
