/** What a visitor looks for on a page: a control by its role and by the words it goes by. */
export interface Target {
  readonly role: 'button' | 'link' | 'field' | 'heading';
  readonly name: string;
}

/** A control found on a page. */
export interface Control {
  click(): Promise<void>;
  /** @param file path of the file to hand over, in place of the system's own dialog. */
  choose(file: string): Promise<void>;
  /** @param work runs inside the page, on the control. */
  run<Found>(work: (control: HTMLElement) => Found | Promise<Found>): Promise<Found>;
}

/** One tab of a real browser, driven by real pointer and keys. */
export interface Tab {
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** A tab behind another one hardly draws, and what is not drawn can't be pressed. */
  toFront(): Promise<void>;
  /** @param work runs inside the page; it and what is given must not need anything from outside. */
  run<Given extends unknown[], Found>(
    work: (...given: Given) => Found | Promise<Found>,
    ...given: Given
  ): Promise<Found>;
  /** The same inside a frame, also of another site. @param frame selector of it. */
  runIn<Given extends unknown[], Found>(
    frame: string,
    work: (...given: Given) => Found | Promise<Found>,
    ...given: Given
  ): Promise<Found>;
  /** Presses by pointer, at px from the corner of what is in view. */
  pressAt(x: number, y: number): Promise<void>;
  /** @returns the tab that a press opens. */
  opens(press: () => Promise<void>): Promise<Tab>;
  find(target: Target): Promise<Control | undefined>;
  /** @param name as KeyboardEvent.key has it. */
  key(name: Key): Promise<void>;
  type(text: string): Promise<void>;
  resize(width: number): Promise<void>;
  /** @returns a PNG of what is in view. */
  picture(): Promise<Uint8Array>;
  /** @returns a second tab with the same storage. */
  another(): Promise<Tab>;
  close(): Promise<void>;
}

export type Key =
  | 'Tab'
  | 'Enter'
  | 'Escape'
  | 'End'
  | 'Home'
  | 'ArrowRight'
  | 'ArrowLeft'
  | 'Backspace'
  | 'F8';

/** What a visitor may have set in the browser. */
export interface Settings {
  readonly scheme?: 'light' | 'dark';
  /** Whether sites may store anything. */
  readonly storage?: 'allowed' | 'blocked';
  /** Whether sites may run scripts. The driver’s own run all the same. */
  readonly scripts?: 'on' | 'off';
}

/** A browser that was started. */
export interface Browser {
  readonly version: string;
  /** @returns a tab that shares nothing with earlier visits. */
  visit(origin: string): Promise<Tab>;
  close(): Promise<void>;
}

export const viewHeight = 800;
