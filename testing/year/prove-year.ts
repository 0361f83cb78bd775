import { cpus } from 'node:os';
import { prepareUniversity } from '../app.ts';
import { makeDataFolder } from '../database.ts';
import { runYear } from './run-year.ts';

const FIRST = Temporal.PlainDate.from('2026-01-01');
/** Early on the first day: what the demo had before is of the year before. */
const START = `${FIRST.toString()}T05:00:00+08:00`;
const MONTHS_BEFORE = 2;
const PEOPLE = 1000;
const SEED = 2026;

/**
 * A whole year of a university, with its table by month: `npm run prove -- year [people] [seed]`, or its first months: `[months]` after these. Rejects at the first invariant that does not hold, with
 * the seed that lives the same days again.
 */
export async function proveYear(words: readonly string[]): Promise<string> {
  const [people = PEOPLE, seed = SEED, months = FIRST.monthsInYear] = words.map(Number);
  if (![people, seed, months].every((one) => Number.isInteger(one) && one > 0) || months > FIRST.monthsInYear)
    throw new Error('npm run prove -- year [people] [seed] [months]: all are numbers, and a year has 12 months.');
  const lines = ['| Month | Calls | Refusals | Rows | Seconds | Kills |', '| --- | ---: | ---: | ---: | ---: | ---: |'];
  for (const line of lines) console.log(line);
  const since = performance.now();
  const start = { now: START, people, months: MONTHS_BEFORE };
  const dir = await makeDataFolder((database, files) => prepareUniversity(start, database, files), `years/${people}`);
  const { complaints, done } = await runYear({
    dir,
    seed,
    first: FIRST,
    days: FIRST.until(FIRST.add({ months })).days,
    onMonth: ({ month, calls, refusals, rows, seconds, kills }) => {
      const line = `| ${[month, calls.toLocaleString('en'), refusals.toLocaleString('en'), rows.toLocaleString('en'), Math.round(seconds), kills].join(' | ')} |`;
      lines.push(line);
      console.log(line);
    },
  });
  for (const [what, times] of [...done].toSorted(([a], [b]) => a.localeCompare(b))) console.log(`${times} ${what}`);
  if (complaints.length > 0)
    throw new Error(`Seed ${seed}, ${people} people: ${complaints.length} complaints\n${complaints.slice(0, 20).join('\n')}`);
  const minutes = Math.round((performance.now() - since) / 60_000);
  return `${people} people, seed ${seed}, ${minutes} minutes on ${cpus().length} cores.\n\n${lines.join('\n')}`;
}
