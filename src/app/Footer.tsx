import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { operator } from 'words/operator';
import { release } from 'words/release';
import { site } from 'words/site';
import { SchemeSwitch } from './appearance/SchemeSwitch';
import { applyRelease, selectReleaseReady } from './release/releaseSlice';
import { useAppSelector } from '../lib/hooks';
import { contactLink, eraseId, paths } from '../lib/paths';
import { useToday } from '../lib/today';
import { upTo, width } from '../theme/tokens';

const words = site.footer;

/** What the bar does not lead to, and the visitor's own page. */
const takePart = [
  { href: paths.myAnswers, label: words.myAnswers },
  { href: paths.compare, label: words.compare },
  { href: paths.group, label: words.group },
];

const aboutTheSite = [
  { href: paths.about, label: words.about },
  { href: paths.privacyPolicy, label: words.privacy },
  { href: paths.cookiePolicy, label: words.cookies },
  { href: paths.accessibility, label: words.accessibility },
  { href: contactLink, label: CONTACT_EMAIL },
];

interface LinkColumnProps {
  readonly title: string;
  readonly links: readonly { readonly href: string; readonly label: string }[];
}

function LinkColumn({ title, links }: LinkColumnProps) {
  return (
    <nav aria-label={title}>
      <Typography variant="label" component="p">
        {title}
      </Typography>
      <List>
        {links.map(({ href, label }) => (
          <ListItem key={href} disablePadding>
            <FooterLink href={href}>{label}</FooterLink>
          </ListItem>
        ))}
      </List>
    </nav>
  );
}

/** Large enough for a finger; an email address may be wider than its column. */
function FooterLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <Link
      href={href}
      variant="body2"
      underline="hover"
      sx={{
        color: 'inherit',
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: 44,
        // Two links of two lines each would otherwise read as one text of four.
        paddingBlock: '4px',
        overflowWrap: 'anywhere',
        '&:focus-visible': { outlineColor: 'currentColor' },
      }}
    >
      {children}
    </Link>
  );
}

/** A component of its own: the year is looked up once the page is hydrated, which would render the whole footer again. */
function Copyright() {
  const year = Number(useToday().slice(0, 4));
  return <Typography variant="note">{words.copyright(year)}</Typography>;
}

/** For all but the two lists of links, which stand beside each other on a phone. */
const ownRow = { [upTo('sm')]: { gridColumn: '1 / -1' } } as const;

export function Footer() {
  const isReleaseReady = useAppSelector(selectReleaseReady);
  return (
    <AppBar component="footer" data-screen-only sx={{ mt: 9, py: 7 }}>
      <Container
        sx={{
          display: 'grid',
          gap: '32px 24px',
          gridTemplateColumns: {
            // If the second were narrower, it would break the contact address at 360 px.
            xs: 'minmax(0, 9fr) minmax(0, 11fr)',
            // The last begins where the rail of the pages does (`textAndRail`).
            lg: `7fr 6fr 7fr ${width.rail}px`,
          },
        }}
      >
        <Box sx={{ ...ownRow, display: 'grid', gap: 3, alignContent: 'start' }}>
          <Typography variant="h3" component="p">
            {site.name}
          </Typography>
          <Typography variant="note">{words.notGovernment}</Typography>
          <Typography variant="note">
            {OPERATOR ? operator.footer(OPERATOR.name) : operator.footerNone}
          </Typography>
          <Copyright />
        </Box>
        <LinkColumn title={words.takePart} links={takePart} />
        <LinkColumn title={words.label} links={aboutTheSite} />
        <Box sx={{ ...ownRow, display: 'grid', gap: 4, alignContent: 'start', justifyItems: 'start' }}>
          <div>
            <Typography variant="label" component="p">
              {words.thisDevice}
            </Typography>
            <FooterLink href={`${paths.cookiePolicy}#${eraseId}`}>{words.shared}</FooterLink>
          </div>
          <SchemeSwitch />
          {/* The notice about a new release disappears after some seconds; this button stays for those who missed it. */}
          {isReleaseReady && (
            <Button variant="outlined" color="inherit" onClick={() => void applyRelease()}>
              {release.reload}
            </Button>
          )}
          <Typography variant="note">{operator.version(SITE_VERSION)}</Typography>
        </Box>
      </Container>
    </AppBar>
  );
}
