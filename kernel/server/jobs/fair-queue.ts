import { Refusal } from '../errors.ts';

/** For whom work is done. Work of the same name is done one after the other. */
export interface Asker {
  name: string;
  /** Whether a person waits for the answer: after the longest wait it is refused. */
  waitsAtScreen: boolean;
}

interface Waiting {
  start: () => void;
  refuse: (why: Error) => void;
}

interface Line {
  busy: boolean;
  waiting: Waiting[];
}

const COME_BACK_SECONDS = 10;

/**
 * Lets through so much heavy work at once in all, and one piece for each asker. Where more wait, askers take turns: one with a
 * hundred files holds up another by one of them.
 */
export class FairQueue {
  readonly #atOnce: number;
  readonly #longestWaitMs: number;
  #running = 0;
  /** Those who have something running or waiting; the first is next. */
  readonly #lines = new Map<string, Line>();

  constructor({ atOnce, longestWaitMs }: { atOnce: number; longestWaitMs: number }) {
    this.#atOnce = atOnce;
    this.#longestWaitMs = longestWaitMs;
  }

  /**
   * Does the work when it is its turn, at once where there is room. Errors: 503 where an asker at the screen has waited too long; what
   * the work throws.
   */
  run<T>({ name, waitsAtScreen }: Asker, work: () => Promise<T>): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const line = this.#lines.getOrInsertComputed(name, () => ({ busy: false, waiting: [] }));
    const timer = waitsAtScreen ? setTimeout(() => this.#giveUp(name, line, place), this.#longestWaitMs) : undefined;
    const place: Waiting = {
      start: () => {
        clearTimeout(timer);
        void Promise.try(work)
          .finally(() => this.#end(name, line))
          .then(resolve, reject);
      },
      refuse: (why) => {
        clearTimeout(timer);
        reject(why);
      },
    };
    line.waiting.push(place);
    this.#startNext();
    return promise;
  }

  /** The asker goes to the end of the round. */
  #end(name: string, line: Line): void {
    this.#running--;
    line.busy = false;
    this.#lines.delete(name);
    if (line.waiting.length > 0) this.#lines.set(name, line);
    this.#startNext();
  }

  /** Refuses what has not begun. */
  refuseWaiting(why: Error): void {
    for (const [name, line] of this.#lines) {
      for (const { refuse } of line.waiting.splice(0)) refuse(why);
      if (!line.busy) this.#lines.delete(name);
    }
  }

  #giveUp(name: string, line: Line, place: Waiting): void {
    line.waiting.splice(line.waiting.indexOf(place), 1);
    if (!line.busy && line.waiting.length === 0) this.#lines.delete(name);
    place.refuse(
      new Refusal(
        503,
        {
          message: line.busy
            ? 'Other files of yours are still being read or printed. Wait until they are done, then try again.'
            : 'Many files are being read and printed at the moment. Try again in a minute.',
        },
        { 'retry-after': String(COME_BACK_SECONDS) },
      ),
    );
  }

  #startNext(): void {
    for (const line of this.#lines.values()) {
      if (this.#running >= this.#atOnce) return;
      if (line.busy) continue;
      line.busy = true;
      this.#running++;
      line.waiting.shift()!.start();
    }
  }
}
