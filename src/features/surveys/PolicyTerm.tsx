import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { glossary } from 'words/glossary';
import { surveys } from 'words/surveys';
import type { GlossaryId } from '../../content/pageTypes';
import { paths } from '../../paths';
import { Meaning, Term } from '../../ui/termStyles';

/** The browser shows and hides it, above everything else, wherever it stands in the text. */
const Popover = styled(Meaning)({
  '&:not(:popover-open)': { display: 'none' },
  insetBlockStart: 'auto',
});

interface CardTermProps {
  /** Different for each term of each card: many cards share a page. */
  readonly id: string;
  readonly term: GlossaryId;
  readonly children: string;
}

/**
 * A term on a card, which opens its meaning by the browser's own popover. `GlossaryTerm` can't stand here: a card is shown
 * as it was printed and is never hydrated, so nothing in it hears React.
 */
export function PolicyTerm({ id, term, children }: CardTermProps) {
  return (
    <span>
      <Term type="button" popoverTarget={id}>
        {children}
      </Term>
      <Popover popover="auto" id={id}>
        {glossary.find((entry) => entry.id === term)?.definition}
        <Link to={`${paths.education}#term-${term}`}>{surveys.glossary}</Link>
      </Popover>
    </span>
  );
}
