import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { NO_GROUP, type RowGroup } from '@talaan/kernel/contract/list.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { readAll } from '@talaan/kernel/server/lists/read-rows.ts';
import type { AnyRows } from '@talaan/kernel/server/lists/rows.ts';
import { searchWords } from '@talaan/kernel/server/search/search.ts';
import { addPlanningDashboard } from '@talaan/testing/add-planning-dashboard.ts';
import type { Caller, TestApp } from '@talaan/testing/app.ts';
import { takeTurns } from '@talaan/testing/turns.ts';
import { holdEveryGroup } from './every-group-kit.ts';

type Row = Record<string, unknown>;
interface Found {
  rows: Row[];
  total: number;
  groups?: RowGroup[];
}

/** A list as its test asks it: with the parameters and the query that it cannot do without. */
export interface OpenList {
  path: string;
  endpoint: Endpoint;
  canSearch: boolean;
  /** All rows while nothing is asked. */
  all: Row[];
  find: (query: Row) => Promise<Found>;
  /** The rows with the words by which each is searched. */
  searched: () => Promise<{ id: string; words: string[] }[]>;
  /** The names by which it can be grouped. */
  groupings: string[];
  /** The key of the group of each row, by the row. */
  keysOf: (grouping: string) => Promise<Map<string, string>>;
  exportCsv: () => Promise<string[][]>;
  print: () => Promise<{ status: number; bytes: Uint8Array }>;
}

const MOST = 999;
const CALLERS = ['hr', 'admin', 'employee'];
/** Records that the address of a list may name, and what a list may need to know, there too: a month, a day, a year. */
const RECORDS = Array.from({ length: 12 }, (_, at) => at + 1);
const RECORDS_OPENED = 5;
const NEEDED = ['2026-11', '2026-11-19', 2026];

/** Each registered list, as the caller and of the record with the most rows. */
export async function openLists(app: TestApp): Promise<OpenList[]> {
  await holdEveryGroup(app);
  // Before any list is read: a session that opens is a row of the list of sign-ins.
  for (const who of CALLERS) await app.as(who);
  const { rows } = await app.server.pool.query<{ id: number }>('select max(id) as id from requests.request group by kind');
  const further = [...rows.map(({ id }) => id), await addPlanningDashboard(app)];
  return Promise.all(app.server.lists.map((list) => openList(app, list, further)));
}

