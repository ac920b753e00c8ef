import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import type { Ref } from 'react';
import { register as words } from 'words/register';
import { skipTo } from '../../lib/skipTo';
import type { FieldName } from './formValues';

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
    <Alert
      severity="error"
      variant="outlined"
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-labelledby="register-problems"
      aria-describedby="register-problem-list"
    >
      <AlertTitle component="h2" id="register-problems" sx={{ marginBlockEnd: 1 }}>
        {words.problems}
      </AlertTitle>
      <ul id="register-problem-list">
        {problems.map(({ name, text }) => (
          <li key={name}>
            <Link href={`#${fieldId(name)}`} onClick={skipTo}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
