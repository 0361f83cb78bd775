import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { AWAY_WHOLLY } from '../../rules/moves/away-wholly.ts';

/** Days of a person in something that is asked for, such as a request; both days are counted. */
export interface DaysAskedFor {
  /** The number of what is asked for; it may name several people. */
  id: number;
  personnelId: number;
  from: string;
  to: string;
}

interface Found {
  id: number;
  fullname: string;
  outside: string | null;
  ended_on: string | null;
  standing: string | null;
  since: string | null;
}

/** Where somebody does not serve on all of their days, by the number of what is asked for: in a sentence, with the name, the first such day and the end of the service. */
export async function whyNotServing(db: Database, asked: readonly DaysAskedFor[]): Promise<Map<number, string>> {
  return inWords((await readAgainst(db, asked)).filter(({ outside }) => outside !== null));
}

/** The same, and where somebody serves but is away from all work on one of the days, by the standing of the service record. */
export async function whyNotAtWork(db: Database, asked: readonly DaysAskedFor[]): Promise<Map<number, string>> {
  return inWords(await readAgainst(db, asked));
}

async function readAgainst(db: Database, asked: readonly DaysAskedFor[]): Promise<Found[]> {
  if (asked.length === 0) return [];
  const { rows } = await sql<Found>`
    select s.id, p.fullname, g.outside, case when g.outside is not null then (
        select max(e.last_day) from personnel.separation e where e.personnel_id = p.id and e.last_day < g.outside) end as ended_on,
      w.name as standing, w.since
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as s (id integer, "personnelId" integer, "from" date, "to" date)
    join personnel.person p on p.id = s."personnelId"
    cross join lateral (select lower(datemultirange(daterange(s."from", s."to", '[]')) - coalesce(range_agg(a.during), '{}')) as outside
      from personnel.appointment a where a.personnel_id = p.id) g
    left join lateral (select k.name, lower(t.during) as since from personnel.standing t join reference.personnel_status k on k.code = t.status_code
      where t.personnel_id = p.id and t.status_code = any(${[...AWAY_WHOLLY]}::text[]) and t.during && daterange(s."from", s."to", '[]')
      order by t.during limit 1) w on true
    where g.outside is not null or w.name is not null order by s.id, g.outside nulls last, p.fullname`.execute(db);
  return rows;
}

function inWords(found: readonly Found[]): Map<number, string> {
  const reasons = new Map<number, string>();
  for (const one of found) if (!reasons.has(one.id)) reasons.set(one.id, formatReason(one));
  return reasons;
}

function formatReason({ fullname, outside, ended_on, standing, since }: Found): string {
  if (outside === null) return `“${standing}” is on the service record of ${fullname} from ${longDate(since!)} on.`;
  const ended = ended_on === null ? '' : `: the service ended on ${longDate(ended_on)}`;
  return `${fullname} does not serve on ${longDate(outside)}${ended}.`;
}
