import type { NoticeActions } from '../features/notices/NoticeSnackbar';
import { applyRelease } from '../features/release/releaseSlice';
import { undoClearing } from '../features/votes/votesSlice';

/** What the button in a notice does. Here, because a notice may offer what any feature can do. */
export const noticeActions: NoticeActions = {
  undoClearing,
  applyRelease: () => () => void applyRelease(),
};
