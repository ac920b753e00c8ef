import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { language } from 'words/language';
import { site } from 'words/site';
import { languageIds, languages } from '../content/languages';
import { voteSite } from '../lib/officialSites';
import { pathIn, paths, sitePath } from '../lib/paths';
import { ExternalLink } from '../ui/ExternalLink';
import { CrossIcon, MenuIcon } from '../ui/icons';
import { Cluster, ShellRow } from '../ui/layout';
import { color, serif } from '../theme/palette';
import { inRoomOf } from '../theme/tokens';
import { text } from '../theme/typography';
import { useHydrated } from '../lib/useHydrated';
import { mainMenu } from './mainMenu';
import { findPlace } from './pages';

const menuId = 'main-menu';

/** Scrolls away with the page, so that it never covers a focused element. */
const Bar = styled('header')({
  containerType: 'inline-size',
  background: color('bar'),
  color: color('onBar'),
  // Seen in forced colours only, which remove the background.
  borderBlockEnd: '1px solid transparent',
  '& :focus-visible': { outlineColor: 'currentColor' },
  '& :is(a, button)': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 48,
    margin: 0,
    padding: 0,
    color: 'inherit',
    fontSize: text.label.fontSize,
    fontWeight: 650,
    textDecoration: 'none',
    textDecorationThickness: 3,
    textUnderlineOffset: '0.6em',
  },
  '& li a:is(:hover, [aria-current=page])': { textDecorationLine: 'underline' },
  '& b': { fontFamily: serif, fontWeight: 700, fontSize: text.lead.fontSize },
  '& nav': { flexBasis: '100%' },
  'html[data-scripts] & [data-open=false]': { display: 'none' },
  // Where the links fit beside the name there is no menu button. A media query would ignore text enlarged on the page;
  // a container query in `rem` does not.
  [inRoomOf('header')]: {
    '& button': { display: 'none' },
    '& nav': { flexBasis: 'auto', marginInlineStart: 'auto' },
    'html[data-scripts] & [data-open]': { display: 'block' },
    '& ul': { display: 'flex', gap: 24 },
  },
});

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
        <circle cx="10.2" cy="15.6" r="2.7" fill="currentColor" />
        <circle cx="17" cy="15.6" r="2.7" fill="currentColor" />
        <circle cx="23.8" cy="15.6" r="2.7" fill="currentColor" />
      </svg>
      <b>{site.name}</b>
    </>
  );
}

const otherLanguages = languageIds.filter((id) => id !== language);

/**
 * Links to the same page in the other language, which is another build: React Router's `Link` cannot open it. Query and fragment (a shared code, for instance) are added once the app
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
    <a key={id} href={pathIn(id, address)} hrefLang={languages[id].tag} lang={languages[id].tag}>
      {languages[id].name}
    </a>
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
      <ShellRow>
        <Link to={paths.home} aria-label={site.homeLink}>
          <Logo />
        </Link>
        {/* The language link is outside the menu at any width, as somebody who cannot read this language would not open
            it. It precedes the menu's links in the HTML, so it is drawn before them: otherwise keyboard focus would jump
            from the end of the bar to its middle. */}
        <Cluster>
          <LanguageLinks />
          <button
            ref={button}
            type="button"
            data-needs-scripts
            aria-expanded={open}
            aria-controls={menuId}
            onClick={() => setOpenOn(open ? null : pathname)}
          >
            {open ? <CrossIcon /> : <MenuIcon />}
            <span>{site.openMenu}</span>
          </button>
        </Cluster>
        <nav id={menuId} aria-label={site.mainMenu} data-open={open}>
          <ul role="list">
            {mainMenu.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} onClick={() => setOpenOn(null)}>
                  {label}
                </NavLink>
              </li>
            ))}
            {/* Beside "Register", the site's own form, which visitors might take for registering to vote. */}
            <li>
              <ExternalLink href={voteSite}>{site.nav.vote}</ExternalLink>
            </li>
          </ul>
        </nav>
      </ShellRow>
    </Bar>
  );
}
