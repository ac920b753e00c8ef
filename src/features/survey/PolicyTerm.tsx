import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { glossary } from 'words/glossary';
import { surveys } from 'words/surveys';
import type { GlossaryId } from '../../content/pageTypes';
import { paths } from '../../lib/paths';
import { MeaningPopover, PopoverTerm, TermBox } from '../../ui/Term';

const AllTerms = styled(Link)({ display: 'block', paddingBlock: 4 });

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
    <TermBox>
      <PopoverTerm type="button" popoverTarget={id}>
        {children}
      </PopoverTerm>
      <MeaningPopover popover="auto" id={id}>
        {glossary.find((entry) => entry.id === term)?.definition}
        <AllTerms href={`${paths.education}#term-${term}`}>{surveys.glossary}</AllTerms>
      </MeaningPopover>
    </TermBox>
  );
}
