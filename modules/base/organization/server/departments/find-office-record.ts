import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import type { Department, OfficeRecord } from '../../contract/departments.ts';
import type { OrganizationNeeds } from '../needs.ts';
import { findHeads } from '../heads/find-heads.ts';
import { OFFICE_COLUMNS, OFFICES } from './department-rows.ts';

type Names = Pick<OrganizationNeeds, 'namePeople'>;

/** One office with all that is known of it through time, the newest first. Error: 404. */
export async function findOfficeRecord(db: Database, id: number, today: string, needs: Names): Promise<OfficeRecord> {
  const found = await sql<Department>`select ${selected(OFFICE_COLUMNS)} from ${OFFICES} where o.id = ${id}`.execute(db);
  const office = found.rows[0];
  if (!office) throw notFound('There is no such office.');
  const [heads, names, places, openings, origins] = [
    await findHeads(db, id, today, needs),
    await findNames(db, id),
    await findPlaces(db, id),
    await findOpenings(db, id),
    await findOrigins(db, id),
  ];
  return { ...office, heads, names, places, openings, origins };
}

const SPAN = sql.raw('lower(during) as "from", upper(during) - 1 as "to", authority');

async function findNames(db: Database, id: number): Promise<OfficeRecord['names']> {
  const { rows } = await sql<OfficeRecord['names'][number]>`
    select ${SPAN}, fullname, acronym from organization.office_name where office_id = ${id} order by during desc`.execute(db);
  return rows;
}

async function findPlaces(db: Database, id: number): Promise<OfficeRecord['places']> {
  const { rows } = await sql<OfficeRecord['places'][number]>`
    select ${SPAN}, case when o.id is not null then jsonb_build_object('id', o.id, 'fullname', o.fullname, 'acronym', o.acronym) end as parent
    from organization.office_parent p left join organization.office o on o.id = p.parent_id
    where p.office_id = ${id} order by during desc`.execute(db);
  return rows;
}

async function findOpenings(db: Database, id: number): Promise<OfficeRecord['openings']> {
  const { rows } = await sql<OfficeRecord['openings'][number]>`
    select ${SPAN}, is_open from organization.office_opening where office_id = ${id} order by during desc`.execute(db);
  return rows;
}

async function findOrigins(db: Database, id: number): Promise<OfficeRecord['origins']> {
  const { rows } = await sql<OfficeRecord['origins'][number]>`
    select case when s.office_id = ${id} then 'from' else 'into' end as kind, s.on_date as on, s.authority,
      jsonb_build_object('id', o.id, 'fullname', o.fullname, 'acronym', o.acronym) as office
    from organization.office_origin s
    join organization.office o on o.id = case when s.office_id = ${id} then s.from_office_id else s.office_id end
    where ${id} in (s.office_id, s.from_office_id) order by s.on_date desc, o.id`.execute(db);
  return rows;
}
