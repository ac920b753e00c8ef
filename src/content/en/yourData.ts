import { choicesAbout } from './appearance';

const counted = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`);

export const yourData = {
  heading: 'Your data on this device',
  intro:
    'Everything you enter stays in your browser. Here you can see it, download a copy, restore a copy, or erase it.',
  needsScripts: 'This part of the page needs JavaScript, which is off in this browser.',
  stored: {
    heading: 'Stored right now',
    nothing: 'Nothing yet',
    reading: 'Looking…',
    blockedItem: 'Blocked',
    places: { local: 'in this browser', session: 'in this tab only' },
    total: (size: string) =>
      `Total: ${size}, not counting the pages kept for offline use. Sizes are for plain text (UTF-8); the browser may need up to twice as much.`,
    blocked: 'Your browser blocks storage for this site. What you enter lasts only while this page is open.',
    kept: 'Your browser has agreed to keep this data, even when space runs low.',
    mayClear: 'Your browser may erase this data when space runs low.',
    inTab:
      'You chose “Decline saving”, so your answers and registration stay in this tab only. A browser that reopens closed tabs may bring them back.',
    safari: 'Safari erases it after seven days of use without a visit. Download a copy to be safe.',
    saveRaw: 'Download as it is',
    saveRawLabel: (name: string) => `Download as it is, ${name}`,
  },
  size: {
    bytes: (count: number) => counted(count, '1 byte', 'bytes'),
    kilobytes: (amount: string) => `${amount} kB`,
    megabytes: (amount: string) => `${amount} MB`,
  },
  download: {
    heading: 'Download a copy',
    fileName: 'civic-voice-data.json',
    text: 'You get one file with your answers with their days and reasons, your stars, your letter signature, your name and your email. Your password and your letters are never in it. Keep the file in a safe place: anyone who opens it can read it.',
    photo: 'Include my photo',
    button: 'Download my data',
    nothing: 'There is nothing to download yet.',
    done: 'Your file is ready. Your browser shows where it was saved.',
  },
  restore: {
    heading: 'Restore a copy',
    text: 'Choose a file that you downloaded here. You will first see what would change, and nothing changes until you agree.',
    label: 'Restore from a file',
    problems: {
      tooBig: 'This file is larger than 1 MB, so it can’t be one of ours. Please choose another one.',
      unreadable: 'Your browser could not open this file. Please choose it again.',
      notJson: 'This file is not in the right format, or part of it is missing. Please choose another one.',
      notOurs: 'This file does not come from Civic Voice. Please choose another one.',
      newer:
        'This file was made by a newer version of this site. Please reload the page, then choose it again.',
      nothing: 'There is nothing in this file that can be restored.',
    },
    ready: 'The file was read. See below what would change.',
    preview: 'What would change',
    savedOn: (date: string) => `This copy was made on ${date}.`,
    added: (count: number) => counted(count, '1 answer will be added.', 'answers will be added.'),
    changed: (count: number, policies: string) =>
      `${counted(count, '1 of your answers will be replaced', 'of your answers will be replaced')}: ${policies}.`,
    /** `count` of policies that are starred in the file and not here. */
    starred: (count: number) => counted(count, '1 policy will get a star.', 'policies will get a star.'),
    /** `count` of answers whose day or reason in the file differs from the one here. */
    reasons: (count: number) =>
      counted(
        count,
        '1 answer will get its day and reason from the file.',
        'answers will get their day and reason from the file.',
      ),
    sender: (who: string) => `Your letter signature will be: ${who}.`,
    registration: (who: string) => `Your registration will be that of ${who}. Your password stays as it is.`,
    photo: 'The photo in the file will replace yours.',
    /** Shown if only the file has a registration: a file can't register anyone, because it holds no password. */
    notRegistered: (who: string) =>
      `The file holds the registration of ${who}. A file never holds a password, so please enter it again to join.`,
    registerLink: 'Go to Register',
    leftOutVotes: (count: number) =>
      counted(
        count,
        '1 answer in the file can’t be used here and is left out.',
        'answers in the file can’t be used here and are left out.',
      ),
    leftOutStars: (count: number) =>
      counted(
        count,
        '1 star in the file can’t be used here and is left out.',
        'stars in the file can’t be used here and are left out.',
      ),
    leftOutUser: 'The registration in the file is not complete or not valid, so it is left out.',
    leftOutPhoto: 'The photo in the file can’t be used, so it is left out.',
    nothingChanges: 'Nothing would change here.',
    button: 'Restore',
    cancel: 'Cancel',
    ask: {
      title: 'Restore from this file?',
      text: 'The changes listed on the page will be made on this device. This can’t be undone.',
      confirm: 'Restore',
      cancel: 'Cancel',
    },
  },
  erase: {
    heading: 'Erase',
    votes: {
      title: 'Your answers',
      text: 'Your answers to the surveys, with their days and reasons. Your registration stays.',
      button: 'Clear answers',
      ask: {
        title: 'Clear your answers?',
        text: 'All your answers will be cleared. Your stars stay. You can undo this until you close or reload the page or change its language.',
        confirm: 'Clear',
        cancel: 'Cancel',
      },
    },
    registration: {
      title: 'Your registration',
      text: 'Your name, email, password and photo. Your answers stay, and so do letters with your name in them and a signature that you asked to remember. Your voter registration is not affected.',
      button: 'Remove registration',
      ask: {
        title: 'Remove your registration?',
        text: 'Your name, email, password and photo will be erased from this browser. This can’t be undone.',
        confirm: 'Remove',
        cancel: 'Cancel',
      },
    },
    unreadable: {
      title: 'Data that could not be read',
      text: 'Download it first if you may need it.',
      button: 'Erase unreadable data',
      ask: {
        title: 'Erase the unreadable data?',
        text: 'Saved data that could not be read will be erased from this browser. This can’t be undone.',
        confirm: 'Erase',
        cancel: 'Cancel',
      },
    },
    everything: {
      title: 'Everything',
      text: `Answers, stars, registration, your letters and signature, a friend’s unopened link, and any data that could not be read. The next step asks whether your choices about ${choicesAbout} go too.`,
      button: 'Erase everything',
      ask: {
        title: 'Erase everything?',
        text: 'Your answers, stars, registration, letters, signature, a friend’s unopened link and any unreadable data will be erased, here and in other running tabs. A tab that sleeps or shows another site may keep what it holds until you close it. This can’t be undone. Your browser’s history and files you saved stay.',
        confirm: 'Erase',
        cancel: 'Cancel',
      },
    },
    /** A checkbox in its dialog: erases the choices and the kept pages as well, and ends the visit. */
    choicesToo: `Also erase my choices about ${choicesAbout}, and the pages kept for offline use. On a shared computer, check this.`,
    undo: 'Undo',
    undoHint:
      'Until you leave this site, reload its page or change its language, you can bring back answers that you cleared.',
  },
} as const;
