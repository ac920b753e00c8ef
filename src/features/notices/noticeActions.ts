import type { AppThunk } from '../../hooks';
import type { NoticeActionName } from '../../content/en/notices';
import { applyRelease } from '../release/applyRelease';
import { undoClearing } from '../votes/clearVotes';

/** What a notice's button does. A name without its thunk does not compile. */
export const noticeActions = {
  undoClearing,
  applyRelease: () => () => void applyRelease(),
} as const satisfies Record<NoticeActionName, () => AppThunk>;
