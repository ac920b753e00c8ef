import type { AppThunk } from '../../app/hooks';
import type { NoticeActionName } from '../../content/en/notices';
import { undoVotesErased } from '../votes/undoVotesErased';

/** What a notice's button does. A name without its thunk does not compile. */
export const noticeActions = { undoVotesErased } as const satisfies Record<NoticeActionName, () => AppThunk>;
