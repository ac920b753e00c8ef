import { styled } from '@mui/material/styles';
import { surveys } from '../../content/en/surveys';
import type { PolicyHeading } from '../../content/types';
import { contactLinkAbout } from '../../paths';

const Report = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  '@media print': { display: 'none' },
});

/** Opens the visitor's own mail program, with a subject that says which card it is about. */
export function ReportLink({ heading: { id, title } }: { readonly heading: PolicyHeading }) {
  return (
    <Report href={contactLinkAbout(surveys.reportSubject(id, title))} aria-label={surveys.reportLabel(title)}>
      {surveys.report}
    </Report>
  );
}
