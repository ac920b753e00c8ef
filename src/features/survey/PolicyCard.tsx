import { memo, useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { shallowEqual } from 'react-redux';
import { Link } from 'react-router-dom';
import { policyHeadings } from 'words/policyHeadings';
import { site } from 'words/site';
import { surveys } from 'words/surveys';
import type { PolicyHeading } from '../../content/types';
import { useAppSelector } from '../../lib/hooks';
import { allAnsweredId, contactLinkAbout, paths, policyPath } from '../../lib/paths';
import { LinkRow } from '../../ui/layout';
import { PolicyCategory, PolicyNumber, PolicyTitle } from '../../ui/PolicyLabel';
import { PolicySheet, PolicySpread, Rail } from '../../ui/policySheet';
import { SkipLink } from '../../ui/SkipLink';
import { Listen } from './Listen';
import { AnswerButtons } from './AnswerButtons';
import { CopyLink } from './CopyLink';
import { StaticPolicyText } from './StaticPolicyText';
import { selectAnswer, selectClearedAnswer, selectCompletedBy } from '../answers/votesSlice';
import { YourAnswer } from './YourAnswer';

interface PolicyCardProps {
  readonly heading: PolicyHeading;
  /** Rendered but hidden, so that showing it again takes no time. */
  readonly hidden?: boolean;
  /** True on the page of this one policy: its title is the page's heading, so the card has none. */
  readonly alone?: boolean;
  /** Address (page or card) and title of the policy that the Next link opens; if `undefined`, no link is drawn. */
  readonly nextPath: string | undefined;
  readonly nextTitle: string | undefined;
  readonly children?: ReactNode;
}

export const PolicyCard = memo(function PolicyCard(props: PolicyCardProps) {
  const { heading, hidden = false, alone = false, children, ...next } = props;
  const { id, slug, category, title } = heading;
  const titleId = `${slug}-title`;
  const Sheet = alone ? PolicySpread : PolicySheet;
  return (
    <Sheet
      as="article"
      id={slug}
      data-policy-on-paper
      tabIndex={-1}
      hidden={hidden}
      {...(alone
        ? { 'aria-label': title }
        : {
            'aria-labelledby': titleId,
            // The page's inline script hides filtered cards by this attribute before the first paint.
            'data-policy': id,
          })}
    >
      <SkipLink to={`answers-${id}`} label={surveys.toAnswersLabel(title)}>
        {surveys.toAnswers}
      </SkipLink>
      {!alone && (
        <PolicyNumber data-screen-only aria-hidden>
          {id}
        </PolicyNumber>
      )}
      <Listen heading={heading}>
        <PolicyCategory>
          {alone ? surveys.position(policyHeadings.indexOf(heading) + 1, policyHeadings.length) : category}
        </PolicyCategory>
      </Listen>
      {!alone && (
        <PolicyTitle id={titleId}>
          <Link to={policyPath(slug)}>{title}</Link>
        </PolicyTitle>
      )}
      <StaticPolicyText id={id} part={alone ? 'h2' : 'h3'} />
      <Rail data-rail>
        <PolicyAnswer heading={heading} {...next} />
        {children}
      </Rail>
      <LinkRow data-screen-only>
        <CopyLink heading={heading} />
        {!alone && (
          <Link to={`${policyPath(slug)}#congress`} aria-label={surveys.congressOn(title)}>
            {surveys.congress}
          </Link>
        )}
        <a href={contactLinkAbout(surveys.reportSubject(id, title))} aria-label={surveys.reportLabel(title)}>
          {surveys.report}
        </a>
        <Link to={paths.about}>{site.footer.about}</Link>
      </LinkRow>
    </Sheet>
  );
});

type PolicyAnswerProps = Pick<PolicyCardProps, 'heading' | 'nextPath' | 'nextTitle'>;

/**
 * A component of its own, so that an answer does not render the rest of the card again. What is below the buttons is
 * rendered with a delay, so that the pressed button is painted first.
 */
function PolicyAnswer({ heading, nextPath, nextTitle }: PolicyAnswerProps) {
  const { id } = heading;
  const now = useAppSelector(
    (state) => ({
      answer: selectAnswer(state, id),
      cleared: selectClearedAnswer(state, id),
      completes: selectCompletedBy(state) === id,
    }),
    shallowEqual,
  );
  const { answer, cleared, completes } = useDeferredValue(now);
  const next = completes ? { nextPath: `#${allAnsweredId}`, nextTitle: undefined } : { nextPath, nextTitle };
  return (
    <>
      <AnswerButtons heading={heading} chosen={now.answer} {...next} />
      <YourAnswer heading={heading} answer={answer} cleared={cleared} />
    </>
  );
}
