import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, isPostgresError, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import { moveUses } from '@talaan/kernel/server/search/uses.ts';
import type { Kind } from '../../contract/proposals.ts';
import { notifyProposer } from './decide-proposals.ts';
import { entryColumns, HOMES, noSuch, requireAction, type Entry } from './entries.ts';
import { mergeMajors } from './majors.ts';

/** Unique and exclusion rules, foreign keys and append-only tables: the records that name the entry have the last word. */
const INTEGRITY_VIOLATION = /^23/;

type MergeCall = Call<{ kind: Kind; id: number }, unknown, { into: number }>;

/** Both rows are held, so that nobody begins to use the one that goes; who tries waits, and is refused by its foreign key. */
export async function mergeEntry(call: MergeCall): Promise<{ message: string; moved: number }> {
  const { db, params, body } = call;
  const { kind, id } = params;
  const { table } = HOMES[kind];
  if (id === body.into) throw invalid({ into: ['Choose another one: this is the same.'] });
  const { rows } = await sql<Entry>`
    select ${selected(entryColumns(kind))} from ${sql.table(table)} e where e.id in (${id}, ${body.into}) order by e.id for update`.execute(
    db,
  );
  const entry = rows.find((row) => row.id === id);
  const target = rows.find((row) => row.id === body.into);
  if (!entry) throw noSuch(kind);
  await requireAction(call, kind, entry, 'merge');
  if (target?.state !== 'approved') throw invalid({ into: [`Choose an approved ${kind}.`] });
  const moved = await moveAll(call, entry, target);
  await recordChange(call, {
    action: `merge a ${kind}`,
    subject: `${table}:${id}`,
    before: entry,
    after: { into: target.id, name: target.name, moved },
  });
  if (entry.state === 'proposed')
    await notifyProposer(call, entry, `Your ${kind} is already on the list`, `${entry.name} is now ${target.name} in all your papers.`);
  return { message: `${entry.name} was merged into ${target.name}.`, moved };
}

async function moveAll({ db, params }: MergeCall, entry: Entry, target: Entry): Promise<number> {
  const { table } = HOMES[params.kind];
  try {
    if (params.kind === 'degree') await mergeMajors(db, entry.id, target.id);
    const moved = await moveUses(db, table, entry.id, target.id);
    await sql`delete from ${sql.table(table)} where id = ${entry.id}`.execute(db);
    return moved;
  } catch (error) {
    if (!isPostgresError(error) || !INTEGRITY_VIOLATION.test(error.code)) throw error;
    throw wrongState(
      `${entry.name} cannot be merged: a record that names it may not name ${target.name} (${error.constraint ?? error.message}).`,
    );
  }
}
