import { renderToStaticMarkup } from 'react-dom/server';
import { policyHeadings } from 'words/policyHeadings';
import { policyTexts } from 'words/policyTexts';
import { conformancePath, embedPath, oEmbedPath, openFiles } from '../lib/paths';
import { EmbedCard } from './document/EmbedCard';
import { embedCardStyle } from './document/embedCardStyle';
import { oEmbed } from './document/oEmbed';
import { cardsCsv, cardsJson } from './openData/cards';
import { conformanceReport } from './openData/conformanceReport';
import { congressCalendar } from './openData/congressCalendar';
import { correctionsFeed } from './openData/correctionsFeed';
import { readMe } from './openData/readMe';
import { votesCsv } from './openData/votes';

interface PublishedFiles {
  /** The text of each file, by its path in the site's folder, without a slash before it. */
  readonly files: ReadonlyMap<string, string>;
  /** The addresses that other sites may show in a frame, relative to the site's folder. */
  readonly framedPaths: readonly string[];
}

/**
 * What the site gives to other sites and programs. The app knows none of these files but by their addresses.
 * @param made when the site is built.
 * @param minifyCss makes CSS shorter, without changing what it does.
 */
export async function publishedFiles(
  made: Date,
  minifyCss: (css: string) => Promise<string>,
): Promise<PublishedFiles> {
  const css = await minifyCss(embedCardStyle());
  const cards = policyHeadings.map(async (heading) => {
    const text = await policyTexts[heading.id]();
    const card = renderToStaticMarkup(<EmbedCard heading={heading} text={text} css={css} />);
    return [
      [`${embedPath(heading.slug)}/index.html`, `<!doctype html>\n${card}\n`],
      [oEmbedPath(heading.slug), oEmbed(heading)],
    ] as const;
  });
  const open: Readonly<Record<keyof typeof openFiles, string>> = {
    cardsJson: await cardsJson(),
    cardsCsv: await cardsCsv(),
    votesCsv: votesCsv(),
    readMe: readMe(),
    corrections: correctionsFeed(RELEASED, made),
    congress: congressCalendar(made),
  };
  const named = Object.entries(open).map(
    ([name, text]) => [openFiles[name as keyof typeof openFiles], text] as const,
  );
  const all = [
    ...(await Promise.all(cards)).flat(),
    ...named,
    [conformancePath, conformanceReport()] as const,
  ];
  return {
    files: new Map(all.map(([path, text]) => [path.slice(1), text])),
    framedPaths: policyHeadings.map(({ slug }) => embedPath(slug)),
  };
}
