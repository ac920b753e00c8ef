import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { site } from '../content/en/site';
import { SchemeSwitch } from '../features/appearance/SchemeSwitch';
import { ReleaseControl } from '../features/release/ReleaseControl';
import { contactLink, paths } from '../paths';
import { Container } from '../ui/Container';
import { color } from '../ui/palette';
import { useCurrentYear } from './useCurrentYear';

const Foot = styled('footer')({
  marginBlockStart: 80,
  paddingBlock: 40,
  borderBlockStart: `1px solid ${color('hairline')}`,
  color: color('muted'),
  fontSize: '0.9375rem',
  '@media print': { display: 'none' },
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
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 32, color: color('ink') },
});

const Text = styled('p')({ margin: 0 });

export function Footer() {
  const year = useCurrentYear();
  return (
    <Foot>
      <Columns>
        <div>
          <Text>{site.footer.copyright(year)}</Text>
          <Text>{site.footer.notGovernment}</Text>
        </div>
        <nav aria-label={site.footer.label}>
          <Links>
            <li>
              <Link to={paths.myAnswers}>{site.footer.myAnswers}</Link>
            </li>
            <li>
              <Link to={paths.privacyPolicy}>{site.footer.privacy}</Link>
            </li>
            <li>
              <Link to={paths.cookiePolicy}>{site.footer.cookies}</Link>
            </li>
            <li>
              <Link to={paths.accessibility}>{site.footer.accessibility}</Link>
            </li>
            <li>
              <a href={contactLink}>{site.footer.contact}</a>
            </li>
          </Links>
        </nav>
        <ReleaseControl />
        <SchemeSwitch />
      </Columns>
    </Foot>
  );
}
