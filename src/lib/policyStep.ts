import type { PolicyHeading } from '../content/types';

/** What a class's way through its policies says of one, beside its words and buttons. */
export interface PolicyStep {
  readonly heading: PolicyHeading;
  /** Id of the title. It is the fragment of the address, so that the title gets the focus when the step changes. */
  readonly titleId: string;
  readonly place: string;
  readonly nextPath: string;
  readonly nextLabel: string;
  /** Names the next policy for screen readers. In the label, its title would take two lines of a phone's lower edge. */
  readonly nextName: string | undefined;
}
