import { changesItself, type Changes, type Topic } from './changes-of.ts';
import type { Database } from '../database/database.ts';

/** A kind of answer that each process keeps, as ARCHITECTURE.md lists it. */
export interface Keeping {
  name: string;
  /** On which it rests beside its question; without one, on the question alone, which then names a stretch of time (`stretchOf`). */
  topics: readonly Topic[];
  /** So many questions; the answer that was not asked for the longest goes first. */
  most: number;
}

/** Who asks: at which sums of changes, read after the call came in. */
interface Asking {
  /** Null: nothing is known, and the answer is read anew. So asks a transaction that changed a topic itself. */
  seen: Changes | null;
  /** What the answer is read with, where that may be a transaction. */
  db?: Database;
}

interface Entry<Answer> {
  changes: number;
  answer: Promise<Answer>;
  /** The answer once it is there, and until then the one before it. */
  last: { answer: Answer } | undefined;
  isThere: boolean;
  isAskedFor: boolean;
}

/** What nobody asked for between two of these moments goes: within an hour. */
const TIDY_EVERY_MS = 1_800_000;

/** All kinds, for the list of them. */
export const keepings: Keeping[] = [];

/**
 * Answers that a process gives again while nothing on which they rest was changed, whichever process or hand made the change (decision 293).
 * Called with the server, it gives what is kept for it.
 */
export function keep<Answer>(keeping: Keeping): (owner: object) => Kept<Answer> {
  keepings.push(keeping);
  const ofOwners = new WeakMap<object, Kept<Answer>>();
  return (owner) => {
    const kept = ofOwners.get(owner) ?? new Kept<Answer>(keeping);
    ofOwners.set(owner, kept);
    return kept;
  };
}

/** The number of the stretch of so many milliseconds in which a moment lies: part of a question whose answer holds for so long. */
export function stretchOf(ms: number, at: number): number {
  return Math.floor(at / ms);
}

export class Kept<Answer> {
  readonly #keeping: Keeping;
  readonly #entries = new Map<string, Entry<Answer>>();
  #tidying: NodeJS.Timeout | undefined;

  constructor(keeping: Keeping) {
    this.#keeping = keeping;
  }

  /**
   * The answer to a question, which names all on which it rests beside the topics: reach and day too. It is never older than its asking:
   * kept answers carry the sums of changes that were read before their loading began, and hold while the sums of the asker are the same.
   * Who asks at the same time shares one loading; one that failed is not kept. `load` gets the answer that held before, to begin with it.
   */
  answer({ seen, db }: Asking, question: unknown, load: (before?: Answer) => Promise<Answer>): Promise<Answer> {
    const changes = this.#sumOf(seen);
    if (changes === undefined) return load();
    const key = JSON.stringify(question);
    const known = this.#entries.get(key);
    // A transaction waits for no other loading, which might wait for its connection.
    const waits = !db?.isTransaction;
    if (known && known.changes >= changes && (waits || known.isThere)) {
      this.#put(key, known);
      return known.answer;
    }
    const begin = () => {
      const last = known?.last;
      const entry: Entry<Answer> = { changes, answer: load(last?.answer), last, isThere: false, isAskedFor: true };
      if (waits) this.#put(key, entry);
      void this.#await(key, entry);
      return entry.answer;
    };
    return waits || this.#keeping.topics.length === 0 ? begin() : this.#beginWithin(db, begin, load);
  }

  /** What a transaction reads after its own change is nobody else's: it may be rolled back. */
  async #beginWithin(db: Database, begin: () => Promise<Answer>, load: () => Promise<Answer>): Promise<Answer> {
    return (await changesItself(db, this.#keeping.topics)) ? load() : begin();
  }

  async #await(key: string, entry: Entry<Answer>): Promise<void> {
    try {
      entry.last = { answer: await entry.answer };
      entry.isThere = true;
      if ((this.#entries.get(key)?.changes ?? -1) < entry.changes) this.#put(key, entry);
    } catch {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    }
  }

  /** Sums only grow, so two of them come to the same where each of them is the same. */
  #sumOf(seen: Changes | null): number | undefined {
    if (this.#keeping.topics.length === 0) return 0;
    return seen === null ? undefined : this.#keeping.topics.reduce((sum, topic) => sum + seen[topic], 0);
  }

  #put(key: string, entry: Entry<Answer>): void {
    entry.isAskedFor = true;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#keeping.most && oldest !== undefined) this.#entries.delete(oldest);
    this.#tidying ??= setInterval(() => this.#tidy(), TIDY_EVERY_MS).unref();
  }

  #tidy(): void {
    for (const [key, entry] of this.#entries) {
      if (!entry.isAskedFor) this.#entries.delete(key);
      entry.isAskedFor = false;
    }
    if (this.#entries.size > 0) return;
    clearInterval(this.#tidying);
    this.#tidying = undefined;
  }
}
