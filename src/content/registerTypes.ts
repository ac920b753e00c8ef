import type { PageMeta, TitledList, TitledText } from './pageTypes';

export type FieldName = 'firstName' | 'lastName' | 'email' | 'password' | 'photo';

export type PhotoProblem =
  | 'empty'
  | 'notImage'
  | 'svg'
  | 'heic'
  | 'unsupported'
  | 'damaged'
  | 'tooHeavy'
  | 'tooManyPixels'
  | 'notPossible';

/** Advice on a photo that is used all the same: unlike a `PhotoProblem`, it keeps nobody from registering. */
export type PhotoAdvice = 'small' | 'notSquare' | 'background' | 'blurry' | 'dark' | 'bright' | 'several';

interface ConfirmWords {
  readonly title?: string;
  readonly text: string;
  readonly confirm: string;
  readonly cancel: string;
}

interface CropWords {
  readonly heading: string;
  readonly help: string;
  /** Accessible name of the frame: has to say that arrow keys move the picture. */
  readonly frame: string;
  readonly zoom: string;
  readonly smaller: string;
  readonly larger: string;
  readonly turn: string;
  readonly turnLeft: string;
  readonly turnRight: string;
  readonly degrees: (count: number) => string;
  readonly percent: (count: number) => string;
  readonly move: string;
  readonly left: string;
  readonly right: string;
  readonly up: string;
  readonly down: string;
  readonly reset: string;
}

export interface RegisterWords {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  /** Must say that nothing is sent and nobody is verified: a registration form suggests both. */
  readonly honest: string;
  /** Must say that this is no voter registration: a visitor who took it for one could not vote. */
  readonly notVoting: {
    readonly text: string;
    readonly link: string;
    readonly instead: string;
  };
  readonly gains: { readonly heading: string; readonly items: readonly TitledText[] };
  readonly needsScripts: string;
  readonly needsSecure: string;
  readonly fields: Readonly<Record<FieldName, string>>;
  /** Must say what each field is used for: visitors are asked for personal data. */
  readonly allNeeded: string;
  readonly missing: Readonly<Record<FieldName, string>>;
  readonly emailMalformed: string;
  readonly changedElsewhere: Readonly<Record<'password' | 'photo', string>> & {
    readonly text: (saved: string) => string;
  };
  readonly register: string;
  readonly confirm: ConfirmWords;
  readonly leave: ConfirmWords;
  readonly working: string;
  readonly edit: {
    readonly heading: string;
    readonly save: string;
    readonly cancel: string;
    readonly passwordHint: string;
    readonly photoHint: string;
    readonly keepPhoto: string;
  };
  readonly password: {
    readonly hint: string;
    readonly show: string;
    readonly hide: string;
    /** Follows “Show” and “Hide” for visitors who can't see which field the button belongs to. */
    readonly toggleWhat: string;
    readonly tooShort: string;
    readonly ownNameOrEmail: string;
  };
  readonly photo: {
    readonly hint: string;
    readonly preparing: string;
    readonly ready: string;
    readonly adviceHeading: string;
    readonly advice: Readonly<Record<PhotoAdvice, string>>;
    readonly problems: Readonly<Record<PhotoProblem, string>>;
    readonly crop: CropWords;
  };
  readonly sample: TitledList & {
    /** Fixed by the site's owner (`register.test.ts`), so it is not to be improved. */
    readonly caption: string;
    readonly edge: string;
    readonly head: string;
  };
  readonly card: {
    /** Also the title of the page for a member. */
    readonly heading: string;
    readonly preview: string;
    readonly site: string;
    readonly status: string;
    readonly photoOf: (name: string) => string;
    readonly edit: string;
    readonly remove: string;
    readonly next: { readonly heading: string; readonly share: string; readonly letter: string };
    readonly notes: readonly string[];
    readonly confirmRemove: ConfirmWords;
  };
}
