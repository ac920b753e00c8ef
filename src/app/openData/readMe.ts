import { openData as words } from 'words/openData';
import { canonicalUrl, paths } from '../../lib/paths';
import { cardColumns } from './cards';
import { voteColumns } from './votes';

/** @returns what is in the files beside it, as plain text. */
export function readMe(): string {
  const { readMe: about, columns } = words;
  const explained = (names: readonly (keyof typeof columns)[]) =>
    names.map((name) => `  ${name}: ${columns[name]}`).join('\n');
  return `${about.title}
${canonicalUrl(paths.home)}

${about.intro}

cards.json, cards.csv
${about.cards}
${explained(cardColumns)}

votes.csv
${about.votes}
${explained(voteColumns)}

${about.license}

${about.contact} ${CONTACT_EMAIL}
`;
}
