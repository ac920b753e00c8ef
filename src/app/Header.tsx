import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { site } from '../content/en/site';
import { paths } from '../paths';
import { Container } from '../ui/Container';
import { MenuIcon } from '../ui/icons';
import { color } from '../ui/palette';
import { Logo } from './Logo';

const menuId = 'main-menu';
/** Below this width (px) the links do not fit beside the name, also with text enlarged a little. */
const menuBreakpoint = 640;
const wide = `@media (min-width: ${menuBreakpoint}px)`;

const Bar = styled('header')({
  background: color('bar'),
  color: color('onBar'),
  '& :focus-visible': { outlineColor: color('undecided') },
  '@media print': { display: 'none' },
  '@media (forced-colors: active)': { borderBlockEnd: '1px solid' },
});

const Row = styled(Container)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 24,
  minHeight: 64,
});

const HomeLink = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 48,
  color: 'inherit',
  textDecoration: 'none',
});

const MenuButton = styled('button')({
  display: 'none',
  // Without scripts the button could do nothing, and the links stay in view.
  'html[data-scripts] &': { display: 'inline-flex', [wide]: { display: 'none' } },
  alignItems: 'center',
  gap: 8,
  minHeight: 48,
  padding: '0 12px',
  marginInlineEnd: -12,
  border: 0,
  borderRadius: 10,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: '1rem',
  fontWeight: 600,
  cursor: 'pointer',
});

const Nav = styled('nav')({
  'html[data-scripts] &': { flexBasis: '100%' },
  'html[data-scripts] &[data-open=false]': { display: 'none' },
  [wide]: {
    'html[data-scripts] &': { flexBasis: 'auto' },
    'html[data-scripts] &[data-open=false]': { display: 'block' },
  },
});

const Links = styled('ul')({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: '0 0 12px',
  listStyle: 'none',
  [wide]: { flexDirection: 'row', gap: 24, padding: 0 },
});

const NavItem = styled(NavLink)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 48,
  color: 'inherit',
  fontSize: '1rem',
  fontWeight: 600,
  textDecoration: 'none',
  borderBlock: '3px solid transparent',
  '&:hover': { borderBlockEndColor: color('control') },
  '&[aria-current=page]': { borderBlockEndColor: color('undecided') },
  // Forced colours draw transparent borders, too; only the current page's may be seen.
  '@media (forced-colors: active)': {
    borderColor: 'Canvas',
    '&[aria-current=page]': { borderBlockEndColor: 'Highlight' },
  },
});

const items = [
  { to: paths.surveys, label: site.nav.surveys },
  { to: paths.education, label: site.nav.education },
  { to: paths.register, label: site.nav.register },
];

export function Header() {
  const { pathname } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Open on the screen it was opened on; following a link closes it.
  const open = openOn === pathname;

  useEffect(() => {
    if (!open) return undefined;
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      setOpenOn(null);
      button.current?.focus();
    }
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open]);

  return (
    <Bar>
      <Row>
        <HomeLink to={paths.home} aria-label={site.homeLink}>
          <Logo />
        </HomeLink>
        <MenuButton
          ref={button}
          type="button"
          aria-expanded={open}
          aria-controls={menuId}
          onClick={() => {
            setOpenOn(open ? null : pathname);
          }}
        >
          <MenuIcon open={open} />
          {site.openMenu}
        </MenuButton>
        <Nav id={menuId} aria-label={site.mainMenu} data-open={open}>
          <Links>
            {items.map(({ to, label }) => (
              <li key={to}>
                <NavItem
                  to={to}
                  onClick={() => {
                    setOpenOn(null);
                  }}
                >
                  {label}
                </NavItem>
              </li>
            ))}
          </Links>
        </Nav>
      </Row>
    </Bar>
  );
}
