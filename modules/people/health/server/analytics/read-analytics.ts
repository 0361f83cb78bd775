import { sql } from 'kysely';
import { scopesWithin, type Actor } from '@talaan/kernel/server/actor.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type { readAnalytics as endpoint } from '../../contract/analytics.ts';
import { AGE_BANDS, NONE } from '../../rules/age-bands.ts';
import { countBy, FACETS, select, sum, type Facet, type Filters, type Part } from '../../rules/parts.ts';
import { STATUSES, type Status } from '../../rules/vaccination-status.ts';
import { readOffered } from '../brands.ts';
import { keptCount } from './kept-count.ts';

const VIEW = ['COVIDANALYTICS'] as const;
const SHOWN = ['campus', 'office', 'sex', 'age', 'brand', 'priority'] as const satisfies Facet[];

/** Counts of the parts within the caller’s scope that have what is asked. */
export async function readAnalytics(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, query, today } = call;
  const count = await keptCount(db, today);
  const options = await readOffered(db);
  const { campus, office, sex, age, brand, priority } = query;
  const within = office === undefined ? undefined : await officesWithin(db, office);
  const asked = { campus: campus?.toString(), sex, age, brand, priority };
  const filters: Filters = {
    ...Object.fromEntries(Object.entries(asked).flatMap(([facet, value]) => (value === undefined ? [] : [[facet, [value]]]))),
    ...(within && { office: within }),
  };
  const parts = select(await inReach(db, actor, count.parts), filters);
  const names = await readNames(db, options);
  const statuses = countBy(parts, 'status');
  return {
    on: count.on_day,
    people: sum(parts),
    statuses: statusKeys.map((key) => ({ key, name: STATUSES[key], people: statuses.counts.get(key) ?? 0 })),
    untold: statuses.untold,
    tables: SHOWN.map((facet) => ({ facet, title: FACETS[facet], ...tabulate(parts, facet, names[facet]) })),
    curve: curveOf(parts, count.on_day),
    options,
  };
}

const statusKeys = Object.keys(STATUSES) as Status[];

/** Parts that lie in the scope as a whole: of an office or a campus that the caller reaches. */
async function inReach(db: Database, actor: Actor, parts: readonly Part[]): Promise<Part[]> {
  const scopes = scopesWithin(actor, VIEW);
  if (scopes.some(({ kind }) => kind === 'all')) return [...parts];
  const { rows } = await sql<{ id: string }>`
    select o.id::text from organization.office_view o
    where ${visible({ ...actor, personnelId: null }, VIEW, { person: 'o.id', tree: 'o.tree_from', campus: 'o.campus_id' })}`.execute(db);
  const offices = new Set(rows.map(({ id }) => id));
  const campuses = new Set(scopes.flatMap((scope) => (scope.kind === 'campus' ? [String(scope.campusId)] : [])));
  return parts.filter(({ facts }) => offices.has(facts.office ?? '') || campuses.has(facts.campus ?? ''));
}

async function officesWithin(db: Database, office: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id::text from organization.offices_within(${office})`.execute(db);
  return rows.map(({ id }) => id);
}

type Names = readonly { key: string; name: string }[];

/** The values of each facet with their names, in their order. */
async function readNames(db: Database, options: AnswerOf<typeof endpoint>['options']): Promise<Record<(typeof SHOWN)[number], Names>> {
  const { rows: campus } = await sql<{ key: string; name: string }>`
    select id::text as key, name from organization.campus_view order by id`.execute(db);
  const { rows: office } = await sql<{ key: string; name: string }>`
    select id::text as key, acronym as name from organization.office_view order by tree_from`.execute(db);
  const coded = (found: readonly { code: string; name: string }[]) => found.map(({ code, name }) => ({ key: code, name }));
  return {
    campus,
    office,
    sex: ['Female', 'Male', NONE].map((key) => ({ key, name: key === NONE ? 'Not on record' : key })),
    age: [...AGE_BANDS.map(({ from, name }) => ({ key: String(from), name })), { key: NONE, name: 'Not on record' }],
    brand: [...coded(options.brands), { key: NONE, name: 'No dose' }],
    priority: [
      ...options.priority_groups.map(({ code, name }) => ({ key: code, name: `${code}: ${name}` })),
      { key: NONE, name: 'Not declared' },
    ],
  };
}

function tabulate(parts: readonly Part[], facet: Facet, names: Names) {
  const lines = names.flatMap(({ key, name }) => {
    const own = select(parts, { [facet]: [key] });
    if (own.length === 0) return [];
    const { counts } = countBy(own, 'status');
    return [{ key, name, people: sum(own), by_status: statusKeys.map((status) => counts.get(status) ?? 0) }];
  });
  return { lines, untold: countBy(parts, facet).untold };
}

/** How many were full by the end of each month, from the first month to that of the count. */
function curveOf(parts: readonly Part[], onDay: string): { month: string; people: number }[] {
  const { counts } = countBy(parts, 'since');
  const months = [...counts.keys()].filter((month) => month !== NONE).toSorted();
  const curve: { month: string; people: number }[] = [];
  if (months.length === 0) return curve;
  let people = 0;
  const last = Temporal.PlainYearMonth.from(onDay.slice(0, 7));
  for (
    let month = Temporal.PlainYearMonth.from(months[0]!);
    Temporal.PlainYearMonth.compare(month, last) <= 0;
    month = month.add({ months: 1 })
  ) {
    people += counts.get(month.toString()) ?? 0;
    curve.push({ month: month.toString(), people });
  }
  return curve;
}
