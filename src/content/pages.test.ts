import path from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';
import { paths } from '../lib/paths';
import {
  idsIn,
  isHomePage,
  isPlainAddress,
  linkMarker,
  proseOf,
  sentencesOf,
  shown,
  termMarker,
} from '../test/visitorWords';
import { tellEditor } from '../test/tellEditor';
import type { about as aboutWords } from './en/about';
import type { accessibility as accessibilityWords } from './en/accessibility';
import type { cookies as cookiesWords } from './en/cookies';
import type { dates as datesWords } from './en/dates';
import type { education as educationWords } from './en/education';
import type { home as homeWords } from './en/home';
import type { myAnswers as myAnswersWords } from './en/myAnswers';
import type { privacy as privacyWords } from './en/privacy';
import type { register as registerWords } from './en/register';
import type { yourData as yourDataWords } from './en/yourData';
import { education as spanish } from './es/education';
import { languageIds, languages } from './languages';
import type { LanguageId } from './languages';
import type { GlossaryEntry, PageLinks } from './pageTypes';
import type { PolicyId } from './policyIds';
import { stateIds } from './stateIds';
import type { StateId } from './stateIds';
import type { PolicyText } from './types';
import type { Widened } from './widened';

/** What the files of words export, each under its own name. */
interface Words {
  readonly about: Widened<typeof aboutWords>;
  readonly accessibility: Widened<typeof accessibilityWords>;
  readonly cookies: Widened<typeof cookiesWords>;
  readonly dates: Widened<typeof datesWords>;
  readonly education: Widened<typeof educationWords>;
  readonly glossary: readonly GlossaryEntry[];
  readonly home: Widened<typeof homeWords>;
  readonly myAnswers: Widened<typeof myAnswersWords>;
  readonly policyTexts: Readonly<Record<PolicyId, () => Promise<PolicyText>>>;
  readonly privacy: Widened<typeof privacyWords>;
  readonly register: Widened<typeof registerWords>;
  readonly states: Readonly<Record<StateId, string>>;
  readonly yourData: Widened<typeof yourDataWords>;
}

/** What the owner fixed, and what has to be said in the same words on more than one page. */
const sayings = {
  en: {
    phases: [
      ['Initial phase', 'Bill writing', 'Committee reviews', 'Lobbyist influence'],
      ['Middle phase', 'House consideration', 'Senate deliberation', 'Amendments'],
      ['Final phase', 'Conference committee', 'Final votes', 'Presidential action'],
    ],
    education: 'Understanding Legislation',
    notice: 'citizens have minimal direct input',
    gettingInvolved: ['Getting Involved', 'Contact Your Representatives', 'Track Legislation'],
    claim: /\d%|\d+ of (?:every )?\d+|\b(?:19|20)\d\d\b/,
    home: 'Your Voice Matters',
    tagline: 'makes your voice heard in American democracy',
    buttons: { takeSurvey: 'Take Survey', joinCommunity: 'Join Community' },
    blurbs: ['Anonymous Voting', 'Transparent Community', 'Educational Resources'],
    leavesBrowser: 'Nothing you enter leaves this browser unless you send it.',
    reachesOfficials: 'Writing and voting are what reach officials.',
    vote: 'Register to Vote Now',
    newTab: '(opens in a new tab)',
    official: 'vote.gov, the official U.S. government voter registration site',
    left: ['Continue: 1 left', 'Continue: 2 left', 'Continue: 9 left'],
    noPoll: 'this is not a poll and not an election',
    headings: ['Privacy Policy', 'Cookie Policy', 'Accessibility'],
    yourData: 'Your data on this device',
    sharing: 'Members may choose to share their views openly; nobody verifies members.',
    sevenDays: /seven days/g,
    safari: 'Safari erases it after seven days of use without a visit.',
  },
  es: {
    phases: [
      ['Fase inicial', 'Redacción del proyecto de ley', 'Revisión en comité', 'Influencia de los cabilderos'],
      ['Fase intermedia', 'Debate en la Cámara', 'Deliberación en el Senado', 'Enmiendas'],
      ['Fase final', 'Comité de conferencia', 'Votaciones finales', 'Acción presidencial'],
    ],
    education: 'Cómo funciona la legislación',
    notice: 'los ciudadanos tienen una participación directa mínima',
    gettingInvolved: [
      'Cómo participar',
      'Comuníquese con sus representantes',
      'Dé seguimiento a los proyectos de ley',
    ],
    claim: /\d%|\d+ de (?:cada )?\d+|\b(?:19|20)\d\d\b/,
    home: 'Su voz cuenta',
    tagline: 'la voz de usted se oye en la democracia estadounidense',
    buttons: { takeSurvey: 'Responder la encuesta', joinCommunity: 'Unirse a la comunidad' },
    blurbs: ['Respuestas anónimas', 'Comunidad transparente', 'Recursos educativos'],
    leavesBrowser: 'Nada de lo que ingresa sale de este navegador, a menos que usted lo envíe.',
    reachesOfficials: 'Lo que sí les llega a los funcionarios electos son las cartas y los votos.',
    vote: 'Regístrese para votar ahora',
    newTab: '(se abre en una pestaña nueva)',
    official: 'vote.gov, el sitio oficial del gobierno de Estados Unidos sobre el registro electoral',
    left: ['Continuar: 1 más', 'Continuar: 2 más', 'Continuar: 9 más'],
    noPoll: 'esto no es una encuesta de opinión ni una elección',
    headings: ['Política de privacidad', 'Política de cookies', 'Accesibilidad'],
    yourData: 'Sus datos en este dispositivo',
    sharing:
      'Cada miembro puede decidir si comparte abiertamente lo que opina; nadie verifica a los miembros.',
    sevenDays: /siete días/g,
    safari: 'Si usted usa Safari siete días sin visitar este sitio, Safari elimina lo guardado.',
  },
} as const satisfies Record<LanguageId, unknown>;

function urlsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'url' ? [String(inner)] : urlsIn(inner)));
}

describe.each(languageIds)('In the folder %s:', (language) => {
  const fixed = sayings[language];
  const read = (file: string) => jest.requireActual<Words>(path.join(__dirname, language, file));
  const { about } = read('about');
  const { accessibility } = read('accessibility');
  const { dates } = read('dates');
  const { cookies } = read('cookies');
  const { education } = read('education');
  const { glossary } = read('glossary');
  const { home } = read('home');
  const { myAnswers } = read('myAnswers');
  const { policyTexts } = read('policyTexts');
  const { privacy } = read('privacy');
  const { register } = read('register');
  const { states } = read('states');
  const { yourData } = read('yourData');
  const pages = { about, education, home, privacy, cookies, accessibility, myAnswers };

  describe('The education page', () => {
    const { phases } = education.process;

    test('tells the three phases with their three steps, in order', () => {
      expect(phases.map(({ name, steps }) => [name, ...steps.map((step) => step.name)])).toEqual(
        fixed.phases,
      );
    });

    test.each(phases.map((phase) => [phase.name, phase] as const))(
      'gives the %s one sentence, and each of its steps two to four',
      (_, { summary, steps }) => {
        expect(sentencesOf(summary)).toHaveLength(1);
        for (const step of steps) {
          expect([step.name, [2, 3, 4]]).toEqual([
            step.name,
            expect.arrayContaining([sentencesOf(step.text).length]),
          ]);
        }
      },
    );

    test('says at every step where bills stop and what a citizen can do, in one sentence each', () => {
      for (const { name, whereBillsStop = '', yourVoice = '' } of phases.flatMap((p) => p.steps)) {
        const sentences = [name, sentencesOf(whereBillsStop), sentencesOf(yourVoice)];
        const one = [expect.stringMatching(/\.$/)];
        expect(sentences).toEqual([name, one, one]);
      }
    });

    test('has the headings and the notice that its owner asked for', () => {
      const { heading, contact, track } = education.gettingInvolved;
      expect(education.heading).toBe(fixed.education);
      expect(education.notice.text).toContain(fixed.notice);
      expect([heading, contact.title, track.title]).toEqual(fixed.gettingInvolved);
    });

    test('leads to the official sites', () => {
      const { contact, track } = education.gettingInvolved;
      const links: PageLinks<string> = education.links;
      const urls = [...contact.actions, ...track.actions].map(({ link }) => links[link]?.url ?? link);
      for (const site of ['www.house.gov', 'www.senate.gov', 'www.usa.gov', 'www.congress.gov']) {
        expect(urls.map((url) => new URL(url).host)).toContain(site);
      }
      expect(idsIn(education, linkMarker)).toEqual(expect.arrayContaining(['vote-gov', 'regulations']));
    });

    test('uses every link it declares', () => {
      const { contact, track } = education.gettingInvolved;
      const used = [
        ...idsIn(education, linkMarker),
        ...[...contact.actions, ...track.actions].map(({ link }) => link),
      ];
      expect(Object.keys(education.links).filter((id) => !used.includes(id))).toEqual([]);
    });

    test('names a title, a publisher, a year and the very page of each source', () => {
      const sources = Object.values(education.sources);
      expect(new Set(sources.map(({ url }) => url)).size).toBe(sources.length);
      expect(sources.filter(({ url }) => isHomePage(url))).toEqual([]);
      expect(sources.filter(({ title, publisher }) => !title.trim() || !publisher.trim())).toEqual([]);
      expect(sources.filter(({ year }) => year < 1990 || year > 2026)).toEqual([]);
    });

    test('leads to a front page only where that page is itself the tool: a search box, a form, a choice of state', () => {
      const tools = ['congress', 'lobbying-reports', 'regulations', 'vote-gov'];
      const bare = Object.entries(education.links).filter(([, { url }]) => isHomePage(url));
      expect(bare.map(([id]) => id).sort()).toEqual(tools);
    });

    test('lets no sentence with a share, a count of votes or bills or a year stand without its source', () => {
      const loose = proseOf(education)
        .flatMap(({ text }) => text.split(/(?<=[.!?])\s+/))
        .filter((sentence) => fixed.claim.test(shown(sentence)))
        .filter((sentence) => !idsIn(sentence, linkMarker).some((id) => id in education.sources));
      expect(loose).toEqual([]);
    });

    test('marks a glossary term once, where it first matters, unless the term is one of the cards', async () => {
      const cards = await Promise.all(Object.values(policyTexts).map((text) => text()));
      const onCards = idsIn(cards, termMarker);
      const here = glossary.map(({ id }) => id).filter((id) => !onCards.includes(id));
      expect(idsIn(education, termMarker).sort()).toEqual(here.sort());
    });
  });

  describe('The glossary', () => {
    test('explains 36 different terms in alphabetical order', () => {
      const terms = glossary.map(({ term }) => term);
      expect(new Set(terms).size).toBe(36);
      expect(new Set(glossary.map(({ id }) => id)).size).toBe(36);
      expect(terms).toEqual([...terms].sort((a, b) => a.localeCompare(b, language)));
    });

    test.each(glossary.map(({ term, definition }) => [term, definition]))(
      'explains “%s” in one sentence',
      (_, definition) => {
        expect(definition).toMatch(/^[A-ZÁÉÍÓÚ][^.!?]+\.$/);
      },
    );
  });

  describe('The home page', () => {
    test('has the words that its owner asked for', () => {
      expect(home.heading).toBe(fixed.home);
      expect(home.tagline).toContain(fixed.tagline);
      expect(home.buttons).toEqual(fixed.buttons);
      expect(home.blurbs.map(({ title }) => title)).toEqual(fixed.blurbs);
    });

    test('says what leaves the browser, and what reaches officials', () => {
      expect(home.promise).toContain(fixed.leavesBrowser);
      expect(home.voterRegistration.paragraphs.join(' ')).toContain(fixed.reachesOfficials);
    });

    test('names vote.gov as the official site and says that it opens in a new tab', () => {
      const { linkText, opensInNewTab, paragraphs } = home.voterRegistration;
      expect(linkText).toBe(fixed.vote);
      expect(opensInNewTab).toBe(fixed.newTab);
      expect(paragraphs.join(' ')).toContain(fixed.official);
    });

    test('counts the policies that are left, with no other figure before that number', () => {
      expect([1, 2, 9].map(home.continue)).toEqual(fixed.left);
      for (const sentence of fixed.left) expect(sentence).toMatch(/^\D+\d\D*$/);
    });

    test('says at once that nobody counts the answers', () => {
      expect(home.blurbs[0].text).toContain(fixed.noPoll);
    });
  });

  describe('The privacy, cookie and accessibility pages', () => {
    test('have the headings that the site’s links promise', () => {
      expect([privacy.heading, cookies.heading, accessibility.heading]).toEqual(fixed.headings);
    });

    test.each(Array.from({ length: 12 }, (_, month) => month))(
      'write a day of month %i as people do',
      (month) => {
        const day = new Date(Date.UTC(2026, month, month + 5));
        expect(dates.day(dates.months[month] ?? '', String(month + 5), '2026')).toBe(
          day.toLocaleDateString(languages[language].locale, { dateStyle: 'long', timeZone: 'UTC' }),
        );
      },
    );

    test.each([
      ['privacy', privacy],
      ['cookies', cookies],
      ['accessibility', accessibility],
    ] as const)('write no address into the %s page, and offer the contact link', (_, page) => {
      expect(JSON.stringify(page)).not.toMatch(/@|mailto:/);
      expect(idsIn(page, linkMarker)).toContain('contact');
    });

    test('mark no glossary terms, since the glossary stands on another page', () => {
      expect(idsIn({ privacy, cookies, accessibility }, termMarker)).toEqual([]);
    });
  });

  describe.each(Object.entries(pages))('The words of the %s page', (name, page) => {
    const file = `src/content/${language}/${name}.ts`;

    test('hold markers only for terms and links that exist', () => {
      const terms: string[] = glossary.map(({ id }) => id);
      const links = [...Object.keys('links' in page ? page.links : {}), ...Object.keys(paths), 'contact'];
      const unknown = (marker: RegExp, known: readonly string[]) =>
        idsIn(page, marker).flatMap((id) => (id && !known.includes(id) ? [id] : []));
      tellEditor(
        file,
        unknown(termMarker, terms),
        `In [[name|words]] the name is an id of src/content/${language}/glossary.ts. These are not there.`,
      );
      tellEditor(
        file,
        unknown(linkMarker, links),
        'In {{name|words}} the name is one of the links in this file, a page in src/lib/paths.ts, or contact. These are none.',
      );
    });

    test('have a title and a description that fit a search result', () => {
      const { title, description } = page.meta;
      tellEditor(
        file,
        title === page.heading ? [] : [title, page.heading],
        'The title and the heading are the same.',
      );
      tellEditor(
        file,
        description.length <= 70 || description.length > 160
          ? [`${description.length} letters: ${description}`]
          : [],
        'A description for search results has 71 to 160 letters. Please shorten it or say more.',
      );
    });

    test('point only to https addresses without a character that breaks them', () => {
      tellEditor(
        file,
        urlsIn(page).filter((url) => !isPlainAddress(url)),
        'Please copy the address from the browser: it begins with https:// and has no accents or typographic signs.',
      );
    });
  });

  test('The cookie page has the section that its other words name', () => {
    expect(yourData.heading).toBe(fixed.yourData);
    expect(cookies.clearing.paragraphs.join(' ')).toContain(`“${yourData.heading}”`);
  });

  test('Members may share their views openly and are verified by nobody, wherever joining is offered', () => {
    const community = home.blurbs.find(({ title }) => title === fixed.blurbs[1]);
    for (const text of [community?.text, register.honest, JSON.stringify(privacy)]) {
      expect(text).toContain(fixed.sharing);
    }
  });

  test('Safari’s seven days are told in the same words everywhere', () => {
    const told = [privacy, cookies, yourData, register].map((page) => JSON.stringify(page));
    for (const text of told) {
      expect(text.match(fixed.sevenDays)).toHaveLength(1);
      expect(text).toContain(fixed.safari);
    }
  });

  test('The states, the capital and the territories are all listed, in alphabetical order', () => {
    expect(Object.keys(states).sort()).toEqual([...stateIds].sort());
    const names = Object.values(states);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, language)));
  });
});

describe('The Spanish education page', () => {
  const { contact, track } = spanish.gettingInvolved;

  test('leads to the Spanish pages of the official sites that have them, and says which sites are in English', () => {
    expect(spanish.links['vote-gov'].url).toBe('https://vote.gov/es');
    expect(spanish.links['elected-officials'].url).toBe('https://www.usa.gov/es/funcionarios-electos');
    for (const { link, label } of [...contact.actions, ...track.actions]) {
      const isInSpanish = new URL(spanish.links[link].url).pathname.startsWith('/es');
      expect([label, /\(.*en inglés\)$/.test(label)]).toEqual([label, !isInSpanish]);
    }
  });
});
