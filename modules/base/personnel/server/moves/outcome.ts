import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Preview } from '../../contract/moves.ts';
import type { Career } from '../../rules/moves/career.ts';
import { describeChanges, type ToldChange } from '../../rules/moves/describe-changes.ts';
import type { PersonnelNeeds } from '../needs.ts';

interface Moved {
  before: Career;
  after: Career;
  /** What does not show in the rows: the count to the next step. */
  further?: ToldChange[];
  warnings: string[];
}

/** What a movement changed, in words, with a digest of them. */
export async function describeOutcome(
  db: Database,
  needs: PersonnelNeeds,
  { before, after, further = [], warnings }: Moved,
): Promise<Preview> {
  const items = [...before.appointments, ...after.appointments].flatMap(({ item_id: item }) => (item === null ? [] : [item]));
  const changes = [...describeChanges(before, after, await nameItems(db, needs, items)), ...further];
  return { changes, warnings, digest: digestOf({ changes, warnings }) };
}

export async function nameItems(db: Database, needs: PersonnelNeeds, items: readonly number[]): Promise<Map<number, string>> {
  const ids = [...new Set(items)];
  return ids.length > 0 ? needs.nameItems(db, ids) : new Map();
}

export function digestOf(outcome: unknown): string {
  return createHash('sha256').update(JSON.stringify(outcome)).digest('hex');
}

/** What was confirmed is what happens: otherwise the transaction is taken back. */
export function requireSame(outcome: { digest: string }, confirmed: string): void {
  if (outcome.digest !== confirmed)
    throw wrongState('The record has changed since you looked. Look again at what would change, then confirm.');
}

/** Acts, looks, and takes it back: the preview cannot differ from the act. */
export async function takeBack<T>(db: Database, act: () => Promise<T>): Promise<T> {
  await sql`savepoint preview`.execute(db);
  const outcome = await act();
  await sql`rollback to savepoint preview`.execute(db);
  return outcome;
}
