import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { countDailyUse } from '@talaan/kernel/server/daily-use.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import { countUses } from '@talaan/kernel/server/search/uses.ts';
import type { Kind } from '../../contract/proposals.ts';
import { entryColumns, HOMES, keepsLists, lockEntry, readEntry, recordOf, type Entry } from './entries.ts';
import { setMajors } from './majors.ts';

export interface EntryBody {
  name: string;
  level?: string;
  address?: string;
  majors?: string[];
}

/** Anybody proposes; what a keeper of the lists adds is approved at once. Error: 429 for an applicant above the bound of the day. */
export async function proposeEntry(call: Call<unknown, unknown, EntryBody>, kind: Kind) {
  const { db, actor, body, now } = call;
  await countDailyUse(call.server, call, 'proposal');
  const { table, detail } = HOMES[kind];
  const approved = keepsLists(call);
  const { rows } = await sql<Entry>`
    insert into ${sql.table(table)} as e (name, ${sql.id(detail)}, state, proposed_by, created_at, decided_by, decided_at)
    values (${body.name}, ${body[detail]}, ${approved ? 'approved' : 'proposed'}, ${approved ? null : actor.accountId}, ${now.toString()},
      ${approved ? actor.accountId : null}, ${approved ? now.toString() : null})
    returning ${selected(entryColumns(kind))}`.execute(db);
  const entry = rows[0]!;
  if (body.majors) await setMajors(db, entry.id, body.majors);
  await recordChange(call, { action: approved ? `add a ${kind}` : `propose a ${kind}`, subject: `${table}:${entry.id}`, after: body });
  return recordOf(call, kind, entry);
}

export async function editEntry(call: Call<{ id: number }, unknown, EntryBody>, kind: Kind) {
  const { db, params, body } = call;
  const { table, detail } = HOMES[kind];
  const before = await lockEntry(call, kind, params.id, 'edit');
  await sql`update ${sql.table(table)} set name = ${body.name}, ${sql.id(detail)} = ${body[detail]} where id = ${params.id}`.execute(db);
  if (body.majors) await setMajors(db, params.id, body.majors);
  await recordChange(call, { action: `edit a ${kind}`, subject: `${table}:${params.id}`, before, after: body });
  return recordOf(call, kind, (await readEntry(db, kind, params.id))!);
}

export async function removeEntry(call: Call<{ id: number }>, kind: Kind): Promise<{ message: string }> {
  const { db, params } = call;
  const { table } = HOMES[kind];
  const before = await lockEntry(call, kind, params.id, 'remove');
  const uses = (await countUses(db, table, [params.id])).get(params.id);
  if (uses) throw wrongState(`${before.name} is in use (${uses.where.join(', ')}). Merge it into another one instead.`);
  await sql`delete from ${sql.table(table)} where id = ${params.id}`.execute(db);
  await recordChange(call, { action: `remove a ${kind}`, subject: `${table}:${params.id}`, before });
  return { message: `${before.name} was removed.` };
}
