import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { myAnswers } from '../../content/en/myAnswers';
import { paths } from '../../paths';

const words = myAnswers.actions;

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 24px',
  marginBlockStart: 16,
  fontSize: '0.9375rem',
  '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  '@media print': { display: 'none' },
});

/** Without scripts a button could do nothing. */
const Buttons = styled('span')({ display: 'none', 'html[data-scripts] &': { display: 'contents' } });

/** What can be done with the answers as a whole. @param children stand at the end of the row. */
export function AnswersActions({ children }: { readonly children: ReactNode }) {
  return (
    <Row role="group" aria-label={words.label}>
      <Buttons>
        <Button
          variant="outlined"
          onClick={() => {
            window.print();
          }}
        >
          {words.print}
        </Button>
      </Buttons>
      <Link to={paths.share}>{words.share}</Link>
      <Link to={paths.compare}>{words.compare}</Link>
      <Buttons>{children}</Buttons>
    </Row>
  );
}
