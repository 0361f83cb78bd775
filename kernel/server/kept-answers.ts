import type { Actor } from './actor.ts';
import type { Changes } from './changes-of.ts';

/**
 * Answers that are given again while nothing on which they rest was changed: that of a question holds as long as the sum of changes to
 * its topic is what it was in the snapshot that gave it. The sum of now comes with the session of the caller, read after the call came
 * in; so an answer is never older than its question, whichever process made the change.
 */
export class KeptAnswers<T> {
  readonly #topic: keyof Changes;
  readonly #most: number;
  readonly #kept = new Map<string, { changes: number; answer: T }>();

  /** At most so many answers are kept; the one that was not asked for the longest goes first. */
  constructor(topic: keyof Changes, most: number) {
    this.#topic = topic;
    this.#most = most;
  }

  /** The answer that was kept, if it holds still. What the question names is all that it may rest on beside the topic: reach and day too. */
  find(question: string, { seen }: Pick<Actor, 'seen'>): T | undefined {
    const kept = this.#kept.get(question);
    if (!kept || kept.changes !== seen?.[this.#topic]) return undefined;
    this.#put(question, kept);
    return kept.answer;
  }

  /** Keeps an answer with the sum of changes (`changesOf`) that the same statement read. */
  keep(question: string, changes: number, answer: T): void {
    this.#put(question, { changes, answer });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#most && oldest !== undefined) this.#kept.delete(oldest);
  }

  /** Keeps an answer that was read in a call, after its session: with the sum of then, so that it is never older than it. Nothing without one. */
  keepSeen(question: string, { seen }: Pick<Actor, 'seen'>, answer: T): void {
    if (seen) this.keep(question, seen[this.#topic], answer);
  }

  #put(question: string, kept: { changes: number; answer: T }): void {
    this.#kept.delete(question);
    this.#kept.set(question, kept);
  }
}
