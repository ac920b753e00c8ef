import { clearingSaved, undoSaved, votesCleared } from '../features/answers/votesSlice';
import {
  detailsChanged,
  photoRefused,
  registered,
  registrationRefused,
  registrationRemoved,
  removalRefused,
} from '../features/membership/registrationSlice';
import { allErased, restored, restoreRefused, unreadableErased } from '../features/myData/dataEvents';
import { on } from '../features/notices/noticesSlice';
import type { NoticeRow } from '../features/notices/noticesSlice';
import { linkCopied, readingFailed } from '../features/survey/surveyEvents';
import { erased, eraseRefused, unreadableSetAside, writeFailed } from '../persistence/storageEvents';
import { releaseReady } from './release/releaseSlice';

/**
 * What the site says of which event. Features say only what happened and know nothing of notices. In `app/`, because
 * the table names events of every feature.
 */
export const noticeTable: readonly NoticeRow[] = [
  on(registered, 'registered'),
  on(detailsChanged, 'changesSaved'),
  on(registrationRefused, (reason) => reason),
  on(registrationRemoved, 'registrationRemoved'),
  on(removalRefused, 'registrationNotRemoved'),
  on(photoRefused, 'photoNotUsable'),
  on(clearingSaved, 'voteCleared'),
  on(votesCleared, 'votesCleared'),
  on(undoSaved, (count) => (count === 1 ? 'voteBack' : 'votesBack')),
  on(linkCopied, 'linkCopied'),
  on(readingFailed, 'notReadAloud'),
  // The notice on the screen may offer to bring back answers, which were erased for good.
  on(erased, ({ keys }) => (keys.includes('votes') ? null : undefined)),
  on(allErased, 'allErased'),
  on(unreadableErased, 'unreadableErased'),
  on(eraseRefused, 'notErased'),
  on(restored, 'restored'),
  on(restoreRefused, 'notRestored'),
  on(writeFailed, 'notSaved', { once: true }),
  on(unreadableSetAside, 'unreadable', { once: true }),
  on(releaseReady, 'releaseReady'),
];
