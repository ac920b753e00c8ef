import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { language } from 'words/language';
import { surveys } from 'words/surveys';
import { questionFirst, runsOf } from '../../content/citedText';
import { englishNames } from '../../content/englishNames';
import { modelBills } from '../../content/modelBills';
import type { CitedText, PolicyText } from '../../content/types';
import { color, serif } from '../../ui/palette';
import { hairline, text } from '../../ui/tokens';
import { sourceId, Sources, textId } from '../../ui/Sources';
import { ModelBillNote } from './ModelBillNote';
import { PolicyTerm } from './PolicyTerm';

/** Each number that links to a source can be pressed on 24 px, without moving the letters around it. */
const Text = styled('div')({
  '& sup': { fontSize: '0.75rem', lineHeight: 0 },
  '& sup a': { padding: '6px 10px', marginInline: -9, textDecorationThickness: 1 },
  '@media print': { '& sup a': { color: 'inherit', textDecoration: 'none' } },
});

/** The policy's question in one sentence, in larger text: a visitor has to read only this to understand the answers. */
const Question = styled('p')({
  fontSize: text.lead.fontSize,
  lineHeight: 1.45,
  marginBlockStart: 8,
  // On the policy's own page the question is the headline.
  '@media screen': {
    'article[aria-label] &': {
      fontFamily: serif,
      fontWeight: 700,
      fontSize: 'clamp(1.5rem, 3.4vw, 2.5rem)',
      lineHeight: 1.15,
      textWrap: 'balance',
      marginBlock: '12px 24px',
    },
  },
  '& + p': { marginBlockStart: 8 },
  '@media print': { '&&': { fontSize: text.body.fontSize } },
});

const Facts = styled('dl')({
  display: 'grid',
  gap: 12,
  padding: '18px 20px',
  borderRadius: 12,
  background: color('tint'),
  fontSize: text.label.fontSize,
  lineHeight: 1.55,
  '@media (min-width: 700px)': { '& > div': { display: 'grid', gridTemplateColumns: '8.5em 1fr', gap: 16 } },
  '@media (forced-colors: active)': { border: '1px solid' },
  '@media print': {
    gap: 6,
    padding: '0 0 0 14px',
    borderRadius: 0,
    borderInlineStart: `3px solid ${color('primary')}`,
    fontSize: text.label.fontSize,
  },
});

/**
 * Pros and Cons, with the same number of arguments. In two columns, the arguments of one row begin at the same height.
 * The six rows are the heading and at most five arguments (`content/balance.test.ts`); more would overlap.
 */
const Sides = styled('div')({
  display: 'grid',
  gap: '20px 28px',
  marginBlock: '24px 20px',
  '@media screen and (min-width: 700px)': {
    gridTemplate: 'repeat(6, auto) / 1fr 1fr',
    rowGap: 0,
    '& > div, & ul': { display: 'grid', gridRow: 'span 6', gridTemplateRows: 'subgrid' },
    '& ul': { gridRow: 'span 5' },
  },
  '@media print': { gridTemplateColumns: '1fr 1fr', marginBlock: '14px' },
});

const Points = styled('ul')({
  marginBlockStart: 8,
  fontSize: text.label.fontSize,
  lineHeight: 1.55,
  '& li': {
    position: 'relative',
    paddingBlock: 10,
    paddingInlineStart: 26,
    borderBlockStart: hairline,
  },
  // On paper a whole card has to fit on one sheet.
  '@media print': { fontSize: text.note.fontSize, lineHeight: 1.36, '& li': { paddingBlock: 1 } },
  '& li::before': { position: 'absolute', insetInlineStart: 4, fontWeight: 650 },
  // The empty alternative text after the slash keeps screen readers from reading the sign, which the heading says.
  '&[data-side=pros] li::before': { content: "'+' / ''" },
  '&[data-side=cons] li::before': { content: "'–' / ''" },
});

interface BodyProps {
  readonly text: PolicyText;
  /** `h2` on a policy's own page, `h3` below the title of a card, or the page's outline would skip a level. */
  readonly level: 'h2' | 'h3';
}

export function PolicyBody({ text, level }: BodyProps) {
  const cited = (words: CitedText) => <Cited text={words} {...text} />;
  const [question, rest] = questionFirst(text.description);
  const bill = modelBills[text.id];
  return (
    <Text id={textId(text.id)}>
      <Question>{cited(question)}</Question>
      <p>{cited(rest)}</p>
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
      <Sources of={text} policyId={text.id}>
        {bill && <ModelBillNote {...bill} />}
      </Sources>
    </Text>
  );
}

/**
 * Each claim is followed by the number of its source, a link. It is in brackets, because in copied text a bare number
 * would run together with a figure before it.
 */
function Cited({ text, id, sources }: { readonly text: CitedText } & Pick<PolicyText, 'id' | 'sources'>) {
  return runsOf(text).map(({ words, source, term }) => {
    if (term)
      return (
        <PolicyTerm key={term} id={`${id}-${term}`} term={term}>
          {words}
        </PolicyTerm>
      );
    if (source === undefined) return <Named key={words} text={words} />;
    const place = Object.keys(sources).indexOf(source) + 1;
    return (
      <Fragment key={source + words}>
        <Named text={words} />
        <sup>
          <a href={`#${sourceId(id, place)}`} aria-label={surveys.source(place)}>
            {`[${place}]`}
          </a>
        </sup>
      </Fragment>
    );
  });
}

const name = language === 'en' ? undefined : new RegExp(`(${englishNames.join('|')})`);

/** Marks English names in a text of another language, so that screen readers pronounce them as English. */
export function Named({ text }: { readonly text: string }) {
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
