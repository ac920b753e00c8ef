import { styled } from '@mui/material/styles';
import type { Ref } from 'react';
import { register as words } from 'words/register';
import { skipTo } from '../../lib/skipTo';
import { color } from '../../ui/palette';
import type { FieldName } from './formValues';

const Box = styled('div')({
  padding: '16px 20px',
  border: `3px solid ${color('no')}`,
  borderRadius: 12,
  overflowWrap: 'anywhere',
  '& h2': { margin: 0, font: 'inherit', fontWeight: 650 },
  '& ul': { margin: '8px 0 0' },
  '& a': { display: 'inline-block', paddingBlock: 4, color: color('no') },
});

/** The id of a field of the form, which the summary leads to. */
export const fieldId = (name: FieldName) => `register-${name}`;

interface ErrorSummaryProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly problems: readonly { readonly name: FieldName; readonly text: string }[];
}

/**
 * All that keeps the form from being stored, each with a link to its field: the pattern of GOV.UK. The form gives it
 * the focus. With the focus on the first field, a screen reader tells of that field only.
 */
export function ErrorSummary({ ref, problems }: ErrorSummaryProps) {
  return (
    <Box
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-labelledby="register-problems"
      aria-describedby="register-problem-list"
    >
      <h2 id="register-problems">{words.problems}</h2>
      <ul id="register-problem-list">
        {problems.map(({ name, text }) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`} onClick={skipTo}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Box>
  );
}
