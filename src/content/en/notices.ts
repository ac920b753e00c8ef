import type { NoticeWords } from '../noticeTypes';
import { choicesAbout } from './appearance';

/** Everything the site ever says in a notice. */
export const notices = {
  fieldsMissing: {
    kind: 'error',
    title: 'Error',
    description: 'Please fill in all fields and upload a photo.',
  },
  fieldsInvalid: {
    kind: 'error',
    title: 'Error',
    description: 'Please check the marked fields.',
  },
  notReadAloud: {
    kind: 'error',
    title: 'Error',
    description: 'Your device could not read this aloud. Please try again later.',
  },
  registered: {
    kind: 'success',
    title: 'Success!',
    description: 'Registration completed successfully.',
  },
  changesSaved: {
    kind: 'success',
    title: 'Success!',
    description: 'Your changes are saved.',
  },
  changedElsewhere: {
    kind: 'error',
    title: 'Error',
    description:
      'Another tab saved different details in the meantime. Check the marked fields, then save again.',
  },
  registrationGone: {
    kind: 'error',
    title: 'Error',
    description: 'Your registration was removed in another tab. To register again, choose a password.',
  },
  registrationNotSaved: {
    kind: 'error',
    title: 'Error',
    description:
      'Your browser could not save your registration. Nothing was stored, and what you typed is still in the form.',
  },
  registrationRemoved: {
    kind: 'success',
    title: 'Success!',
    description: 'Your registration was removed from this browser.',
  },
  registrationNotRemoved: {
    kind: 'error',
    title: 'Error',
    description: 'Your browser could not remove your registration. It is still on this device.',
  },
  photoNotUsable: {
    kind: 'error',
    title: 'Error',
    description: 'This file can’t be used as a photo. See the reason under Photo.',
  },
  passwordNotPossible: {
    kind: 'error',
    title: 'Error',
    description:
      'This page was not opened over a secure connection, so your password can’t be protected. Please open it with https.',
  },
  notSaved: {
    kind: 'error',
    title: 'Error',
    description: 'Your browser is not saving your answers. They last only while this page stays open.',
  },
  unreadable: {
    kind: 'error',
    title: 'Error',
    description:
      'Some saved data could not be read. We set it aside on this device; see the Cookie Policy page.',
  },
  voteCleared: {
    kind: 'success',
    title: 'Success!',
    description: 'Your answer was cleared.',
    action: { name: 'undoClearing', label: 'Undo' },
  },
  voteBack: {
    kind: 'success',
    title: 'Success!',
    description: 'Your answer is back.',
  },
  votesCleared: {
    kind: 'success',
    title: 'Success!',
    description: 'Your answers were cleared.',
    action: { name: 'undoClearing', label: 'Undo' },
  },
  votesBack: {
    kind: 'success',
    title: 'Success!',
    description: 'Your answers are back.',
  },
  linkCopied: {
    kind: 'success',
    title: 'Success!',
    description: 'The link to this card was copied.',
  },
  unreadableErased: {
    kind: 'success',
    title: 'Success!',
    description: 'The data that could not be read was erased.',
  },
  allErased: {
    kind: 'success',
    title: 'Success!',
    description: `Everything you entered was erased. Your choices about ${choicesAbout} stay.`,
  },
  notErased: {
    kind: 'error',
    title: 'Error',
    description: 'Your browser could not erase this. Some of it may still be on this device.',
  },
  restored: {
    kind: 'success',
    title: 'Success!',
    description: 'Your copy was restored.',
  },
  notRestored: {
    kind: 'error',
    title: 'Error',
    description: 'Your browser could not save this. Nothing was changed.',
  },
  releaseReady: {
    kind: 'success',
    title: 'A new version is ready',
    description: 'Reload whenever you like. A button stays at the bottom of the page until then.',
    action: { name: 'applyRelease', label: 'Reload' },
  },
} as const satisfies Record<string, NoticeWords>;

export type NoticeName = keyof typeof notices;
