import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { site } from 'words/site';
import { surveys } from 'words/surveys';
import type { PolicyHeading } from '../../content/types';
import { contactLinkAbout, paths } from '../../lib/paths';
import { text } from '../../theme/typography';
import { CopyLink } from './CopyLink';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 24,
});

export const FootLink = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  ...text.note,
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
      <FootLink href={paths.about}>{site.footer.about}</FootLink>
    </Row>
  );
}
