import { Fragment } from 'react';
import { language } from 'words/language';
import { surveys } from 'words/surveys';
import { questionFirst, runsOf } from '../../content/citedText';
import { englishNames } from '../../content/englishNames';
import { modelBills } from '../../content/modelBills';
import type { CitedText, PolicyText } from '../../content/types';
import { sourceId, Sources, textId } from '../../ui/Sources';
import { Facts, Points, PolicyQuestion, PolicyTextBody, Sides } from '../../ui/policyText';
import { ModelBillNote } from './ModelBillNote';
import { PolicyTerm } from './PolicyTerm';

interface BodyProps {
  readonly text: PolicyText;
  /** `h2` on a policy's own page, `h3` below the title of a card, or the page's outline would skip a level. */
  readonly level: 'h2' | 'h3';
}

export function PolicyBody({ text, level: Level }: BodyProps) {
  const cited = (words: CitedText) => <Cited text={words} {...text} />;
  const [question, rest] = questionFirst(text.description);
  const bill = modelBills[text.id];
  return (
    <PolicyTextBody id={textId(text.id)}>
      <PolicyQuestion>{cited(question)}</PolicyQuestion>
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
            <Level>{surveys[side]}</Level>
            {/* Safari removes the list role from a list without bullets. */}
            <Points data-side={side} role="list">
              {text[side].map((point) => (
                <li key={point}>
                  <b>{surveys.sideOf[side]}</b> {cited(point)}
                </li>
              ))}
            </Points>
          </div>
        ))}
      </Sides>
      <Sources of={text} policyId={text.id}>
        {bill && <ModelBillNote {...bill} />}
      </Sources>
    </PolicyTextBody>
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
