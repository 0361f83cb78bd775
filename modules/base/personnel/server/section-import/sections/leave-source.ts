import { countRows } from '@talaan/imports/server/public.ts';
import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { DatedRow } from '../../../rules/section-import/plan-dated-rows.ts';
import { judgeLeaves, leaveFields, type LeaveOnFile } from '../../../rules/section-import/sections/leave-without-pay.ts';
import { sectionSource } from '../section-source.ts';
import { readService } from './read-service.ts';
import { writeDated } from './write-dated.ts';

export const leaveSource = sectionSource({
  section: 'leave-without-pay',
  fields: leaveFields,
  ground: async ({ db }, _rows, ids) => ({ onRecord: await readLeaves(db, ids), service: await readService(db, ids) }),
  judge: judgeLeaves,
  tables: ['personnel.leave_without_pay'],
  step: {
    place: 90,
    brings: 'Days without pay of past years, which service records and step increments name.',
    noun: ['leave without pay', 'leaves without pay'],
    count: countRows(sql<{ here: number }>`select count(*) as here from personnel.leave_without_pay`),
  },
  next: [{ label: 'Open these people', to: '/personnels/list?imported={id}' }],
  write: ({ db }, plans: DatedRow<LeaveOnFile>[]) =>
    writeDated(
      db,
      { table: 'personnel.leave_without_pay', columns: { days: 'integer', remarks: 'text' } },
      plans.map(({ fields, ...row }) => ({ ...row, columns: { ...fields } })),
    ),
});

async function readLeaves(db: Database, ids: readonly number[]): Promise<DatedRow<LeaveOnFile>[]> {
  const { rows } = await sql<LeaveOnFile & Omit<DatedRow<unknown>, 'fields'>>`
    select id, personnel_id as "personnelId", lower(during) as from, upper(during) as until, days, remarks,
      source is not null as follows
    from personnel.leave_without_pay where personnel_id = any(${[...ids]}) order by personnel_id, during`.execute(db);
  return rows.map(({ id, personnelId, from, until, ...fields }) => ({ id, personnelId, from, until, fields }));
}
