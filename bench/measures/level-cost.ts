import { computeDueDays } from '@talaan/attendance/server/public.ts';
import { enterPunches } from '@talaan/attendance/contract/punches.ts';
import { startClock } from '@talaan/kernel/server/clock.ts';
import { openPool } from '@talaan/kernel/server/database/database.ts';
import { callAs } from '@talaan/testing/call-as.ts';
import type pg from 'pg';
import { MONTH, NOW, type Databases } from '../databases.ts';
import { compareCalls } from '../in-turns.ts';
import { startProduct } from '../product.ts';
import { openCaller } from '../open-caller.ts';
import { atMost, milliseconds, type Line } from '../table.ts';

/** Three years and a little, for 15 million punches. */
const MONTHS = 41;
const CALLS = 400;
const TERMS = ['santos', 'reyes', 'cruz', 'maria'];

/** What HR does all day, with a month of punches behind and with three years: each must cost the same. */
export async function measureLevelCost(databases: Databases): Promise<Line[]> {
  const young = await openUniversity(databases, 1);
  const old = await openUniversity(databases, MONTHS);
  try {
    const lines: Line[] = [];
    for (const act of ['list', 'month', 'punch'] as const) {
      const { ours, bare, ratio } = await compareCalls(CALLS, { ours: old[act], bare: young[act] });
      lines.push(atMost(TITLES[act], milliseconds(ours), milliseconds(bare), ratio, 1.3));
    }
    const [many, few] = [await old.countPunches(), await young.countPunches()].map((count) => count.toLocaleString('en'));
    return lines.map((line) => ({ ...line, what: `${line.what}: ${many} punches against ${few}` }));
  } finally {
    await young.close();
    await old.close();
  }
}

const TITLES = {
  list: 'Level cost of the personnel list',
  month: 'Level cost of a month of daily time record',
  punch: 'Level cost of a punch entered and its day computed again',
};

async function openUniversity(databases: Databases, months: number) {
  const databaseUrl = await databases.withMonths(months);
  // A process that takes jobs has to have been there once, for the queues.
  await (await startProduct(databaseUrl, { work: true })).stop();
  const product = await startProduct(databaseUrl);
  const pool = openPool(databases.asOwner(databaseUrl));
  const hr = await product.signIn('hr');
  const call = openCaller(hr);
  const people = await choosePeople(pool);
  const forget = () => pool.query('truncate attendance.entered_punch');
  const clock = startClock(Temporal.Instant.from(NOW));
  const enter = async (turn: number) => {
    const day = String(1 + Math.floor(turn / people.length)).padStart(2, '0');
    const body = { personnel_id: people[turn % people.length]!, date: `${MONTH}-${day}`, times: ['04:00'], reason: 'A measure of speed' };
    const answer = await callAs(product.url, hr, enterPunches, { body });
    if (answer.status !== 200) throw new Error(`entering a punch answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    await computeDueDays({ pool, clock });
  };
  await forget();
  return {
    list: (turn: number) => call(`${product.url}/api/personnels?per_page=50&term=${TERMS[turn % TERMS.length]}`),
    month: (turn: number) => call(`${product.url}/api/edats/personnel/${people[turn % people.length]}/dtr?month=${MONTH}`),
    punch: enter,
    countPunches: async () => (await pool.query<{ count: number }>('select count(*) as count from attendance.punch')).rows[0]!.count,
    close: async () => {
      await forget();
      await pool.end();
      await product.stop();
    },
  };
}

/** People who served the whole month. */
async function choosePeople(pool: pg.Pool): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `select personnel_id as id from personnel.appointment where during @> daterange($1::date, ($1::date + interval '1 month')::date) order by md5(personnel_id::text) limit 100`,
    [`${MONTH}-01`],
  );
  return rows.map((row) => row.id);
}
