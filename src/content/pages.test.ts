import { describe, expect, test } from '@jest/globals';
import { paths } from '../paths';
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
import { about } from './en/about';
import { accessibility } from './en/accessibility';
import { cookies } from './en/cookies';
import { education } from './en/education';
import { glossary } from './en/glossary';
import { home } from './en/home';
import { myAnswers } from './en/myAnswers';
import { privacy } from './en/privacy';
import { register } from './en/register';
import { yourData } from './en/yourData';

const pages = { about, education, home, privacy, cookies, accessibility, myAnswers };

function urlsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'url' ? [String(inner)] : urlsIn(inner)));
}

describe('The education page', () => {
  const { phases } = education.process;

  test('tells the three phases with their three steps, in order', () => {
    expect(phases.map(({ name, steps }) => [name, ...steps.map((step) => step.name)])).toEqual([
      ['Initial Phase', 'Bill writing', 'Committee reviews', 'Lobbyist influence'],
      ['Middle Phase', 'House consideration', 'Senate deliberation', 'Amendments'],
      ['Final Phase', 'Conference committee', 'Final votes', 'Presidential action'],
    ]);
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
    expect(education.heading).toBe('Understanding Legislation');
    expect(education.notice.text).toContain('citizens have minimal direct input');
    expect(education.gettingInvolved.heading).toBe('Getting Involved');
    expect(education.gettingInvolved.contact.title).toBe('Contact Your Representatives');
    expect(education.gettingInvolved.track.title).toBe('Track Legislation');
  });

  test('leads to the official sites', () => {
    const { contact, track } = education.gettingInvolved;
    const urls = [...contact.actions, ...track.actions].map(({ link }) => education.links[link].url);
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
    const claim = /\d%|\d+ of (?:every )?\d+|\b(?:19|20)\d\d\b/;
    const loose = proseOf(education)
      .flatMap(({ text }) => text.split(/(?<=[.!?])\s+/))
      .filter((sentence) => claim.test(shown(sentence)))
      .filter((sentence) => !idsIn(sentence, linkMarker).some((id = '') => id in education.sources));
    expect(loose).toEqual([]);
  });

  test('marks each glossary term once, where it first matters', () => {
    expect(idsIn(education, termMarker).sort()).toEqual(glossary.map(({ id }) => id).sort());
  });
});

describe('The glossary', () => {
  test('explains 26 different terms in alphabetical order', () => {
    const terms = glossary.map(({ term }) => term);
    expect(new Set(terms).size).toBe(26);
    expect(new Set(glossary.map(({ id }) => id)).size).toBe(26);
    expect(terms).toEqual([...terms].sort((a, b) => a.localeCompare(b, 'en')));
  });

  test.each(glossary.map(({ term, definition }) => [term, definition]))(
    'explains “%s” in one sentence',
    (_, definition) => {
      expect(definition).toMatch(/^[A-Z][^.!?]+\.$/);
    },
  );
});

describe('The home page', () => {
  test('has the words that its owner asked for', () => {
    expect(home.heading).toBe('Your Voice Matters');
    expect(home.tagline).toContain('makes your voice heard in American democracy');
    expect(home.buttons).toEqual({ takeSurvey: 'Take Survey', joinCommunity: 'Join Community' });
    expect(home.blurbs.map(({ title }) => title)).toEqual([
      'Anonymous Voting',
      'Transparent Community',
      'Educational Resources',
    ]);
  });

  test('says what leaves the browser, and what reaches officials', () => {
    expect(home.lead).toContain('Nothing you enter leaves this browser unless you send it.');
    expect(home.lead).toContain('Writing and voting are what reach officials.');
  });

  test('names vote.gov as the official site and says that it opens in a new tab', () => {
    const { linkText, opensInNewTab, paragraphs } = home.voterRegistration;
    expect(linkText).toBe('Register to Vote Now');
    expect(opensInNewTab).toBe('(opens in a new tab)');
    expect(paragraphs.join(' ')).toContain('vote.gov, the official U.S. government voter registration site');
  });

  test('counts the policies that are left', () => {
    expect([1, 2, 9].map(home.progress.left)).toEqual([
      '1 policy left',
      '2 policies left',
      '9 policies left',
    ]);
  });
});

describe('The privacy, cookie and accessibility pages', () => {
  test('have the headings that the site’s links promise', () => {
    expect([privacy.heading, cookies.heading, accessibility.heading]).toEqual([
      'Privacy Policy',
      'Cookie Policy',
      'Accessibility',
    ]);
  });

  test.each([
    ['privacy', privacy.effective],
    ['cookies', cookies.effective],
    ['accessibility', accessibility.checked],
  ] as const)('give one date on the %s page, to people and to machines', (_, date) => {
    const day = new Date(`${date.iso}T00:00:00Z`);
    expect(date.shown).toBe(day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }));
  });

  test('list each stored item once', () => {
    expect(cookies.stored.rows.map(({ key }) => key)).toEqual([
      'votes',
      'starred',
      'user',
      'consent',
      'appearance',
      'sender',
      'letter',
      'comparison',
      'votes.unreadable',
      'starred.unreadable',
      'user.unreadable',
      'consent.unreadable',
      'votes.early',
    ]);
  });

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

describe.each(Object.entries(pages))('The words of the %s page', (_, page) => {
  test('hold markers only for terms and links that exist', () => {
    const terms: string[] = glossary.map(({ id }) => id);
    const links = [...Object.keys('links' in page ? page.links : {}), ...Object.keys(paths), 'contact'];
    expect(idsIn(page, termMarker).filter((id) => !terms.includes(id ?? ''))).toEqual([]);
    expect(idsIn(page, linkMarker).filter((id) => !links.includes(id ?? ''))).toEqual([]);
  });

  test('have a title and a description that fit a search result', () => {
    expect(page.meta.title).toBe(page.heading);
    expect(page.meta.description.length).toBeGreaterThan(70);
    expect(page.meta.description.length).toBeLessThanOrEqual(160);
  });

  test('point only to https addresses without a character that breaks them', () => {
    expect(urlsIn(page).filter((url) => !isPlainAddress(url))).toEqual([]);
  });
});

test('The cookie page has the section that its other words name', () => {
  expect(yourData.heading).toBe('Your data on this device');
  expect(cookies.clearing.paragraphs.join(' ')).toContain(`“${yourData.heading}”`);
});

test('Members may share their views openly and are verified by nobody, wherever joining is offered', () => {
  const community = home.blurbs.find(({ title }) => title === 'Transparent Community');
  for (const text of [community?.text, register.honest, JSON.stringify(privacy)]) {
    expect(text).toContain('Members may choose to share their views openly; nobody verifies members yet.');
  }
});

test('Safari’s seven days are told in the same words everywhere', () => {
  const told = [privacy, cookies, yourData, register].map((page) => JSON.stringify(page));
  for (const text of told) {
    expect(text.match(/seven days/g)).toHaveLength(1);
    expect(text).toContain('Safari erases it after seven days of use without a visit.');
  }
});