/** `further`: the newest request of each kind, for lists of a record that has the number of its request, and a service account. */
async function openList(app: TestApp, list: AnyRows, further: readonly number[]): Promise<OpenList> {
  const needed = neededBy(list.list);
  let best: { caller: Caller; params: Row; found: Found } | undefined;
  for (const who of CALLERS) {
    const caller = await app.as(who);
    for (const params of paramsFor(list.list, further)) {
      const answer = await caller.call(list.list, { params, query: { ...needed, per_page: MOST } });
      if (answer.status !== 200) continue;
      const found = foundIn(list, answer.body);
      if (!best || found.total > best.found.total) best = { caller, params, found };
    }
  }
  if (!best) throw new Error(`nobody may open ${list.list.path}`);
  const { caller, params, found } = best;
  const find = async (query: Row) => {
    const answer = await caller.call(list.list, { params, query: { ...needed, per_page: MOST, ...query } });
    if (answer.status !== 200) throw new Error(`${JSON.stringify(query)} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return foundIn(list, answer.body);
  };
  const plainCall = async () => {
    const actor = await app.server.readActor(caller.token!);
    const query = list.list.query.parse({ ...needed, per_page: MOST });
    const { clock, db } = app.server;
    return { server: app.server, db, actor, params, query, now: clock.now(), today: clock.today() } as unknown as Call;
  };
  return {
    path: list.list.path,
    endpoint: list.list,
    canSearch: (await list.define(await plainCall())).search.length > 0,
    all: found.rows,
    find,
    searched: async () => {
      const call = await plainCall();
      const { describe: _describe, ...definition } = await list.define(call);
      const texts = definition.search.map((text) => sql`${text}::text`);
      const text = texts.length > 0 ? sql`concat_ws(' ', ${sql.join(texts)})` : sql`''`;
      const rows = await readAll(call as never, { ...definition, columns: { ...definition.columns, text } });
      return rows.map((row) => ({ id: keyOf(row), words: searchWords(String(row.text)) }));
    },
    groupings: Object.keys((await list.define(await plainCall())).groups ?? {}),
    keysOf: async (grouping) => {
      const call = await plainCall();
      const { describe: _describe, ...definition } = await list.define(call);
      const { by } = definition.groups![grouping]!;
      const rows = await readAll(call as never, { ...definition, columns: { ...definition.columns, group_key: by } });
      return new Map(rows.map((row) => [keyOf(row), (row.group_key as string | number | null)?.toString() ?? NO_GROUP]));
    },
    exportCsv: async () => {
      const answer = await caller.call(list.exported, { params, query: { ...needed, format: 'csv' } });
      if (answer.status !== 200) throw new Error(`the export answered ${answer.status}: ${JSON.stringify(answer.body)}`);
      return parse(Buffer.from(answer.bytes), { bom: true });
    },
    print: () => caller.call(list.exported, { params, query: { ...needed, format: 'pdf' } }),
  };
}

/** A call that reads one record: the way to the shortest and to the longest answer that it gives. */
export interface OpenRecord {
  path: string;
  shortest: () => Promise<unknown>;
  longest: () => Promise<unknown>;
}

/** Calls that read one record by its number and answer two of them differently long, one in so many; lists left out. */
export async function openRecords(app: TestApp, turns: number): Promise<OpenRecord[]> {
  const listed = new Set(app.server.lists.flatMap(({ list, exported }) => [list, exported]));
  const reads = app.server.endpoints.filter((one) => one.method === 'GET' && !one.download && !listed.has(one) && /\{\w+\}/.test(one.path));
  const hr = await app.as('hr');
  const opened = await Promise.all(takeTurns(reads, turns, ({ path }) => path).map((endpoint) => openRecord(hr, endpoint)));
  return opened.filter((one) => one !== undefined);
}

async function openRecord(caller: Caller, endpoint: Endpoint): Promise<OpenRecord | undefined> {
  const answers = [];
  for (const params of paramsFor(endpoint).slice(0, RECORDS_OPENED)) {
    const read = () => caller.call(endpoint, { params, query: neededBy(endpoint) });
    const { status, bytes } = await read();
    if (status === 200) answers.push({ length: bytes.length, read });
  }
  const [shortest, ...others] = answers.toSorted((one, other) => one.length - other.length);
  const longest = others.at(-1);
  if (!shortest || !longest || longest.length === shortest.length) return undefined;
  return { path: endpoint.path, shortest: shortest.read, longest: longest.read };
}

function foundIn(list: AnyRows, body: unknown): Found {
  const { [list.key]: rows, total, groups } = body as Record<string, unknown>;
  return { rows: rows as Row[], total: total as number, groups: groups as RowGroup[] };
}

function paramsFor({ path, params }: Endpoint, further: readonly number[] = []): Row[] {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  if (names.length === 0) return [{}];
  return [...RECORDS, ...NEEDED, ...further]
    .map((id) => Object.fromEntries(names.map((name) => [name, id])))
    .filter((tried) => params.safeParse(tried).success);
}

/** What the query of a list cannot do without. */
export function neededBy({ query }: Endpoint): Row {
  const { required = [], properties = {} } = shapeOf(query);
  return Object.fromEntries(
    required.map((name) => [
      name,
      [...choicesOf(properties[name]!), ...NEEDED].find((value) => {
        const result = query.safeParse({ [name]: value });
        return result.success || !result.error.issues.some(({ path }) => path[0] === name);
      }),
    ]),
  );
}

export function sortsOf({ query }: Endpoint): string[] {
  return choicesOf(shapeOf(query).properties!.sort!) as string[];
}

/** Beside its filters: what every list is asked, and the day or the period as of which a list is shown. */
const ASKED = ['page', 'per_page', 'term', 'sort', 'group_by', 'in_group', 'on', 'period'];

/** A value of each filter that narrows the list: of its choices, or of what the rows show. */
export async function filterValues(list: OpenList): Promise<{ name: string; value: unknown; ids: string[] }[]> {
  const { properties = {}, required = [] } = shapeOf(list.endpoint.query);
  const all = idsOf({ rows: list.all });
  const shown = [...new Set(list.all.slice(0, 20).flatMap(scalarsOf))];
  const values = [];
  for (const [name, shape] of Object.entries(properties).filter(([name]) => !ASKED.includes(name) && !required.includes(name))) {
    const choices = choicesOf(shape);
    const fitting = (choices.length > 0 ? choices : shown).filter((value) => list.endpoint.query.safeParse({ [name]: value }).success);
    for (const value of fitting.slice(0, 6)) {
      const ids = idsOf(await list.find({ [name]: value }));
      const narrows = ids.length > 0 && ids.length < all.length && ids.every((id) => all.includes(id));
      if (!narrows) continue;
      values.push({ name, value, ids });
      break;
    }
  }
  return values;
}

export function idsOf({ rows }: { rows: Row[] }): string[] {
  return rows.map(keyOf);
}

/** Rows of several kinds in one list are numbered by kind. */
function keyOf({ id, kind }: Row): string {
  return JSON.stringify([kind, id]);
}

interface Shape {
  enum?: unknown[];
  const?: unknown;
  anyOf?: Shape[];
  items?: Shape;
  properties?: Record<string, Shape>;
  required?: string[];
}

function shapeOf(schema: z.ZodType): Shape {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Shape;
}

function choicesOf(shape: Shape): unknown[] {
  if (shape.const !== undefined) return [shape.const];
  return [...(shape.enum ?? []), ...(shape.anyOf ?? []).flatMap(choicesOf), ...(shape.items ? choicesOf(shape.items) : [])];
}

function scalarsOf(value: unknown): unknown[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(scalarsOf);
  return typeof value === 'string' || typeof value === 'number' ? [value] : [];
}
