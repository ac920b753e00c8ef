import { embedCard as words } from 'words/embedCard';
import { surveys } from 'words/surveys';
import { factsAsOf } from '../../content/factsAsOf';
import { answers } from '../../content/answerIds';
import { firstSentence, plainText } from '../../content/citedText';
import { monthAndYear } from '../../content/monthAndYear';
import type { PolicyHeading, PolicyText } from '../../content/types';
import { canonicalUrl, pageLanguage, policyPath, pressedPath, sitePath } from '../../lib/paths';
import { Named } from '../../ui/Named';
import { scriptlessPolicy } from './contentSecurityPolicy';

interface EmbedCardProps {
  readonly heading: PolicyHeading;
  readonly text: PolicyText;
  readonly css: string;
}

/**
 * A policy as a card in a frame on another site: a whole document, without scripts and without anything that it would
 * have to ask for. Its links are links and no more: what they say is asked again on the page they lead to
 * (`features/survey/PressedElsewhere.tsx`).
 */
export function EmbedCard({ heading, text, css }: EmbedCardProps) {
  const { slug, title, category, question } = heading;
  const link = (path: string, label: string) => (
    <a href={sitePath(path)} target="_blank" rel="noopener noreferrer">
      {label}
    </a>
  );
  return (
    <html lang={pageLanguage}>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={scriptlessPolicy(css)} />
        <meta name="referrer" content="no-referrer" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{words.title(title)}</title>
        <link rel="canonical" href={canonicalUrl(policyPath(slug))} />
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <main>
          <p>{category}</p>
          <h1>
            <Named text={question} />
          </h1>
          <dl>
            {(['ifYes', 'ifNo'] as const).map((fact) => (
              <div key={fact}>
                <dt>{surveys.panel[fact]}</dt>
                <dd>
                  <Named text={firstSentence(plainText(text[fact]))} />
                </dd>
              </div>
            ))}
          </dl>
          {/* Safari removes the list role from a list without bullets. */}
          <ul role="list" aria-label={surveys.answersLabel(title)}>
            {answers.map((answer) => (
              <li key={answer}>{link(pressedPath(slug, answer), surveys.answers[answer])}</li>
            ))}
          </ul>
          <p>{link(policyPath(slug), words.bothSides)}</p>
          <p>
            {surveys.factsAsOf(monthAndYear(factsAsOf(text.sources)))} {words.note}
          </p>
        </main>
      </body>
    </html>
  );
}
