import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { FACETS, SEXES, type FacetName } from '../rules/facets.ts';
import type { FacetTable } from '../rules/facet-table.ts';
import { groupOf, narrow, peopleIn, type Narrowing } from './population.ts';

export interface Campus {
  id: number;
  name: string;
}

export interface Group {
  key: string;
  name: string;
}

export interface Counts {
  /** Those on which somebody serves. */
  campuses: Campus[];
  tables: Map<FacetName, { groups: Group[]; table: FacetTable }>;
}

interface Row {
  facet: FacetName;
  key: string;
  sex: string | null;
  campus_id: number | null;
  people: number;
}

/** Counts the people of a day within one's scope by every facet that is asked for, in one statement beside two lists of names. */
export async function countFacets(
  { db, actor }: Pick<Call, 'db' | 'actor'>,
  facets: readonly FacetName[],
  day: string,
  narrowing: Narrowing,
): Promise<Counts> {
  const on = sql`${day}`;
  const inReach = visible(actor, ['DEMOGRAPHIC'], { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' });
  const columns = facets.map((name, at) => sql`${groupOf(name, on)} as ${sql.ref(`key_${at}`)}`);
  const keys = facets.map((name, at) => sql`(${sql.lit(name)}, ${sql.ref(`key_${at}`)})`);
  const { rows, campuses, civil } = await withOpenRecords(db, 'everybody', async (tx) => ({
    rows: (
      await sql<Row>`
        with people as materialized (
          select p.sex, o.campus_id, ${sql.join(columns)} from ${peopleIn(on, facets)} and ${inReach} and ${narrow(narrowing)})
        select k.facet, k.key, sex, campus_id, count(*)::integer as people
        from people cross join lateral (values ${sql.join(keys)}) as k (facet, key)
        group by k.facet, k.key, grouping sets ((sex), (campus_id))`.execute(tx)
    ).rows,
    campuses: await readCampuses(tx),
    civil: facets.includes('civil-status') ? await readCivilStatuses(tx) : [],
  }));
  const peopled = new Set(rows.map(({ campus_id }) => campus_id));
  const shown = campuses.filter(({ id }) => peopled.has(id));
  const byFacet = Map.groupBy(rows, ({ facet }) => facet);
  return {
    campuses: shown,
    tables: new Map(
      facets.map((name) => {
        const groups = groupsOf(name, civil);
        return [name, { groups, table: tabulate(byFacet.get(name) ?? [], groups, shown) }] as const;
      }),
    ),
  };
}

/** The groups of a facet in their order, those of the civil status from its list. */
export function groupsOf(facet: FacetName, civil: readonly Group[]): Group[] {
  const fixed = FACETS[facet].groups.map(([key, name]) => ({ key, name }));
  return facet === 'civil-status' ? [...civil, ...fixed] : fixed;
}

export async function readCivilStatuses(db: Database): Promise<Group[]> {
  const { rows } = await sql<Group>`select id::text as key, name from reference.civil_status order by place`.execute(db);
  return rows;
}

async function readCampuses(db: Database): Promise<Campus[]> {
  const { rows } = await sql<Campus>`select id, name from organization.campus_view order by id`.execute(db);
  return rows;
}

function tabulate(rows: readonly Row[], groups: readonly Group[], campuses: readonly Campus[]): FacetTable {
  const counted = groups.map(({ key }) => {
    const own = rows.filter((row) => row.key === key);
    const bySex = SEXES.map((sex) => own.find((row) => row.sex === sex)?.people ?? 0);
    const byCampus = campuses.map(({ id }) => own.find((row) => row.campus_id === id)?.people ?? 0);
    return { bySex, byCampus, total: sum(bySex) };
  });
  return {
    groups: counted,
    bySex: SEXES.map((_, at) => sum(counted.map(({ bySex }) => bySex[at]!))),
    byCampus: campuses.map((_, at) => sum(counted.map(({ byCampus }) => byCampus[at]!))),
    total: sum(counted.map(({ total }) => total)),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
