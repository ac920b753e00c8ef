import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { glossary } from 'words/glossary';
import { surveys } from 'words/surveys';
import type { GlossaryId } from '../../content/pageTypes';
import { paths } from '../../lib/paths';
import { Meaning, Term } from '../../ui/termStyles';

/** Shown and hidden by the browser, above everything else, so that no box around the term can cut it off. */
const Popover = styled(Meaning)({
  // Not hidden by `:not(:popover-open)`: browsers without popovers drop such a rule and would show every meaning.
  display: 'none',
  '@media screen': { '&:popover-open': { display: 'block' } },
  insetBlockStart: 'auto',
});

interface PolicyTermProps {
  /** Different for each term of each card on the page, or the button would open the meaning on another card. */
  readonly id: string;
  readonly term: GlossaryId;
  readonly children: string;
}

/**
 * A term on a card, which opens its meaning by the browser's own popover. `GlossaryTerm` would do nothing here: a
 * card's text stays as it was prerendered and is never hydrated (`StaticPolicyText.tsx`), so no React handler is
 * attached.
 */
export function PolicyTerm({ id, term, children }: PolicyTermProps) {
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
