import { sql, type RawBuilder } from 'kysely';
import { changesOf } from '@talaan/kernel/server/changes-of.ts';
import type { Database } from '@talaan/kernel/server/database.ts';
import { PLANNED_EACH_TIME } from '@talaan/kernel/server/prepared-statements.ts';

/** Who answers a question to the list, in its order, and at which count of changes that was so. */
export interface KeptOrder {
  changes: number;
  people: Int32Array;
}

/** Questions; 20,000 people in all of them take 5 MB. */
const MOST_KEPT = 64;

export const changesSoFar = sql.raw<number>(changesOf('personnel'));

/**
 * Keeps the answers to the questions that were asked last. An answer holds as long as `changes` is what it was: the sum grows with
 * every transaction that touches a table on which the order rests, and a snapshot with the same sum shows the same rows.
 */
export class KeptOrders {
  readonly #kept = new Map<string, KeptOrder>();

  /** What was answered to this question last, whether it still holds or not. */
  find(db: Database, question: RawBuilder<{ id: number }>): KeptOrder | undefined {
    return this.#kept.get(keyOf(db, question));
  }

  /** Asks the database, which is linear in the people who match. */
  async ask(db: Database, question: RawBuilder<{ id: number }>): Promise<KeptOrder> {
    // As JSON, which is read many times faster than the driver's arrays.
    const { rows } = await sql<{ changes: number; people: number[] }>`${sql.raw(PLANNED_EACH_TIME)}
      select ${changesSoFar} as changes, array_to_json(array(${question})) as people`.execute(db);
    const answer = { changes: rows[0]!.changes, people: Int32Array.from(rows[0]!.people) };
    this.#keep(keyOf(db, question), answer);
    return answer;
  }

  #keep(key: string, answer: KeptOrder): void {
    this.#kept.delete(key);
    this.#kept.set(key, answer);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }
}

/** The statement with its values: the caller's reach and the day are among them. */
function keyOf(db: Database, question: RawBuilder<{ id: number }>): string {
  const { sql: text, parameters } = question.compile(db);
  return JSON.stringify([text, parameters]);
}
