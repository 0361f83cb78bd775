import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { leaveFile } from '@talaan/kernel/server/files/uploads.ts';
import type { RetentionKind } from '@talaan/kernel/server/retention/retention-kind.ts';
import { settleDoors } from '../doors.ts';
import { keptFiles } from './kept-files.ts';

export const checklists: RetentionKind = {
  key: 'health.checklists',
  title: 'Vaccination checklists',
  deletes: 'Checklists, doses and their files, and the count that was made of them. The log of prints stays.',
  law: 'RA 10173, sec. 11 e and 13; the day is set by HR at the settings of vaccination, and everyone concerned is notified of it.',
  from: 'The day that was set',
  isNightly: false,
  at: async ({ db, today }) => {
    const { purge_on: day } = await db.selectFrom('health.setting').select('purge_on').executeTakeFirstOrThrow();
    return {
      kept: day === null ? 'Until a day is set' : `Until ${longDate(day)}`,
      due: sql`
        select d.personnel_id::text as id, d.personnel_id, d.consented_on as since, 'Checklist, agreed to on ' || d.consented_on as what
        from health.declaration d where ${day !== null && day <= today}::boolean`,
    };
  },
  purge: async ({ db }, due) => {
    for (const id of await keptFiles(db, due.map(Number))) await leaveFile(db, id);
    await sql`delete from health.declaration where personnel_id = any(${due}::integer[])`.execute(db);
    await sql`delete from health.counted`.execute(db);
    await settleDoors(db);
  },
};
