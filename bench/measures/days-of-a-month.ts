import assert from 'node:assert/strict';
import type pg from 'pg';
import { computeDueDays } from '@talaan/attendance/server/public.ts';
import { startClock } from '@talaan/kernel/server/clock.ts';
import { openPool } from '@talaan/kernel/server/database/database.ts';
import { MONTH, NOW, type Databases } from '../databases.ts';
import { computeInMemory, loadMonth, writeAtOnce, type BareDay } from '../bare-days.ts';
import { compareInTurns, time } from '../in-turns.ts';
import { atMost, milliseconds, type Line } from '../table.ts';

const ROUNDS = 5;
/** After the month, so that every day of it is over. */
const AFTERWARDS = Temporal.Instant.from(NOW).add({ hours: 24 * 3 });

/** Every day of a month for 5,000 people, computed and stored, against the rules over arrays in memory and one COPY. */
export async function measureDaysOfMonth(databases: Databases): Promise<Line[]> {
  const databaseUrl = await databases.copyAs('days');
  const pool = openPool(databases.asOwner(databaseUrl));
  try {
    const clock = startClock(AFTERWARDS);
    // Once before, so that the record is whole and the schedules are known by which the bare limit computes.
    await markDue(pool);
    await computeDueDays({ pool, clock });
    const month = await loadMonth(pool, MONTH);
    await requireSame(pool, month);
    const { ours, bare, ratio } = await compareInTurns(ROUNDS, {
      ours: async () => {
        await markDue(pool);
        return time(() => computeDueDays({ pool, clock }));
      },
      bare: async () => {
        await markDue(pool);
        return time(() => writeAtOnce(pool, computeInMemory(month)));
      },
    });
    const days = month.length.toLocaleString('en');
    return [
      atMost(`All days of a month for 5,000 people (${days}), computed and stored`, milliseconds(ours), milliseconds(bare), ratio, 3),
    ];
  } finally {
    await pool.end();
  }
}

/** Nothing is stored yet, and every day of the month is due. */
async function markDue(pool: pg.Pool): Promise<void> {
  await pool.query('truncate attendance.day, attendance.day_due');
  await pool.query(
    `insert into attendance.day_due (personnel_id, date)
     select a.personnel_id, day::date from personnel.appointment a
     cross join generate_series($1::date, $1::date + interval '1 month - 1 day', interval '1 day') day where a.during @> day::date order by 1, 2`,
    [`${MONTH}-01`],
  );
  await pool.query('vacuum (analyze) attendance.day_due');
}

/** Both ways must come to the same, or they cannot be compared. */
async function requireSame(pool: pg.Pool, month: readonly BareDay[]): Promise<void> {
  const sum = async () =>
    (
      await pool.query(
        'select status, count(*), sum(late_minutes) as late, sum(undertime_minutes) as undertime from attendance.day group by 1 order by 1',
      )
    ).rows;
  const ours = await sum();
  await pool.query('truncate attendance.day');
  await writeAtOnce(pool, computeInMemory(month));
  assert.deepEqual(await sum(), ours);
}
