import { sql } from 'kysely';
import { recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import type { OfficeUse } from '@talaan/organization/server/public.ts';
import { planTitle } from '../rules/title.ts';

const OVER = ['REVISED', 'CLOSED', 'DISAPPROVED', 'CANCELLED'];

/** Live plans of a unit that is split or closed go to the one that is named for them, all versions of a plan together. */
export const plansOfOffice: OfficeUse = {
  name: 'development-plans',
  title: 'Development plans of the unit',
  table: 'plans.plan',
  shared: false,
  holdsOpen: true,
  followsPeople: false,
  find: async (db, officeId) => {
    const { rows } = await sql<{ first_id: number; kind: string; from_year: number; to_year: number; version: number }>`
      select distinct on (first_id) first_id, kind, from_year, to_year, version from plans.plan
      where office_id = ${officeId} and state <> all(${OVER}::text[]) order by first_id, version desc`.execute(db);
    return rows.map(({ first_id: key, kind, ...plan }) => ({
      key: String(key),
      label: planTitle(plan, null),
      note: kind.toLowerCase(),
      personnel_id: null,
    }));
  },
  transfer: async (call, { keys, fromOffice, toOffice, from, authority }) => {
    const { rows } = await sql<{ id: number }>`
      update plans.plan set office_id = ${toOffice} where first_id = any(${keys.map(Number)}::integer[]) and office_id = ${fromOffice} returning id`.execute(
      call.db,
    );
    await recordChanges(
      call,
      rows.map(({ id }) => ({
        action: 'move a development plan to another office',
        subject: `plans.plan:${id}`,
        before: { office_id: fromOffice },
        after: { office_id: toOffice, from, authority },
      })),
    );
  },
};

/** Needs that were entered and not withdrawn go along, too. */
export const needsOfOffice: OfficeUse = {
  name: 'training-needs',
  title: 'Training needs',
  table: 'plans.need',
  shared: false,
  holdsOpen: false,
  followsPeople: true,
  find: async (db, officeId) => {
    const { rows } = await sql<{ key: string; label: string; note: string; personnel_id: number | null }>`
      select n.id::text as key, n.title as label, coalesce(p.fullname, '') as note, n.personnel_id
      from plans.need n left join personnel.person_view p on p.id = n.personnel_id
      where n.office_id = ${officeId} and n.withdrawn_on is null order by n.id`.execute(db);
    return rows;
  },
  transfer: async (call, { keys, fromOffice, toOffice }) => {
    await sql`update plans.need set office_id = ${toOffice} where id = any(${keys.map(Number)}::integer[]) and office_id = ${fromOffice}`.execute(
      call.db,
    );
  },
};
