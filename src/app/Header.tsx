import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { language } from 'words/language';
import { site } from 'words/site';
import { languageIds, languages } from '../content/languages';
import { policyIds } from '../content/policyIds';
import { selectProgress } from '../features/answers/votesSlice';
import { useAppSelector } from '../lib/hooks';
import { voteSite } from '../lib/officialSites';
import { pathIn, paths, sitePath } from '../lib/paths';
import { useHydrated } from '../lib/useHydrated';
import { color } from '../theme/palette';
import { overlayShadow } from '../theme/surfaces';
import { gutter, inRoomOf } from '../theme/tokens';
import { text } from '../theme/typography';
import { MenuIcon } from '../ui/icons';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { mainMenu } from './mainMenu';
import { findPlace } from './pages';

const menuId = 'main-menu';

/** Letters of all links. English has 63, Spanish 77, which in a narrower window would take a second row. */
const letters = [...mainMenu.map(({ label }) => label), site.nav.vote].join('').length;

/** Where the links stand beside the name, and where they have room to stand 24 px apart. */
const [oneLine, farApart] =
  letters < 70
    ? [inRoomOf('header'), inRoomOf('longHeader')]
    : [inRoomOf('longHeader'), inRoomOf('wideHeader')];

/** In the bar's own color, which both schemes have dark. */
const onBar = { color: 'inherit', '&:focus-visible': { outlineColor: 'currentColor' } } as const;

const BarLink = styled(Link)({
  ...onBar,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 48,
  ...text.label,
  textDecoration: 'none',
  // One line below all of its parts.
  '&:hover::after, &[aria-current=page]::after': {
    content: "''",
    position: 'absolute',
    inset: 'auto 0 4px',
    borderBlockEnd: '3px solid',
  },
}) as typeof Link;

/** Where there is room for the links beside the name there is no menu. */
const inFlow = {
  display: 'block',
  position: 'static',
  inlineSize: 'auto',
  padding: 0,
  borderRadius: 0,
  boxShadow: 'none',
  overflow: 'visible',
} as const;

/**
 * The browser's own popover, a sheet at the lower edge where a thumb reaches: the menu opens before, and without, any
 * script of ours, and Escape, a press beside it and a second press on its button close it. MUI's Drawer is drawn by
 * scripts only. Where the browser knows no popover, and without scripts, the links stand in the bar. A media query would
 * ignore text enlarged on the page; a container query in `rem` does not.
 */
const Menu = styled('nav')({
  position: 'fixed',
  inset: 'auto 0 0',
  inlineSize: 'auto',
  maxBlockSize: '100dvh',
  margin: 0,
  border: 0,
  padding: `16px ${gutter} calc(16px + env(safe-area-inset-bottom, 0px))`,
  borderRadius: '16px 16px 0 0',
  boxShadow: overlayShadow,
  background: color('bar'),
  color: color('onBar'),
  '&::backdrop': { background: 'rgb(0 0 0 / 40%)' },
  'html:not([data-scripts]) &': { ...inFlow, flexBasis: '100%' },
  '@supports not selector(:popover-open)': { ...inFlow, flexBasis: '100%' },
  [oneLine]: { '&, html:not([data-scripts]) &': { ...inFlow, flex: 'auto' } },
});

const MenuLinks = styled(List)({
  [oneLine]: { display: 'flex', alignItems: 'center', gap: 12 },
  [farApart]: { gap: 24 },
});

const MenuRow = styled(ListItem)({
  inlineSize: 'auto',
  minHeight: 56,
  [oneLine]: { minHeight: 0 },
});

const MenuButton = styled(Button)({
  ...onBar,
  paddingInline: 8,
  // So that its word ends where the page's text does.
  marginInlineEnd: -8,
  '@supports not selector(:popover-open)': { display: 'none' },
  [oneLine]: { display: 'none' },
});

/** How many are answered; its space is free before stored answers are loaded, so that nothing moves. */
const Count = styled('span')({
  fontVariantNumeric: 'tabular-nums',
  minInlineSize: '2.6em',
  'html:not([data-answers]) &:empty': { display: 'none' },
});

function AnswersCount() {
  const { answered } = useAppSelector(selectProgress);
  // Hidden from screen readers: the page of answers says it in words.
  return <Count aria-hidden>{answered > 0 && `${answered}/${policyIds.length}`}</Count>;
}

function Logo() {
  return (
    <>
      <svg width="2.125rem" height="2.125rem" viewBox="0 0 34 34" aria-hidden="true">
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
      <Typography component="span" variant="h3">
        {site.name}
      </Typography>
    </>
  );
}

