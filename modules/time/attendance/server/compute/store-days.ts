import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { PLANNED_EACH_TIME } from '@talaan/kernel/server/database/prepared-statements.ts';
import { RULES_VERSION } from '../../rules/settings.ts';
import type { DayResult, Punch } from '../../rules/types.ts';
import { dateOf } from './day-numbers.ts';
import type { DueDays } from './take-due-days.ts';

const COLUMNS = `personnel_id, date, status, am_in, am_out, pm_in, pm_out, late_minutes, undertime_minutes, absent_thousandths,
  night_minutes, late_times, undertime_times, word, am_word, pm_word, reasons, schedule_id, rules_version, computed_at, overtime`;

/** More than there are days between 1970 and the last year of a date. */
const DAYS_OF_A_PERSON = 10_000_000;

/** One result as a line for COPY. */
export function writeDayLine(personnelId: number, day: number, scheduleId: number | null, result: DayResult, computedAt: string): string {
  const { amIn, amOut, pmIn, pmOut } = result.slots;
  return (
    `${personnelId}\t${dateOf(day)}\t${result.status}\t${minuteOf(amIn)}\t${minuteOf(amOut)}\t${minuteOf(pmIn)}\t${minuteOf(pmOut)}\t` +
    `${result.lateMinutes}\t${result.undertimeMinutes}\t${result.absentThousandths}\t${result.nightMinutes}\t${result.lateTimes}\t${result.undertimeTimes}\t` +
    `${textOf(result.word)}\t${textOf(result.amWord)}\t${textOf(result.pmWord)}\t${reasonsOf(result)}\t${scheduleId ?? '\\N'}\t${RULES_VERSION}\t${computedAt}\t${overtimeOf(result)}\n`
  );
}

/** Puts the results in the place of what stood for the due days; a day without a new result loses its old one. */
export async function storeDays(client: ClientBase, due: DueDays, lines: string[]): Promise<void> {
  await removeDays(client, due);
  if (lines.length) await pipeline(Readable.from([lines.join('')]), client.query(copyFrom(`copy attendance.day (${COLUMNS}) from stdin`)));
}

/**
 * By a key for each person and day, looked up in a hash whatever PostgreSQL thinks of the size of the table: joined with the due days it read all of
 * them for each row where many people had just come in. Planned for its values: for any values, there is no hash and each row goes through the whole list.
 */
async function removeDays(client: ClientBase, { people, first, last }: DueDays): Promise<void> {
  const keys = people.flatMap(({ id, days }) => days.map((day) => id * DAYS_OF_A_PERSON + day));
  // The bounds let PostgreSQL leave the other months alone, and the people those of everybody else.
  await client.query(
    `${PLANNED_EACH_TIME} delete from attendance.day where personnel_id = any($1::integer[]) and date between $2::date and $3::date
       and personnel_id::bigint * ${DAYS_OF_A_PERSON} + (date - date '1970-01-01') = any($4::bigint[])`,
    [people.map((person) => person.id), dateOf(first), dateOf(last), keys],
  );
}

function minuteOf(punch: Punch | null): number | string {
  return punch ? punch.minutes : '\\N';
}

function reasonsOf({ reasons }: DayResult): string {
  return reasons.length === 0 ? '[]' : textOf(JSON.stringify(reasons));
}

function overtimeOf({ overtime }: DayResult): string {
  return overtime === null ? '\\N' : JSON.stringify(overtime);
}

const SPECIAL = /[\\\t\n\r]/g;

function textOf(text: string | null): string {
  if (text === null) return '\\N';
  return text.replace(SPECIAL, (character) =>
    character === '\\' ? '\\\\' : character === '\t' ? '\\t' : character === '\n' ? '\\n' : '\\r',
  );
}
