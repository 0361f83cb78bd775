import { sql } from 'kysely';
import type { ConditionPart, ConditionReading } from './condition-part.ts';
import { formatDuration } from '../format-amounts.ts';

/** So long after a change the next one may be recorded by another server whose clock is a little late. */
const LATE_SECONDS = 60;
const APART_SECONDS = 5;

export interface Clocks {
  /** From the last recorded change to now; below zero where that is still to come. */
  sinceLast: number;
  /** From the clock of the database to that of the server. */
  ahead: number;
}

/** Whether the clock of the server was set back behind what is recorded, and agrees with that of the database. */
export const clockPart: ConditionPart = {
  name: 'clock',
  title: 'Clock',
  place: 25,
  read: async ({ db, clock }) => {
    const asked = Date.now();
    const { rows } = await sql<{ last: string | null; now: string }>`
      select (select at from kernel.audit_event order by id desc limit 1) as last, clock_timestamp() as now`.execute(db);
    const answered = Date.now();
    const { last, now } = rows[0]!;
    const sinceLast = last === null ? 0 : (clock.now().epochMilliseconds - Date.parse(last)) / 1000;
    const ahead = ((asked + answered) / 2 - Date.parse(now)) / 1000;
    return {
      ...judgeClocks({ sinceLast, ahead }),
      figures: [
        { name: 'talaan_clock_ahead_of_database_seconds', help: 'From the clock of the database to that of the server.', value: ahead },
        {
          name: 'talaan_last_change_seconds',
          help: 'Since the last recorded change; below zero after the clock was set back.',
          value: sinceLast,
        },
      ],
    };
  },
};

export function judgeClocks({ sinceLast, ahead }: Clocks): Pick<ConditionReading, 'state' | 'says'> {
  if (sinceLast < -LATE_SECONDS)
    return {
      state: 'act',
      says: `The clock of the server was set back: the last recorded change is ${formatDuration(-sinceLast)} ahead of it. Set the clock by a time server (NTP); until then some steps are refused, and punches at kiosks get a wrong time.`,
    };
  if (Math.abs(ahead) > APART_SECONDS)
    return {
      state: 'look',
      says: `The clock of the server is ${formatDuration(Math.abs(ahead))} ${ahead > 0 ? 'ahead of' : 'behind'} that of the database. Set both by a time server (NTP).`,
    };
  return { state: 'fine', says: 'It agrees with the clock of the database, and the last recorded change lies before it.' };
}
