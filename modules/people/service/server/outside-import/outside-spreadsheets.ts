import { sql } from 'kysely';
import { countRows, type Imports } from '@talaan/imports/server/public.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Span } from '@talaan/personnel/rules/moves/spans.ts';
import type { DatedRow } from '@talaan/personnel/rules/section-import/plan-dated-rows.ts';
import { peopleSource, writeDated } from '@talaan/personnel/server/public.ts';
import { outsideImports } from '../../contract/outside-imports.ts';
import { judgeOutside, outsideFields, type OutsideService } from '../../rules/outside-import/judge-outside.ts';

const outsideSource = peopleSource({
  section: 'outside-service',
  title: 'Service elsewhere',
  screen: '/personnels/import-outside-service',
  fields: outsideFields,
  ground: async ({ db, today }, _rows, ids) => ({ onRecord: await readOutside(db, ids), own: await readOwn(db, ids), today }),
  judge: judgeOutside,
  tables: ['service.outside_service'],
  step: {
    place: 55,
    brings: 'Government service at other agencies, before or between that at the university, as their papers show it.',
    noun: ['service elsewhere', 'services elsewhere'],
    count: countRows(sql<{ here: number }>`select count(*) as here from service.outside_service`),
  },
  next: [{ label: 'Print service records', to: '/personnels/service_records' }],
  write: async ({ db }, plans: DatedRow<OutsideService>[]) => {
    const columns = {
      agency: 'text',
      designation: 'text',
      status: 'text',
      monthly_salary: 'bigint',
      branch: 'text',
      absences: 'text',
      separation_cause: 'text',
      authority: 'text',
    } as const;
    const rows = plans.map(({ fields: { salary, cause, ...fields }, ...row }) => ({
      ...row,
      columns: { ...fields, monthly_salary: salary, separation_cause: cause },
    }));
    await writeDated(db, { table: 'service.outside_service', columns }, rows);
    // Nothing that is worked out from day to day rests on it.
    return [];
  },
});

export const outsideSpreadsheets: Imports = { calls: outsideImports, sources: [outsideSource] };

async function readOutside(db: Database, ids: readonly number[]): Promise<DatedRow<OutsideService>[]> {
  const { rows } = await sql<OutsideService & Omit<DatedRow<unknown>, 'fields'>>`
    select id, personnel_id as "personnelId", lower(during) as from, upper(during) as until, agency, designation, status,
      monthly_salary as salary, branch, absences, separation_cause as cause, authority
    from service.outside_service where personnel_id = any(${[...ids]}) order by personnel_id, during`.execute(db);
  return rows.map(({ id, personnelId, from, until, ...fields }) => ({ id, personnelId, from, until, fields }));
}

async function readOwn(db: Database, ids: readonly number[]): Promise<Map<number, (Span & { position: string })[]>> {
  const { rows } = await sql<Span & { personnelId: number; position: string }>`
    select a.personnel_id as "personnelId", lower(a.during) as from, upper(a.during) as until, t.name as position
    from personnel.appointment_view a
    join organization.position_view t on t.id = a.position_id
    join reference.appointment_status s on s.code = a.status_code and s.government_service
    where a.personnel_id = any(${[...ids]}) order by a.personnel_id, a.during`.execute(db);
  return Map.groupBy(rows, ({ personnelId }) => personnelId);
}
