import { sql } from 'kysely';
import { findLockedDays } from '@talaan/attendance/server/public.ts';
import { countRows, type Imports } from '@talaan/imports/server/public.ts';
import { recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { peopleSource } from '@talaan/personnel/server/public.ts';
import { loadImports } from '../contract/imports.ts';
import { loadFields } from '../rules/load-import/load-fields.ts';
import { judgeLoads, type LoadGround } from '../rules/load-import/judge-loads.ts';
import type { LoadSegment, Term } from '../rules/load-segment.ts';
import { LOAD_SEGMENT } from './find-segment.ts';

const loadSource = peopleSource({
  section: 'faculty-loads',
  title: 'Faculty loads',
  screen: '/edats/management/loads/import',
  fields: loadFields,
  ground: ({ db }, _rows, ids) => readGround(db, ids),
  judge: judgeLoads,
  tables: ['loads.segment'],
  step: {
    place: 115,
    brings: 'What teachers do at which hours of a term: classes, consultation, administrative work, research.',
    noun: ['segment of load', 'segments of load'],
    count: countRows(sql<{ here: number }>`select count(*) as here from loads.segment`),
  },
  next: [{ label: 'Open the loads', to: '/edats/management/loads' }],
  write: async (writing, plans: LoadSegment[]) => {
    await writeSegments(writing.db, plans);
    // Who has one of them open on the screen is told that it changed.
    await recordChanges(
      writing,
      plans.flatMap((plan) =>
        plan.id === null
          ? []
          : [{ action: 'import a segment of load', subject: `loads.segment:${plan.id}`, personnelId: plan.personnelId, after: plan }],
      ),
    );
    // No day of the attendance rests on a load.
    return [];
  },
});

export const loadSpreadsheets: Imports = { calls: loadImports, sources: [loadSource] };

async function readGround(db: Database, ids: readonly number[]): Promise<LoadGround> {
  const { rows: terms } = await sql<Term>`
    select id, name, lower(during) as from, upper(during) - 1 as to from loads.term order by during desc`.execute(db);
  const { rows: onRecord } = await sql<LoadSegment>`
    select ${LOAD_SEGMENT} from loads.segment where personnel_id = any(${[...ids]}::integer[]) order by id`.execute(db);
  const { rows: served } = await sql<{ personnelId: number; from: string; until: string | null }>`
    select personnel_id as "personnelId", lower(during) as from, upper(during) as until
    from personnel.appointment_view where personnel_id = any(${[...ids]}::integer[])`.execute(db);
  const [first, last] = [terms.at(-1)?.from, terms[0]?.to];
  const locked =
    first && last
      ? await findLockedDays(
          db,
          ids.map((personnelId) => ({ personnelId, from: first, to: last })),
        )
      : [];
  const byPerson = <T extends { personnelId: number }>(rows: readonly T[]) => Map.groupBy(rows, ({ personnelId }) => personnelId);
  return { terms, onRecord, served: byPerson(served), locked: byPerson(locked) };
}

/** Corrected segments are taken out and put in again under their numbers, so that two of them may trade hours. */
async function writeSegments(db: Database, plans: readonly LoadSegment[]): Promise<void> {
  await sql`delete from loads.segment where id = any(${plans.flatMap(({ id }) => id ?? [])}::integer[])`.execute(db);
  const numbered = plans.filter(({ id }) => id !== null);
  const added = plans.filter(({ id }) => id === null);
  for (const [rows, id] of [
    [numbered, sql`n.id`],
    [added, sql`nextval(pg_get_serial_sequence('loads.segment', 'id'))`],
  ] as const)
    await sql`
      insert into loads.segment (id, term_id, personnel_id, kind, subject, section, room, units_hundredths, weekdays, from_minute, to_minute, during)
      overriding system value
      select ${id}, n."termId", n."personnelId", n.kind, n.subject, n.section, n.room, n.units, n.weekdays, n."fromMinute", n."toMinute",
        daterange(n."from", n."to", '[]')
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(id integer, "termId" integer, "personnelId" integer, kind text, subject text,
        section text, room text, units smallint, weekdays smallint[], "fromMinute" smallint, "toMinute" smallint, "from" date, "to" date)`.execute(
      db,
    );
}
