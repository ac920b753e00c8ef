import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { language } from 'words/language';
import { surveys } from 'words/surveys';
import { languageOfSources } from '../content/languages';
import { factsAsOf } from '../content/factsAsOf';
import { monthAndYear } from '../content/monthAndYear';
import type { PolicyId } from '../content/policyIds';
import type { PolicyText } from '../content/types';
import { ExternalLink } from './ExternalLink';
import { ChevronIcon } from './icons';
import { color } from '../theme/palette';
import { text } from '../theme/typography';

const Box = styled('div')({ marginBlockStart: 12, color: color('muted'), ...text.note });

/**
 * The browser's own, which works before scripts and is opened by the browser's search for a word; MUI's accordion does
 * neither.
 */
const Folded = styled('details')({
  // Open without scripts, like everything else then. Engines without
  // `::details-content` (Firefox before 143, Safari before 18.4) show it as the visitor left it.
  'html:not([data-scripts]) &::details-content': { contentVisibility: 'visible' },
});

const Summary = styled('summary')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  paddingBlock: 12,
  color: color('ink'),
  fontWeight: 650,
  cursor: 'pointer',
});

/** MUI's accordion turns its own. */
const Chevron = styled(ChevronIcon)({ '[open] > * > &': { transform: 'rotate(180deg)' } });

const List = styled('ol')({ margin: 0, padding: 0, columns: '18rem', columnGap: 32 });

const BackLink = styled('a')({ color: 'inherit', paddingBlock: 12 });

const Item = styled('li')({
  // Not of the list, which would leave the numbers of later columns no room.
  marginInlineStart: 32,
  // Targets large enough for a finger that do not overlap.
  paddingBlock: 12,
  breakInside: 'avoid',
  '&:is(:target, :focus)': { background: color('tint') },
  '&:not(:target, :focus, :focus-within) > [data-back]': { display: 'none' },
});

const SourceLink = styled(ExternalLink)({ color: 'inherit', paddingBlock: 12 });

const MoreNotes = styled('div')({ marginBlockEnd: 12 });

/** On pages in that language the attribute would say nothing, in 200 elements of the survey page. */
const sourceLanguage = language === languageOfSources ? undefined : languageOfSources;

/** @returns the id of the text of a policy that the numbers of sources stand in. */
export function textId(policyId: PolicyId): string {
  return `text-${policyId}`;
}

/** @param place number of a source in its list, from 1. @returns the id by which a number in the text leads to it. */
export function sourceId(policyId: PolicyId, place: number): string {
  return `source-${policyId}-${place}`;
}

interface SourcesProps {
  readonly of: Pick<PolicyText, 'sources'>;
  /** The policy whose text refers to the sources by number; absent for texts that link to them directly. */
  readonly policyId?: PolicyId;
  /** Paragraphs below the list. */
  readonly children?: ReactNode;
}

/**
 * The sources of a text, and of which month its facts are. Folded: browsers open the list when a number in the text
 * leads to a source, and when the page is searched for a word in the list.
 */
export function Sources({ of, policyId, children }: SourcesProps) {
  return (
    <Box>
      <Folded>
        <Summary>
          <span>
            {surveys.sources} · {surveys.factsAsOf(monthAndYear(factsAsOf(of.sources)))}
          </span>
          <Chevron />
        </Summary>
        <p>{surveys.asOfMeans}</p>
        <List>
          {Object.values(of.sources).map(({ url, title, publisher, year, onlyRead, lastSeen }, index) => (
            <Item key={url} id={policyId && sourceId(policyId, index + 1)}>
              <SourceLink href={url}>
                {sourceLanguage ? <span lang={sourceLanguage}>{title}</span> : title}
              </SourceLink>
              <span lang={sourceLanguage}> · {publisher}</span>
              {onlyRead ? `, ${surveys.readIn(year)}` : `, ${year}`}
              {lastSeen && `, ${surveys.lastSeen(monthAndYear(lastSeen.month))}`}
              {policyId && (
                <BackLink data-back href={`#${textId(policyId)}`}>
                  {' '}
                  {surveys.backToText}
                </BackLink>
              )}
            </Item>
          ))}
        </List>
      </Folded>
      {children && <MoreNotes>{children}</MoreNotes>}
    </Box>
  );
}
