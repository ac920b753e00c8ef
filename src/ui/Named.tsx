import { language } from 'words/language';
import { englishNames } from '../content/englishNames';

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
