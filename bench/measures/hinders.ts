import assert from 'node:assert/strict';
import type pg from 'pg';
import { computeDueDays } from '@talaan/attendance/server/public.ts';
import { listRecords } from '@talaan/dtr/contract/submissions.ts';
import { startClock } from '@talaan/kernel/server/clock.ts';
import { openPool } from '@talaan/kernel/server/database/database.ts';
import { callAs } from '@talaan/testing/call-as.ts';
import { MONTH, NOW, type Databases } from '../databases.ts';
import { compareCalls } from '../in-turns.ts';
import { startProduct } from '../product.ts';
import { openCaller } from '../open-caller.ts';
import { atMost, milliseconds, type Line } from '../table.ts';

const PEOPLE = 200;
const CALLS = 60;
/** After the month, so that its records can be submitted. */
const AFTERWARDS = Temporal.Instant.from(NOW).add({ hours: 24 * 3 });

/** Who hinders the month, for the office nearest to 200 people: the list as HR reads it, against one statement written by hand for the same people and days. */
export async function measureHinders(databases: Databases): Promise<Line[]> {
  const databaseUrl = await databases.copyAs('hinders');
  const pool = openPool(databases.asOwner(databaseUrl));
  await computeDueDays({ pool, clock: startClock(AFTERWARDS) });
  await pool.query('vacuum (analyze)');
  const product = await startProduct(databaseUrl, { now: AFTERWARDS.toString() });
  try {
    const token = await product.signIn('hr');
    const office = await findOffice(pool);
    const query = { month: MONTH, whose: 'all' as const, hindered: 'yes' as const, office: [office.id], per_page: 999 };
    const { body } = await callAs(product.url, token, listRecords, { query });
    const ours = body.records.filter(({ hindrances }) => hindrances.some(({ kind }) => kind !== 'REQUEST')).map((one) => one.personnel_id);
    const bare = (await readBare(pool, office)).map(({ id }) => id);
    assert.deepEqual([...new Set(ours)].toSorted(ascending), bare.toSorted(ascending));
    const address = `${product.url}${listRecords.path}?month=${MONTH}&whose=all&hindered=yes&office=${office.id}&per_page=999`;
    const call = openCaller(token);
    const compared = await compareCalls(CALLS, { ours: () => call(address), bare: () => readBare(pool, office) });
    return [
      atMost(
        `Who hinders the month, of an office of ${office.people} people`,
        milliseconds(compared.ours),
        milliseconds(compared.bare),
        compared.ratio,
        3,
      ),
    ];
  } finally {
    await pool.end();
    await product.stop();
  }
}

interface Office {
  id: number;
  people: number;
}

/** With all below it the nearest to so many people. */
async function findOffice(pool: pg.Pool): Promise<Office> {
  const { rows } = await pool.query<Office>(
    `select o.id, count(*)::integer as people from organization.office o
     cross join lateral organization.offices_within(o.id) w join personnel.appointment a on a.office_id = w.id and a.during @> $1::date
     group by o.id order by abs(count(*) - $2), o.id limit 1`,
    [`${MONTH}-31`, PEOPLE],
  );
  return rows[0]!;
}

async function readBare(pool: pg.Pool, office: Office): Promise<{ id: number }[]> {
  const { rows } = await pool.query<{ id: number }>({
    name: 'who hinders',
    text: `
      select p.id, p.idno, p.fullname, o.acronym, d.*, due.dates as due
      from organization.offices_within($1) w join organization.office o on o.id = w.id
      join personnel.appointment a on a.office_id = o.id and a.during @> $3::date join personnel.person p on p.id = a.personnel_id
      cross join lateral (
        select array_agg(date) filter (where status = 'INCOMPLETE') as incomplete, array_agg(date) filter (where status = 'PENDING') as open,
          sum(late_times) as late_times, sum(late_minutes) as late_minutes, sum(undertime_times) as undertime_times,
          sum(undertime_minutes) as undertime_minutes, sum(absent_thousandths) as absent
        from attendance.day where personnel_id = p.id and date between $2 and $3) d
      cross join lateral (select array_agg(date) as dates from attendance.day_due where personnel_id = p.id and date between $2 and $3) due
      where num_nonnulls(d.incomplete, d.open, due.dates) > 0 order by p.plain_name`,
    values: [office.id, `${MONTH}-01`, `${MONTH}-31`],
  });
  return rows;
}

function ascending(one: number, other: number): number {
  return one - other;
}
