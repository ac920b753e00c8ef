import { NavLink } from 'react-router-dom';
import { site } from 'words/site';
import { voteSite } from '../lib/officialSites';
import { paths } from '../lib/paths';
import { ExternalLink } from '../ui/ExternalLink';

/** For `aria-controls` of the button that opens the menu in narrow windows. */
export const menuId = 'main-menu';

const items = [
  { to: paths.surveys, label: site.nav.surveys },
  { to: paths.myAnswers, label: site.nav.myAnswers },
  { to: paths.letter, label: site.nav.letter },
  { to: paths.education, label: site.nav.education },
  { to: paths.register, label: site.nav.register },
];

interface MainMenuProps {
  /** In narrow windows; in wide ones the menu is always there. */
  readonly isOpen: boolean;
  readonly onFollow: () => void;
}

export function MainMenu({ isOpen, onFollow }: MainMenuProps) {
  return (
    <nav id={menuId} aria-label={site.mainMenu} data-open={isOpen}>
      <ul role="list">
        {items.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} onClick={onFollow}>
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
  );
}
