import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Draft } from '../rules/plan-entries.ts';

type Asked = Pick<Draft, 'cause' | 'key' | 'personnelId' | 'linesHash'>;

/** Which of these were posted already, by cause and key. Errors: 409 where the same cause posted other lines. */
export async function findPosted(db: Database, drafts: readonly Asked[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; cause: string; key: string; personnelId: number; linesHash: string }>`
    select id, cause, cause_key as key, personnel_id as "personnelId", lines_hash as "linesHash" from ledger.posting
    where (cause, cause_key) in (
      select * from unnest(${drafts.map(({ cause }) => cause)}::text[], ${drafts.map(({ key }) => key)}::text[]))`.execute(db);
  const posted = new Map(rows.map((row) => [keyOf(row), row]));
  for (const draft of drafts) {
    const row = posted.get(keyOf(draft));
    if (row && (row.linesHash !== draft.linesHash || row.personnelId !== draft.personnelId))
      throw wrongState(`This was posted already with other amounts (${draft.cause} ${draft.key}). Reverse that posting first.`);
  }
  return new Map(rows.map((row) => [keyOf(row), row.id]));
}

export function keyOf({ cause, key }: { cause: string; key: string }): string {
  return `${cause} ${key}`;
}