const otherLanguages = languageIds.filter((id) => id !== language);

/**
 * Links to the same page in the other language, which is another build: React Router's `Link` cannot open it. Query and
 * fragment (a shared code, for instance) are added once the app runs: hydration would fail with them, as the prerendered
 * page does not know them.
 */
function LanguageLinks() {
  const { pathname, search, hash } = useLocation();
  const isPrinted = !useHydrated();
  const place = findPlace(sitePath(pathname));
  // One prerendered page serves all unknown addresses, so its language links can lead to the start page only.
  const printed = place?.isKnown ? place.path : paths.home;
  const address = isPrinted ? printed : pathname + search + hash;
  return otherLanguages.map((id) => (
    <BarLink
      key={id}
      // An element of its own: React Router's link would look for the page in this build.
      component="a"
      href={pathIn(id, address)}
      hrefLang={languages[id].tag}
      lang={languages[id].tag}
    >
      {languages[id].name}
    </BarLink>
  ));
}

/** A browser without popovers, which shows no menu, throws at the selector too. */
function close(menu: HTMLElement): void {
  if ('popover' in menu && menu.matches(':popover-open')) menu.hidePopover();
}

export function Header() {
  const menu = useRef<HTMLElement>(null);

  // Back and Forward close the menu when they are pressed, as its links do, and not when the page has come: on a slow
  // phone the visitor may have opened the menu again by then.
  useEffect(() => {
    const closeMenu = () => {
      if (menu.current) close(menu.current);
    };
    window.addEventListener('popstate', closeMenu);
    return () => window.removeEventListener('popstate', closeMenu);
  }, []);

  // With this attribute the browser moves the focus into the menu that it opens. Otherwise a screen reader reads on from
  // the button, which stands after the menu in the page, and misses the links. Set by script, as a printed one would take
  // the focus at every load of a wide window, where the menu is part of the bar.
  useEffect(() => menu.current?.setAttribute('autofocus', ''), []);

  return (
    <AppBar data-screen-only sx={{ containerType: 'inline-size' }}>
      <Container>
        <Toolbar sx={{ columnGap: 2, [farApart]: { columnGap: 5 } }}>
          <BarLink
            href={paths.home}
            aria-label={site.homeLink}
            sx={{ '&:hover::after': { display: 'none' } }}
          >
            <Logo />
          </BarLink>
          <Menu
            id={menuId}
            ref={menu}
            popover="auto"
            tabIndex={-1}
            aria-label={site.mainMenu}
            // At once: if a question opens instead of the page, the focus must be able to return to the menu's button.
            onClick={({ currentTarget, target }) => {
              if (target instanceof Element && target.closest('a')) close(currentTarget);
            }}
            // The page below must not take the focus where nobody sees it. The menu's button closes it by itself.
            onBlur={({ currentTarget, relatedTarget: next }) => {
              const stays =
                !next || currentTarget.contains(next) || next.matches(`[popovertarget="${menuId}"]`);
              if (!stays) close(currentTarget);
            }}
          >
            <MenuLinks>
              {mainMenu.map(({ to, label }) => (
                <MenuRow key={to}>
                  <BarLink component={NavLink} to={to}>
                    {label}
                    {to === paths.myAnswers && <AnswersCount />}
                  </BarLink>
                </MenuRow>
              ))}
              {/* Far from "Register", the site's own form, which visitors might take for registering to vote. */}
              <MenuRow sx={{ [oneLine]: { marginInlineStart: 'auto' } }}>
                <Button
                  variant="outlined"
                  size="small"
                  color="inherit"
                  href={voteSite}
                  target="_blank"
                  rel="noopener noreferrer"
                  sx={onBar}
                >
                  {site.nav.vote}
                  <VisuallyHidden> {site.opensInNewTab}</VisuallyHidden>
                </Button>
              </MenuRow>
            </MenuLinks>
          </Menu>
          {/* The language link is outside the menu at any width, as somebody who cannot read this language would not open it. */}
          <Box
            sx={{ display: 'flex', alignItems: 'center', gap: { xs: 1, md: 4 }, marginInlineStart: 'auto' }}
          >
            <LanguageLinks />
            <MenuButton
              data-needs-scripts
              // With it the browser tells assistive technology whether the menu is open.
              popoverTarget={menuId}
              startIcon={<MenuIcon />}
              color="inherit"
            >
              {site.openMenu}
            </MenuButton>
          </Box>
        </Toolbar>
      </Container>
    </AppBar>
  );
}
