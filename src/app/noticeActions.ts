import type { NoticeActions } from '../features/notices/NoticeSnackbar';
import { applyRelease } from './release/releaseSlice';
import { selectCanUndo, undoClearing } from '../features/answers/votesSlice';

/**
 * What the button in a notice does. In `app/`, as the actions belong to `app/` and to features, and `features/notices`
 * imports neither.
 */
export const noticeActions: NoticeActions = {
  undoClearing: { run: undoClearing, isPossible: selectCanUndo },
  applyRelease: { run: () => () => void applyRelease(), isPossible: () => true },
};
