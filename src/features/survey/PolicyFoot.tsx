import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { surveys } from 'words/surveys';
import type { PolicyHeading } from '../../content/types';
import { contactLinkAbout } from '../../lib/paths';
import { CopyLink } from './CopyLink';
import { FootLink } from './FootLink';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 16,
});

interface PolicyFootProps {
  readonly heading: PolicyHeading;
  readonly children?: ReactNode;
}

/** What else can be done with a card. */
export function PolicyFoot({ heading, children }: PolicyFootProps) {
  const { id, title } = heading;
  return (
    <Row data-screen-only>
      <CopyLink heading={heading} />
      {children}
      <FootLink
        href={contactLinkAbout(surveys.reportSubject(id, title))}
        aria-label={surveys.reportLabel(title)}
      >
        {surveys.report}
      </FootLink>
    </Row>
  );
}
