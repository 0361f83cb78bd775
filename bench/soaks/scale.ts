import pg from 'pg';
import { PAYROLL_GROUPS } from '@talaan/kernel/contract/groups.ts';
import type { Databases } from '../databases.ts';
import { median, time } from '../in-turns.ts';
import { openCaller } from '../open-caller.ts';
import { startProduct, type Product } from '../product.ts';
import { milliseconds, told, under, type Line } from '../table.ts';

const ROUNDS = 3;
const MOST_MS = 300;
const SLOWEST_NAMED = 8;
const LARGEST_NAMED = 8;
/** What a list may need to know: a day, a month, a year. */
const NEEDED = ['', 'date=2026-10-30', 'month=2026-10', 'year=2026', 'month=2026-09', 'from=2026-10-01&to=2026-10-31'];
const MEGABYTE = 1_048_576;

interface Asked {
  path: string;
  ms: number;
}

/** A university of so many people: how large it is, and the first page of each list that names no record, alone, as a person whose roles open all of them. */
export async function measureScale(databases: Databases, people: number): Promise<Line[]> {
  const databaseUrl = await databases.withPeople(people);
  const owner = new pg.Client({ connectionString: databases.asOwner(databaseUrl) });
  await owner.connect();
  await openEverything(owner);
  const product = await startProduct(databaseUrl);
  try {
    const lists = await askLists(product, await product.signIn('admin'));
    const slowest = lists.toSorted((one, other) => other.ms - one.ms);
    const many = people.toLocaleString('en');
    return [
      ...(await sizesOf(owner, many)),
      under(`${many} people: the slowest first page of ${lists.length} lists, alone`, slowest[0]!.ms, MOST_MS, milliseconds),
      ...slowest.slice(0, SLOWEST_NAMED).map(({ path, ms }) => told(`… ${path}`, milliseconds(ms))),
      told('… median of all', milliseconds(median(lists.map(({ ms }) => ms)))),
      told('… memory of the server after them', `${((await product.memory()).server / MEGABYTE).toFixed(0)} MB`),
    ];
  } finally {
    await owner.end();
    await product.stop();
  }
}

/** The administrator has the seats of payroll too, which no role brings beside that one. */
async function openEverything(owner: pg.Client): Promise<void> {
  await owner.query(
    `insert into identity.account_role (account_id, role_id, scope, during)
     select a.id, g.role_id, 'all', '[2020-01-01,)' from identity.account a
     cross join (select distinct role_id from identity.role_group where group_name = any($1)) g where a.email = 'admin@talaan.example'
       and not exists (select from identity.account_role h where h.account_id = a.id and h.role_id = g.role_id)`,
    [PAYROLL_GROUPS],
  );
}

/** The second time and later: the first one reads from the disk what the database does not hold yet. */
async function askLists({ url, lists }: Product, token: string): Promise<Asked[]> {
  const call = openCaller(token);
  const asked: Asked[] = [];
  for (const path of lists.filter((one) => !one.includes('{'))) {
    for (const query of NEEDED) {
      const address = `${url}${path}?${query}`;
      const isAnswered = await call(address).then(
        () => true,
        () => false,
      );
      if (!isAnswered) continue;
      const took: number[] = [];
      for (let round = 0; round < ROUNDS; round++) took.push(await time(() => call(address)));
      asked.push({ path: `${path}${query && `?${query}`}`, ms: median(took) });
      break;
    }
  }
  return asked;
}

async function sizesOf(owner: pg.Client, many: string): Promise<Line[]> {
  const { rows } = await owner.query<{ name: string; rows: string; bytes: string; all: string }>(
    `select coalesce(pn.nspname || '.' || pc.relname, n.nspname || '.' || c.relname) as name, sum(c.reltuples)::bigint as rows,
       sum(pg_total_relation_size(c.oid))::bigint as bytes, pg_database_size(current_database()) as all
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     left join pg_inherits i on i.inhrelid = c.oid left join pg_class pc on pc.oid = i.inhparent left join pg_namespace pn on pn.oid = pc.relnamespace
     where c.relkind = 'r' group by 1 order by 3 desc limit ${LARGEST_NAMED}`,
  );
  return [
    told(`${many} people: the database`, megabytes(rows[0]!.all)),
    ...rows.map(({ name, rows: count, bytes }) => told(`… ${name}`, `${Number(count).toLocaleString('en')} rows, ${megabytes(bytes)}`)),
  ];
}

function megabytes(bytes: string): string {
  return `${Math.round(Number(bytes) / MEGABYTE).toLocaleString('en')} MB`;
}
