export type NoticeActionName = 'undoClearing' | 'applyRelease';

export interface NoticeWords {
  readonly kind: 'success' | 'error';
  readonly title: string;
  readonly description: string;
  /** A button in the notice. The page must offer the same, because a notice disappears after seconds. */
  readonly action?: { readonly name: NoticeActionName; readonly label: string };
}
