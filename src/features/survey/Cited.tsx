import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { surveys } from 'words/surveys';
import { runsOf } from '../../content/citedText';
import type { CitedText, PolicyText } from '../../content/types';
import { Named } from '../../ui/Named';
import { sourceId } from '../../ui/Sources';
import { PolicyTerm } from './PolicyTerm';

/** A word joiner, as CSS because nobody should copy it, keeps the number from beginning a line. */
const Raised = styled('sup')({ lineHeight: 0, '&::before': { content: ["'\\2060'", "'\\2060' / ''"] } });

/** Can be pressed on 24 px, without moving the letters around it. */
const SourceNumber = styled('a')({ padding: 8, marginInline: -8 });

interface CitedProps {
  readonly words: CitedText;
  /** The text from which the words are. */
  readonly of: Pick<PolicyText, 'id' | 'sources'>;
}

/**
 * Each claim is followed by the number of its source, a link. It is in brackets, because in copied text a bare number
 * would run together with a figure before it.
 */
export function Cited({ words: text, of: { id, sources } }: CitedProps) {
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
        <Raised>
          <SourceNumber href={`#${sourceId(id, place)}`} aria-label={surveys.source(place)}>
            {`[${place}]`}
          </SourceNumber>
        </Raised>
      </Fragment>
    );
  });
}
