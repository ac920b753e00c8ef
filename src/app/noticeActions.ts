import type { NoticeActions } from '../features/notices/NoticeSnackbar';
import { applyRelease } from '../features/release/releaseSlice';
import { selectCanUndo, undoClearing } from '../features/votes/votesSlice';

/**
 * What the button in a notice does. It stands in `app/`, because a notice may offer what any feature does, and
 * features do not import each other in a circle.
 */
export const noticeActions: NoticeActions = {
  undoClearing: { run: undoClearing, isPossible: selectCanUndo },
  applyRelease: { run: () => () => void applyRelease(), isPossible: () => true },
};
