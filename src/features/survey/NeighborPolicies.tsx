import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { policyHeadings } from 'words/policyHeadings';
import { surveys } from 'words/surveys';
import type { PolicyHeading } from '../../content/types';
import { policyPath } from '../../lib/paths';
import { hairline, hovered } from '../../theme/tokens';
import { text } from '../../theme/typography';
import { ArrowIcon, BackIcon } from '../../ui/icons';

const words = surveys.policyPage;

const Neighbors = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '8px 24px',
  marginBlockStart: 48,
  paddingBlockStart: 16,
  borderBlockStart: hairline,
});

const Neighbor = styled(Link)({
  flex: '1 1 9rem',
  display: 'flex',
  // Titles of one line and of two begin at the same height.
  alignItems: 'start',
  gap: 16,
  minHeight: 56,
  ...text.label,
  textDecoration: 'none',
  ...hovered,
  '&[rel=next]': { justifyContent: 'end', textAlign: 'end' },
});

const Direction = styled('small')({ display: 'block', ...text.note });

export function NeighborPolicies({ heading }: { readonly heading: PolicyHeading }) {
  const place = policyHeadings.indexOf(heading);
  const neighbors = [
    { rel: 'prev', label: words.previous, to: policyHeadings[place - 1] },
    { rel: 'next', label: words.next, to: policyHeadings[place + 1] },
  ];
  return (
    <Neighbors aria-label={words.others} data-screen-only>
      {neighbors.map(
        ({ rel, label, to }) =>
          to && (
            <Neighbor key={rel} rel={rel} href={policyPath(to.slug)}>
              {rel === 'prev' && <BackIcon />}
              <span>
                <Direction>{label} </Direction>
                {to.title}
              </span>
              {rel === 'next' && <ArrowIcon />}
            </Neighbor>
          ),
      )}
    </Neighbors>
  );
}
