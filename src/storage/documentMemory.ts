/**
 * How long after its own write a tab still suspects that another tab wrote without having seen it.
 * Browsers deliver another process's writes within milliseconds; two seconds also cover a slow phone.
 */
const settleMs = 2000;

interface PastValue {
  readonly value: unknown;
  /** Until when it matters, in ms on the page's clock. */
  readonly until: number;
}

/** What this tab remembers of one stored document. */
export class DocumentMemory {
  private past: PastValue[] = [];
  /** The last write failed, or what is stored could neither be read nor set aside. */
  failing = false;

  /** @param known the value last read from or written to the browser. */
  constructor(public known: unknown) {}

  /** Values written over within the last moments, oldest first. */
  get before(): readonly unknown[] {
    const now = performance.now();
    this.past = this.past.filter(({ until }) => now < until);
    return this.past.map(({ value }) => value);
  }

  /** Notes that `known` was written over. */
  overwritten(): void {
    this.past.push({ value: this.known, until: performance.now() + settleMs });
  }

  /** Notes what another tab wrote knowing our last write: nothing of that can have been lost. */
  accepted(value: unknown): void {
    if (this.past.length > 0) this.past.push({ value, until: performance.now() + settleMs });
  }

  /**
   * What this tab takes over from another was never its own to defend: were it not noted in the past values
   * as well, going back to what it replaced would look like a write that was lost.
   * @param takeOver lays what is taken over on a past value.
   */
  rebase(takeOver: (past: unknown) => unknown): void {
    this.past = this.past.map(({ value, until }) => ({ value: takeOver(value), until }));
  }

  /** @param known what this tab starts from anew. */
  startFrom(known: unknown): void {
    this.known = known;
    this.past = [];
  }
}
