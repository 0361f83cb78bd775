import { sql } from 'kysely';
import type { Lookup, LookupRow } from '../../contract/lookup.ts';
import { recordChange } from '../audit/audit.ts';
import { notFound, wrongState, type ConstraintMessages } from '../errors.ts';
import { codeFor, moveTo } from './lookup-rules.ts';
import { mount, type Call } from '../mount.ts';
import { foundBy } from './search.ts';
import type { Server } from '../server.ts';
import { countUses } from './uses.ts';

/** Answers the calls of a list of names. */
export function mountLookup(server: Server, lookup: Lookup): void {
  mount(server, lookup.list, (call) => listNames(call as Call<unknown, Wanted>, lookup));
  mount(server, lookup.add, (call) => addName(call as Call<unknown, unknown, NewName>, lookup));
  mount(server, lookup.change, (call) => changeName(call as Call<{ id: number }, unknown, { place?: number }>, lookup));
  mount(server, lookup.remove, (call) => removeName(call as Call<{ id: number }>, lookup));
}

/** What its constraints mean to the user who breaks one. */
export function lookupConstraints({ table, title }: Lookup): ConstraintMessages {
  const list = table.split('.')[1]!;
  return {
    [`${list}_name_is_taken_once`]: { field: 'name', message: `${title} already has this name. If it was retired, restore it.` },
    [`${list}_code_is_taken_once`]: { field: 'code', message: 'This code is taken; give another one.' },
    [`${list}_has_a_name`]: { field: 'name', message: 'Enter the name.' },
  };
}

interface Wanted {
  all: number;
  page: number;
  per_page: number;
  term?: string | undefined;
}

async function listNames({ db, query, today }: Call<unknown, Wanted>, { table, key }: Lookup) {
  const offered = query.all ? sql`true` : sql`(retired_on is null or retired_on > ${today})`;
  const named = foundBy(query.term, [sql`kernel.plain(name)`]);
  const paged = query.all ? sql`` : sql`limit ${query.per_page} offset ${(query.page - 1) * query.per_page}`;
  const { rows } = await sql<LookupRow & { total: number }>`
    select *, count(*) over () as total from ${sql.table(table)} where ${offered} and ${named} order by place, id ${paged}`.execute(db);
  return { [key]: rows, total: rows[0]?.total ?? 0 };
}

interface NewName {
  name: string;
  code: string;
}

async function addName(call: Call<unknown, unknown, NewName>, lookup: Lookup) {
  const { db, body } = call;
  await holdOrder(call, lookup);
  const columns = { ...body, code: body.code || codeFor(body.name) };
  const { rows } = await sql<LookupRow>`
    insert into ${sql.table(lookup.table)} (${sql.join(Object.keys(columns).map((name) => sql.id(name)))}, place)
    values (${sql.join(Object.values(columns))}, (select coalesce(max(place), 0) + 1 from ${sql.table(lookup.table)})) returning *`.execute(
    db,
  );
  const added = rows[0]!;
  await recordChange(call, { action: `add ${lookup.named}`, subject: `${lookup.table}:${added.id}`, after: added });
  return added;
}

async function changeName(call: Call<{ id: number }, unknown, { place?: number }>, lookup: Lookup) {
  const { db, params } = call;
  const { place, ...columns } = call.body;
  await holdOrder(call, lookup);
  const before = await lockName(call, lookup);
  if (place !== undefined) await moveName(call, lookup, place);
  const set = Object.entries(columns).map(([name, value]) => sql`${sql.id(name)} = ${value}`);
  if (set.length > 0) await sql`update ${sql.table(lookup.table)} set ${sql.join(set)} where id = ${params.id}`.execute(db);
  const { rows } = await sql<LookupRow>`select * from ${sql.table(lookup.table)} where id = ${params.id}`.execute(db);
  await recordChange(call, { action: `change ${lookup.named}`, subject: `${lookup.table}:${params.id}`, before, after: rows[0] });
  return rows[0]!;
}

/** Nobody can begin to use the row between the count and the removal: a new foreign key waits for the lock. */
async function removeName(call: Call<{ id: number }>, lookup: Lookup) {
  const { db, params } = call;
  const before = await lockName(call, lookup);
  const uses = (await countUses(db, lookup.table, [params.id])).get(params.id);
  if (uses)
    throw wrongState(`${before.name} is in use (${uses.where.join(', ')}). Retire it instead: earlier papers still show it.`, ['retire']);
  await sql`delete from ${sql.table(lookup.table)} where id = ${params.id}`.execute(db);
  await recordChange(call, { action: `remove ${lookup.named}`, subject: `${lookup.table}:${params.id}`, before });
  return { message: `${before.name} was removed.` };
}

async function lockName({ db, params }: Call<{ id: number }>, { table, one }: Lookup): Promise<LookupRow> {
  const { rows } = await sql<LookupRow>`select * from ${sql.table(table)} where id = ${params.id} for update`.execute(db);
  if (!rows[0]) throw notFound(`There is no such ${one}.`);
  return rows[0];
}

async function moveName({ db, params }: Call<{ id: number }>, { table }: Lookup, place: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)} order by place, id`.execute(db);
  const order = moveTo(
    rows.map(({ id }) => id),
    params.id,
    place,
  );
  await sql`
    update ${sql.table(table)} l set place = o.place
    from unnest(${order}::integer[]) with ordinality as o(id, place) where l.id = o.id and l.place <> o.place`.execute(db);
}

/** One change of the order at a time. */
async function holdOrder({ db }: Call, { table }: Lookup): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${table}))`.execute(db);
}
