import path from 'node:path';
import { languages } from '../../src/content/languages';
import type { LanguageId } from '../../src/content/languages';
import type { SiteSettings } from './siteSettings';
import { ownSettings } from './siteSettings';
import { workFolder } from './workFolder';

/** The site in one language: a whole one in a folder of its own, built with the words of that language. */
export interface LanguageSite extends SiteSettings {
  readonly language: LanguageId;
  /** The folder of its pages below the whole site's: nothing, or `/es`. */
  readonly folder: string;
  /** Where it is built to. */
  readonly outFolder: string;
  /** Where its build keeps what no visitor downloads. */
  readonly work: string;
}

/** @param root the project. @returns the settings of a language's site; `publicPath` with the language's folder. */
export function languageSite(language: LanguageId, root: string): LanguageSite {
  const settings = ownSettings(root);
  const { folder } = languages[language];
  const outFolder = path.join(path.resolve(root, settings.outDir), folder);
  return {
    ...settings,
    language,
    folder,
    publicPath: settings.publicPath.replace(/\/$/, folder + '/'),
    outFolder,
    work: workFolder(root, outFolder),
  };
}
