import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import { useEffect, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { language } from 'words/language';
import { site } from 'words/site';
import { languageIds, languages } from '../content/languages';
import { voteSite } from '../lib/officialSites';
import { pathIn, paths, sitePath } from '../lib/paths';
import { ExternalLink } from '../ui/ExternalLink';
import { CrossIcon, MenuIcon } from '../ui/icons';
import { color, serif } from '../ui/palette';
import { inRoomOf, text } from '../ui/tokens';
import { useHydrated } from '../lib/useHydrated';
import { findPlace } from './pages';

const menuId = 'main-menu';
/**
 * Below this width of the bar the links do not fit beside the name, and a menu button is shown. A media query would
 * ignore text enlarged on the page; a container query in `rem` does not.
 */
const wide = inRoomOf('header');

const Bar = styled(AppBar)({ containerType: 'inline-size' });

const Row = styled(Toolbar)({
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 8,
  // Without this padding the name, centered in MUI's minimum height, would jump up when the open menu enlarges the bar.
  paddingBlock: 8,
  [wide]: { columnGap: 24 },
});

const HomeLink = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 48,
  color: 'inherit',
  textDecoration: 'none',
});

const MenuButton = styled(Button)({
  display: 'none',
  // Without scripts the menu button would do nothing, so the links stay visible.
  'html[data-scripts] &': { display: 'inline-flex', [wide]: { display: 'none' } },
  gap: 8,
  padding: '0 12px',
  marginInlineEnd: -12,
  fontWeight: 650,
});

/**
 * The language link and the menu button. The link is outside the menu at any width, as somebody who cannot read this
 * language would not open the menu. It precedes the menu's links in the HTML, so it is also drawn before them:
 * otherwise keyboard focus would jump from the end of the bar to its middle.
 */
const LanguageAndMenu = styled('div')({ display: 'flex', alignItems: 'center', gap: 8 });

const Nav = styled('nav')({
  flexBasis: '100%',
  'html[data-scripts] &[data-open=false]': { display: 'none' },
  [wide]: {
    flexBasis: 'auto',
    marginInlineStart: 'auto',
    'html[data-scripts] &[data-open=false]': { display: 'block' },
  },
});

const Links = styled('ul')({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: '0 0 4px',
  listStyle: 'none',
  [wide]: { flexDirection: 'row', gap: 24, padding: 0 },
});

const navItem = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 48,
  color: 'inherit',
  textDecoration: 'none',
  fontSize: text.label.fontSize,
  fontWeight: 650,
  borderBlock: '3px solid transparent',
  '&:hover': { borderBlockEndColor: color('control') },
  '&[aria-current=page]': { borderBlockEndColor: 'currentColor' },
  // Forced colours make transparent borders visible, so every link would look like the current page.
  '@media (forced-colors: active)': {
    borderColor: 'Canvas',
    '&[aria-current=page]': { borderBlockEndColor: 'Highlight' },
  },
};

const NavItem = styled(NavLink)(navItem);
const VoteLink = styled(ExternalLink)(navItem);

/** A plain `a`: the other language is another build, whose pages React Router's `Link` cannot open. */
const LanguageLink = styled('a')(navItem);

const Name = styled('span')({ fontFamily: serif, fontWeight: 700, fontSize: text.lead.fontSize });

function Logo() {
  return (
    <>
      <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true">
        <path
          d="M17 3C8.7 3 2 8.6 2 15.6c0 4 2.2 7.5 5.6 9.800L6.8 31l6.3-3.300c1.3.3 2.6.4 3.9.4 8.3 0 15-5.6 15-12.5S25.3 3 17 3Z"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
        />
        <circle cx="10.2" cy="15.6" r="2.7" fill="#5fd08f" />
        <circle cx="17" cy="15.6" r="2.7" fill={color('undecided')} />
        <circle cx="23.8" cy="15.6" r="2.7" fill="#ff8a80" />
      </svg>
      <Name>{site.name}</Name>
    </>
  );
}

const items = [
  { to: paths.surveys, label: site.nav.surveys },
  { to: paths.myAnswers, label: site.nav.myAnswers },
  { to: paths.letter, label: site.nav.letter },
  { to: paths.education, label: site.nav.education },
  { to: paths.register, label: site.nav.register },
];

const otherLanguages = languageIds.filter((id) => id !== language);

/**
 * Links to the same page in the other language. Query and fragment (a shared code, for instance) are added once the app
 * runs: hydration would fail with them, as the prerendered page does not know them.
 */
function LanguageLinks() {
  const { pathname, search, hash } = useLocation();
  const isPrinted = !useHydrated();
  const place = findPlace(sitePath(pathname));
  // One prerendered page serves all unknown addresses, so its language links can lead to the start page only.
  const printed = place?.isKnown ? place.path : paths.home;
  const address = isPrinted ? printed : pathname + search + hash;
  return otherLanguages.map((id) => (
    <LanguageLink key={id} href={pathIn(id, address)} hrefLang={languages[id].tag} lang={languages[id].tag}>
      {languages[id].name}
    </LanguageLink>
  ));
}

export function Header() {
  const { pathname } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  // The menu is open only on the screen where it was opened, so following a link closes it.
  const open = openOn === pathname;

  useEffect(() => {
    if (!open) return undefined;
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      setOpenOn(null);
      button.current?.focus();
    }
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open]);

  return (
    <Bar data-screen-only>
      <Container>
        <Row>
          <HomeLink to={paths.home} aria-label={site.homeLink}>
            <Logo />
          </HomeLink>
          <LanguageAndMenu>
            <LanguageLinks />
            <MenuButton
              ref={button}
              color="inherit"
              aria-expanded={open}
              aria-controls={menuId}
              onClick={() => setOpenOn(open ? null : pathname)}
            >
              {open ? <CrossIcon /> : <MenuIcon />}
              <span>{site.openMenu}</span>
            </MenuButton>
          </LanguageAndMenu>
          <Nav id={menuId} aria-label={site.mainMenu} data-open={open}>
            <Links>
              {items.map(({ to, label }) => (
                <li key={to}>
                  <NavItem to={to} onClick={() => setOpenOn(null)}>
                    {label}
                  </NavItem>
                </li>
              ))}
              {/* Beside "Register", the site's own form, which visitors might take for registering to vote. */}
              <li>
                <VoteLink href={voteSite}>{site.nav.vote}</VoteLink>
              </li>
            </Links>
          </Nav>
        </Row>
      </Container>
    </Bar>
  );
}
