import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { operator } from 'words/operator';
import { release } from 'words/release';
import { site } from 'words/site';
import { SchemeSwitch } from './appearance/SchemeSwitch';
import { applyRelease, selectReleaseReady } from './release/releaseSlice';
import { useAppSelector } from '../lib/hooks';
import { contactLink, eraseId, paths } from '../lib/paths';
import { LinkRow, ShellRow } from '../ui/layout';
import { color } from '../theme/palette';
import { hairline } from '../theme/tokens';
import { text } from '../theme/typography';
import { useToday } from '../lib/today';

const Foot = styled('footer')({
  marginBlockStart: 96,
  paddingBlock: 48,
  borderBlockStart: hairline,
  color: color('muted'),
  ...text.note,
});

const links = [
  { to: paths.myAnswers, label: site.footer.myAnswers },
  { to: paths.privacyPolicy, label: site.footer.privacy },
  { to: paths.cookiePolicy, label: site.footer.cookies },
  { to: paths.about, label: site.footer.about },
  { to: paths.accessibility, label: site.footer.accessibility },
  { to: `${paths.cookiePolicy}#${eraseId}`, label: site.footer.shared },
];

export function Footer() {
  const year = Number(useToday().slice(0, 4));
  const isReleaseReady = useAppSelector(selectReleaseReady);
  return (
    <Foot data-screen-only>
      <ShellRow>
        <div>
          <p>{site.footer.copyright(year)}</p>
          <p>{site.footer.notGovernment}</p>
          <p>{OPERATOR ? operator.footer(OPERATOR.name) : operator.footerNone}</p>
          <p>{operator.version(SITE_VERSION)}</p>
        </div>
        <nav aria-label={site.footer.label}>
          <LinkRow as="ul" role="list">
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
            <li>
              <a href={contactLink}>{CONTACT_EMAIL}</a>
            </li>
          </LinkRow>
        </nav>
        {/* The notice about a new release disappears after some seconds; this button stays for those who missed it. */}
        {isReleaseReady && (
          <Button variant="outlined" onClick={() => void applyRelease()}>
            {release.reload}
          </Button>
        )}
        <SchemeSwitch />
      </ShellRow>
    </Foot>
  );
}
