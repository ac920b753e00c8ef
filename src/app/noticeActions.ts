import type { NoticeActions } from '../features/notices/NoticeSnackbar';
import { applyRelease } from './release/releaseSlice';
import { selectCanUndo, undoClearing } from '../features/answers/votesSlice';

/**
 * What the button in a notice does. Defined in `app/`, because a notice may offer an action of any feature: in
 * `features/notices` it would make features import each other in a circle.
 */
export const noticeActions: NoticeActions = {
  undoClearing: { run: undoClearing, isPossible: selectCanUndo },
  applyRelease: { run: () => () => void applyRelease(), isPossible: () => true },
};
