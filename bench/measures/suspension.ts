import assert from 'node:assert/strict';
import type pg from 'pg';
import { computeDueDays } from '@talaan/attendance/server/public.ts';
import { startClock } from '@talaan/kernel/server/clock.ts';
import { openPool } from '@talaan/kernel/server/database/database.ts';
import { computeInMemory, loadMonth, writeAtOnce, type BareDay } from '../bare-days.ts';
import { MONTH, NOW, type Databases } from '../databases.ts';
import { compareInTurns, time } from '../in-turns.ts';
import { atMost, milliseconds, type Line } from '../table.ts';

const ROUNDS = 9;
const DATE = `${MONTH}-14`;
const AFTERWARDS = Temporal.Instant.from(NOW).add({ hours: 24 * 3 });

/** Work is suspended at noon for 5,000 people: their day computed again and stored, against the rules over arrays in memory, and the rows written at once. */
export async function measureSuspension(databases: Databases): Promise<Line[]> {
  const pool = openPool(databases.asOwner(await databases.copyAs('suspension')));
  try {
    const clock = startClock(AFTERWARDS);
    await computeDueDays({ pool, clock });
    await pool.query(`insert into attendance.suspension (date, from_minute, reason) values ($1, 720, 'Typhoon')`, [DATE]);
    await markDue(pool);
    await computeDueDays({ pool, clock });
    await pool.query('vacuum (analyze) attendance.day');
    const days = (await loadMonth(pool, MONTH)).filter(({ workDay }) => workDay.date === DATE);
    await requireSame(pool, days);
    const { ours, bare, ratio } = await compareInTurns(ROUNDS, {
      ours: async () => {
        await markDue(pool);
        return time(() => computeDueDays({ pool, clock }));
      },
      bare: () => time(() => replaceAtOnce(pool, days)),
    });
    const people = days.length.toLocaleString('en');
    return [
      atMost(`A suspension at noon for ${people} people, computed again and stored`, milliseconds(ours), milliseconds(bare), ratio, 3),
    ];
  } finally {
    await pool.end();
  }
}

async function markDue(pool: pg.Pool): Promise<void> {
  await pool.query(
    'insert into attendance.day_due (personnel_id, date) select personnel_id, date from attendance.day where date = $1 order by 1',
    [DATE],
  );
}

async function replaceAtOnce(pool: pg.Pool, days: readonly BareDay[]): Promise<void> {
  const lines = computeInMemory(days);
  await pool.query('delete from attendance.day where date = $1', [DATE]);
  await writeAtOnce(pool, lines);
}

/** Both ways must come to the same, or they cannot be compared. */
async function requireSame(pool: pg.Pool, days: readonly BareDay[]): Promise<void> {
  const sum = async () =>
    (
      await pool.query(
        `select status, count(*), sum(late_minutes) as late, sum(undertime_minutes) as undertime, sum(absent_thousandths) as absent
         from attendance.day where date = $1 group by 1 order by 1`,
        [DATE],
      )
    ).rows;
  const ours = await sum();
  await replaceAtOnce(pool, days);
  assert.deepEqual(await sum(), ours);
}
