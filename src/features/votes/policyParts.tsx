import type { ReactElement } from 'react';
import { policyHeadings } from '../../content/en/policyHeadings';
import { policyTexts } from '../../content/en/policyTexts';
import { surveys } from '../../content/en/surveys';
import { monthAndYear } from '../../content/monthAndYear';
import type { PolicyId } from '../../content/policyIds';
import { Sources } from '../richText/Sources';
import { cardTitleId } from './cardTitleId';
import { PolicyBody } from './PolicyBody';
import { ReportLink } from './ReportLink';

/** What is only read on a card, ready to be drawn. */
export interface PolicyParts {
  readonly body: ReactElement;
  readonly sources: ReactElement;
  readonly report: ReactElement;
}

const texts = new Map(policyTexts.map((text) => [text.id, text]));

/** A module of its own, fetched with the texts: a prerendered survey page needs neither them nor what draws them. */
export const policyParts: ReadonlyMap<PolicyId, PolicyParts> = new Map(
  policyHeadings.flatMap((heading): [PolicyId, PolicyParts][] => {
    const text = texts.get(heading.id);
    if (!text) return [];
    const body = <PolicyBody heading={heading} text={text} titleId={cardTitleId(heading.slug)} />;
    const sources = (
      <Sources
        references={Object.values(text.sources)}
        checked={surveys.checkedThrough(monthAndYear(text.checkedThrough))}
      />
    );
    return [[heading.id, { body, sources, report: <ReportLink heading={heading} /> }]];
  }),
);
