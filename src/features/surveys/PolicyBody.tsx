import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { language } from 'words/language';
import { surveys } from 'words/surveys';
import { runsOf } from '../../content/citedText';
import { congressEnds } from '../../content/congressEnds';
import { englishNames } from '../../content/englishNames';
import { fullDate } from '../../content/fullDate';
import { modelBills } from '../../content/modelBills';
import type { CitedText, PolicyText } from '../../content/types';
import { ExternalLink } from '../../ui/ExternalLink';
import { color } from '../../ui/palette';
import { Sources } from '../../ui/Sources';
import { CardTerm } from './CardTerm';

/** What changes if the policy passes, what if it does not, and where the law stands. */
const Facts = styled('dl')({
  display: 'grid',
  gap: 12,
  padding: '18px 20px',
  borderRadius: 12,
  background: color('tint'),
  fontSize: '0.9688rem',
  lineHeight: 1.55,
  '@media (min-width: 700px)': { '& > div': { display: 'grid', gridTemplateColumns: '8.5em 1fr', gap: 16 } },
  '@media (forced-colors: active)': { border: '1px solid' },
  '@media print': {
    gap: 6,
    padding: '0 0 0 14px',
    borderRadius: 0,
    borderInlineStart: `3px solid ${color('primary')}`,
  },
});

const Sides = styled('div')({
  display: 'grid',
  gap: '20px 28px',
  marginBlock: '24px 28px',
  '@media (min-width: 700px)': { gridTemplateColumns: '1fr 1fr' },
  '@media print': { gridTemplateColumns: '1fr 1fr', marginBlock: '14px' },
});

const Points = styled('ul')({
  marginBlockStart: 8,
  fontSize: '0.9688rem',
  lineHeight: 1.55,
  '& li': {
    position: 'relative',
    paddingBlock: 10,
    paddingInlineStart: 26,
    borderBlockStart: `1px solid ${color('hairline')}`,
  },
  // A card with all its words has to fit on one sheet.
  '@media print': { fontSize: '0.875rem', lineHeight: 1.4, '& li': { paddingBlock: 1 } },
  '& li::before': { position: 'absolute', insetInlineStart: 4, fontWeight: 700 },
  // The empty string after the slash is what screen readers say: the heading has said Pros or Cons already.
  '&[data-side=pros] li::before': { content: "'+' / ''", color: color('yes') },
  '&[data-side=cons] li::before': { content: "'–' / ''", color: color('no') },
});

interface BodyProps {
  readonly text: PolicyText;
  /** The place of its headings in the page's outline. */
  readonly level: 'h2' | 'h3';
}

/** What a card has to say between its title and its answers. */
export function Body({ text, level }: BodyProps) {
  const cited = (words: CitedText) => <Cited text={words} {...text} />;
  return (
    <>
      <p>{cited(text.description)}</p>
      <Facts>
        {(['ifYes', 'ifNo', 'lawToday'] as const).map((fact) => (
          <div key={fact}>
            <dt>{surveys.panel[fact]}</dt>
            <dd>{cited(text[fact])}</dd>
          </div>
        ))}
      </Facts>
      <Sides>
        {(['pros', 'cons'] as const).map((side) => (
          <div key={side}>
            <Typography variant="h4" component={level}>
              {surveys[side]}
            </Typography>
            {/* Safari removes the list role from a list without bullets. */}
            <Points data-side={side} role="list">
              {text[side].map((point) => (
                <li key={point}>{cited(point)}</li>
              ))}
            </Points>
          </div>
        ))}
      </Sides>
    </>
  );
}

/** Where it can be checked. */
export function Evidence({ text }: Pick<BodyProps, 'text'>) {
  const bills = Object.values(modelBills[text.id] ?? {});
  return (
    <Sources
      of={text}
      note={bills.length > 0 ? surveys.bill(bills.join(' / '), fullDate(`${congressEnds}T12:00`)) : undefined}
    />
  );
}

/**
 * Less prominent than other links: a card has a dozen, and they would break up its sentences. On paper, where links
 * cannot be followed, the number of the source in the list below the card follows the words.
 */
const Claim = styled('span')({
  '& a': { color: 'inherit', textDecorationColor: color('control'), textDecorationThickness: 1 },
  '& a:hover': { color: color('primary'), textDecorationColor: 'currentcolor' },
  '@media print': {
    '& a': { textDecoration: 'none' },
    '&::after': { content: "' [' attr(data-source) ']'", fontSize: '0.75em' },
  },
});

/** Draws a text and links its claims to their sources. */
function Cited({ text, id, sources }: { readonly text: CitedText } & Pick<PolicyText, 'id' | 'sources'>) {
  return runsOf(text).map(({ words, source = '', term }) => {
    if (term)
      return (
        <CardTerm key={term} id={`${id}-${term}`} term={term}>
          {words}
        </CardTerm>
      );
    const cited = sources[source];
    if (!cited) return <Named key={words} text={words} />;
    return (
      <Claim key={source + words} data-source={Object.keys(sources).indexOf(source) + 1}>
        <ExternalLink href={cited.url}>
          <Named text={words} />
        </ExternalLink>
      </Claim>
    );
  });
}

const name = language === 'en' ? undefined : new RegExp(`(${englishNames.join('|')})`);

/** Says which names in a text of another language are English. No `span`: within a link, Listen leaves those out. */
function Named({ text }: { readonly text: string }) {
  if (!name) return text;
  return text.split(name).map((part) =>
    englishNames.includes(part) ? (
      <bdi key={part} lang="en">
        {part}
      </bdi>
    ) : (
      part
    ),
  );
}
