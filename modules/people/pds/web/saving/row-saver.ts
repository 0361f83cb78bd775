import { ApiError } from '@talaan/kernel/web/calls/api-error.ts';
import { forgetDraft, saveDraft, readDraft } from '@talaan/kernel/web/forms/draft.ts';
import { isSame, mergeChanges, takeTheirs, type Clash } from './merge-changes.ts';

/** A row of the sheet as the server has it; its version grows with every change. */
export interface Saved<V> {
  version: number;
  values: V;
}

export type SavingState =
  | { kind: 'clean' }
  | { kind: 'typing' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: string }
  /** No answer: it is tried again. */
  | { kind: 'waiting' }
  | { kind: 'refused'; errors: Record<string, string[]>; message: string }
  | { kind: 'clashed'; clashes: Clash[] };

interface Draft<V> {
  base: Saved<V>;
  values: V;
}

export interface SaverOptions<V> {
  /** Under what name the draft is kept while it is not saved. */
  draft: string;
  saved: Saved<V>;
  /** Sends what differs from what one began with. */
  save: (values: V, base: Saved<V>) => Promise<Saved<V>>;
  /** Reads what the server has now. */
  read: () => Promise<Saved<V>>;
  now: () => string;
}

/** A pause in typing after which it is saved, and how long it waits before it tries again. */
const PAUSE_MS = 1200;
const RETRY_MS = [3000, 6000, 15_000, 30_000];

/** Saves one row by itself: a pause after the last key, one call at a time, again when there was no answer. */
export class RowSaver<V extends object> {
  state: SavingState = { kind: 'clean' };
  values: V;
  private base: Saved<V>;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private underWay: Promise<void> | undefined;
  private tries = 0;
  private readonly watchers = new Set<() => void>();
  private readonly options: SaverOptions<V>;

  constructor(options: SaverOptions<V>) {
    this.options = options;
    this.base = options.saved;
    this.values = options.saved.values;
    const draft = readDraft(options.draft) as Draft<V> | undefined;
    if (!draft) return;
    this.values = draft.values;
    this.base = draft.base;
    this.tell({ kind: 'typing' });
    this.sendAfter(0);
  }

  readonly watch = (changed: () => void): (() => void) => {
    this.watchers.add(changed);
    return () => this.watchers.delete(changed);
  };

  readonly readState = (): SavingState => this.state;

  readonly readValues = (): V => this.values;

  get isUnsaved(): boolean {
    return !isSame(this.values, this.base.values);
  }

  change(values: V): void {
    this.values = values;
    if (!this.isUnsaved && !this.underWay) {
      this.forget();
      return;
    }
    saveDraft(this.options.draft, { base: this.base, values } satisfies Draft<V>);
    if (this.state.kind === 'clashed') return;
    if (!this.underWay) this.tell({ kind: 'typing' });
    this.sendAfter(PAUSE_MS);
  }

  /** Saves what is unsaved at once: a field was left, or the row. */
  async flush(): Promise<void> {
    if (this.underWay) await this.underWay;
    if (!this.isUnsaved || this.state.kind === 'clashed' || this.state.kind === 'refused') return;
    await this.send();
  }

  /** The server has something newer: taken over where nothing is being typed, otherwise found out by the next save. */
  heard(saved: Saved<V>): void {
    if (saved.version <= this.base.version || this.isUnsaved || this.underWay) return;
    this.base = saved;
    this.fill(saved.values);
  }

  /** Ends a clash: with their values where both changed something, or with mine. */
  resolve(choice: 'mine' | 'theirs'): void {
    if (this.state.kind !== 'clashed') return;
    if (choice === 'theirs') this.fill(takeTheirs(this.values, this.state.clashes));
    this.tell({ kind: 'typing' });
    this.change(this.values);
    void this.flush();
  }

  /** The row is no more. */
  drop(): void {
    clearTimeout(this.timer);
    forgetDraft(this.options.draft);
    this.values = this.base.values;
    this.tell({ kind: 'clean' });
  }

  private sendAfter(wait: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.send(), wait);
  }

  private send(): Promise<void> {
    clearTimeout(this.timer);
    // What was typed meanwhile follows when the call under way is done.
    this.underWay ??= this.sendOnce().finally(() => {
      this.underWay = undefined;
      if (this.isUnsaved && (this.state.kind === 'saved' || this.state.kind === 'typing')) this.sendAfter(0);
    });
    return this.underWay;
  }

  private async sendOnce(): Promise<void> {
    const sent = this.values;
    this.tell({ kind: 'saving' });
    try {
      const saved = await this.options.save(sent, this.base);
      this.tries = 0;
      const isTyping = !isSame(this.values, sent);
      // The server tidies: spaces, letters of a number. What is being typed stays.
      this.base = isTyping ? { version: saved.version, values: sent } : saved;
      if (isTyping) saveDraft(this.options.draft, { base: this.base, values: this.values } satisfies Draft<V>);
      else {
        forgetDraft(this.options.draft);
        if (!isSame(saved.values, sent)) this.fill(saved.values);
      }
      this.tell({ kind: 'saved', at: this.options.now() });
    } catch (failure) {
      await this.fail(failure);
    }
  }

  private async fail(failure: unknown): Promise<void> {
    if (!(failure instanceof ApiError) || failure.status === 0 || failure.status >= 500 || failure.status === 429) {
      this.tell({ kind: 'waiting' });
      this.sendAfter(RETRY_MS[Math.min(this.tries++, RETRY_MS.length - 1)]!);
    } else if (failure.status === 409) {
      await this.meet(failure);
    } else {
      this.tell({ kind: 'refused', errors: failure.errors, message: failure.message });
    }
  }

  /** ActingPerson was faster: what only they changed is taken over, what both changed is asked. */
  private async meet(failure: ApiError): Promise<void> {
    const theirs = await this.options.read().catch(() => undefined);
    if (!theirs) {
      this.tell({ kind: 'waiting' });
      this.sendAfter(RETRY_MS[0]!);
      return;
    }
    if (theirs.version === this.base.version) {
      this.tell({ kind: 'refused', errors: failure.errors, message: failure.message });
      return;
    }
    const { values, clashes } = mergeChanges(this.base.values, this.values, theirs.values);
    this.base = theirs;
    this.fill(values);
    saveDraft(this.options.draft, { base: this.base, values } satisfies Draft<V>);
    if (clashes.length > 0) this.tell({ kind: 'clashed', clashes });
    else if (this.isUnsaved) this.tell({ kind: 'typing' });
    else this.forget();
  }

  private fill(values: V): void {
    this.values = values;
    for (const tell of this.watchers) tell();
  }

  private forget(): void {
    clearTimeout(this.timer);
    forgetDraft(this.options.draft);
    this.tell(this.state.kind === 'saved' ? this.state : { kind: 'clean' });
  }

  private tell(state: SavingState): void {
    this.state = state;
    for (const watcher of this.watchers) watcher();
  }
}
