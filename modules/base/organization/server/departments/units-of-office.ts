import { sql } from 'kysely';
import { recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import { redirectFrom, unitsSince } from '../../rules/office-history.ts';
import type { OrganizationNeeds } from '../needs.ts';
import { readPlaces } from '../history-rows.ts';
import { placeOffices } from './move-department.ts';
import { findOfficeInReach } from '../office-in-reach.ts';
import type { OfficeUse, UsedBy } from '../office-use.ts';

/** Offices right below an office that are open on the day or later. */
export function unitsOfOffice(needs: Pick<OrganizationNeeds, 'officesMoved'>): OfficeUse {
  return {
    name: 'units',
    title: 'Units',
    table: 'organization.office',
    shared: false,
    holdsOpen: true,
    followsPeople: false,
    find: async (db, officeId, { from }) => {
      const { rows } = await sql<UsedBy>`
        select o.id::text as key, o.acronym || ' · ' || o.fullname as label, '' as note, null as personnel_id
        from organization.office o
        where exists (
          select from organization.office_parent p join organization.office_opening u on u.office_id = p.office_id
          where p.office_id = o.id and p.parent_id = ${officeId} and u.is_open and not isempty(p.during * u.during * daterange(${from}, null)))
        order by o.tree_from, o.id`.execute(db);
      return rows;
    },
    transfer: async (call, { keys, fromOffice, toOffice, from, authority }) => {
      if (keys.length === 0) return;
      const ids = keys.map(Number);
      const target = await findOfficeInReach(call, toOffice);
      const units = await call.db.selectFrom('organization.office').select(['id', 'acronym', 'campus_id']).where('id', 'in', ids).execute();
      if (units.some((unit) => unit.campus_id !== target.campus_id))
        throw invalid({ parent_id: [`${target.acronym} is on another campus: units stay on theirs.`] });
      const places = await readPlaces(call.db);
      const after = await placeOffices(call.db, places, units, from, (place) =>
        redirectFrom(place, { from, authority }, fromOffice, toOffice),
      );
      await recordChanges(
        call,
        ids.map((id) => ({ action: 'move an office', subject: `organization.office:${id}`, after: after.get(id) })),
      );
      await needs.officesMoved(call, unitsSince(after, ids, from), from);
    },
  };
}
