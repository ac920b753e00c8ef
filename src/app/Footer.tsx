import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { operator } from 'words/operator';
import { release } from 'words/release';
import { site } from 'words/site';
import { SchemeSwitch } from './appearance/SchemeSwitch';
import { applyRelease, selectReleaseReady } from './release/releaseSlice';
import { useAppSelector } from '../lib/hooks';
import { contactLink, eraseId, paths } from '../lib/paths';
import { color } from '../ui/palette';
import { hairline, text } from '../ui/tokens';
import { useHydrated } from '../lib/useHydrated';

const Foot = styled('footer')({
  marginBlockStart: 96,
  paddingBlock: 48,
  borderBlockStart: hairline,
  color: color('muted'),
  fontSize: text.note.fontSize,
});

const Columns = styled(Container)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px 32px',
  justifyContent: 'space-between',
});

const Links = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 24,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // Otherwise a long email address, which may be wider than a phone, makes the page scroll sideways.
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 32,
    color: color('ink'),
    overflowWrap: 'anywhere',
  },
  '@media (pointer: coarse)': { '& a': { minHeight: 44 } },
});

const Text = styled('p')({ margin: 0 });

const links = [
  { to: paths.myAnswers, label: site.footer.myAnswers },
  { to: paths.privacyPolicy, label: site.footer.privacy },
  { to: paths.cookiePolicy, label: site.footer.cookies },
  { to: paths.about, label: site.footer.about },
  { to: paths.accessibility, label: site.footer.accessibility },
  { to: `${paths.cookiePolicy}#${eraseId}`, label: site.footer.shared },
];

export function Footer() {
  // Starts with the year of the build, as hydration needs the same text as the prerendered page.
  const year = useHydrated() ? new Date().getFullYear() : BUILD_YEAR;
  const isReleaseReady = useAppSelector(selectReleaseReady);
  return (
    <Foot data-screen-only>
      <Columns>
        <div>
          <Text>{site.footer.copyright(year)}</Text>
          <Text>{site.footer.notGovernment}</Text>
          <Text>{OPERATOR ? operator.footer(OPERATOR.name) : operator.footerNone}</Text>
          <Text>{operator.version(SITE_VERSION)}</Text>
        </div>
        <nav aria-label={site.footer.label}>
          <Links>
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
            <li>
              <a href={contactLink}>{CONTACT_EMAIL}</a>
            </li>
          </Links>
        </nav>
        {/* The notice about a new release disappears after some seconds; this button stays for those who missed it. */}
        {isReleaseReady && (
          <Button variant="outlined" onClick={() => void applyRelease()}>
            {release.reload}
          </Button>
        )}
        <SchemeSwitch />
      </Columns>
    </Foot>
  );
}
