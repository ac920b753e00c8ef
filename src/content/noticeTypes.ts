/** What a notice may offer to do; `app/noticeActions.ts` says how. */
export type NoticeActionName = 'undoClearing' | 'applyRelease';

export interface NoticeWords {
  readonly kind: 'success' | 'error';
  readonly title: string;
  readonly description: string;
  /** A button in the notice. The page offers the same, as a notice does not stay. */
  readonly action?: { readonly name: NoticeActionName; readonly label: string };
}
