import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { letter } from '../../content/en/letter';
import { site } from '../../content/en/site';
import { official } from '../../paths';
import { ExternalLink } from '../../ui/ExternalLink';
import { Sheet } from '../../ui/Sheet';
import { StateChoice } from './StateChoice';

const words = letter.lookups;
const links = ['house', 'senate', 'allLevels'] as const;

const Pair = styled('section')({
  marginBlockStart: 56,
  '& > div': {
    display: 'grid',
    gap: 24,
    marginBlockStart: 20,
    '@media (min-width: 760px)': { gridTemplateColumns: '1fr 1fr' },
  },
  '& ul': { margin: '8px 0 0', padding: 0, listStyle: 'none' },
  '& li a': { display: 'inline-block', paddingBlock: 10, fontWeight: 650 },
});

/** The ways to the people a letter goes to. Readable, and of use, without scripts. */
export function OfficialLookups() {
  return (
    <Pair aria-labelledby="lookups">
      <Typography variant="h2" id="lookups">
        {words.heading}
      </Typography>
      <p>{words.text}</p>
      <div>
        <Sheet as="div">
          <Typography variant="h3">{words.officials}</Typography>
          <ul role="list">
            {links.map((link) => (
              <li key={link}>
                <ExternalLink href={official[link]} newTabHint={site.opensInNewTab}>
                  {words.links[link]}
                </ExternalLink>
              </li>
            ))}
          </ul>
        </Sheet>
        <StateChoice />
      </div>
    </Pair>
  );
}
