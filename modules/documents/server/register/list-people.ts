import { sql } from 'kysely';
import type { z } from 'zod';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { foundBy } from '@talaan/kernel/server/search.ts';
import { servingOn } from '@talaan/personnel/server/public.ts';
import type { listPeople as endpoint } from '../../contract/register.ts';

const MOST = 20;

/** Employees by name, for the pickers of a paper: of an office those who serve in it or in a unit of it. */
export async function listPeople({
  db,
  query,
  today,
}: Call<unknown, z.output<typeof endpoint.query>>): Promise<z.input<typeof endpoint.response>> {
  const { term, office } = query;
  const { rows } = await sql<{ id: number; fullname: string; office: string }>`
    select p.id, p.fullname, o.acronym as office
    from ${servingOn(today)} s join personnel.person p on p.id = s.personnel_id join organization.office o on o.id = s.office_id
    where ${office === undefined ? sql`true` : sql`o.id in (select id from organization.offices_within(${office}))`} and ${foundBy(term, [sql`p.search`])}
    order by p.plain_name, p.id limit ${MOST}`.execute(db);
  return { people: rows };
}
