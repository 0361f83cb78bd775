import { sql } from 'kysely';
import { allContributed } from '@talaan/kernel/server/contributed.ts';
import { readRatings } from '@talaan/personnel/server/public.ts';
import type { AskingCall } from '@talaan/requests/server/public.ts';
import { addDays } from '@talaan/performance/rules/period/days.ts';
import type { Nominee, OtherTraining } from '../../rules/nominee.ts';
import type { ScreeningFacts } from '../../rules/screening-points.ts';
import { reportDueOn } from '../kept/terms.ts';
import { serviceDue } from '../needs.ts';

export type Asking = Pick<AskingCall, 'db' | 'server' | 'today'>;

/** A person for whom a training is meant; `id` is that of the nomination, or of the person before there is one. */
export interface Wanted {
  id: number;
  personnelId: number;
  from: string;
  to: string;
}

/** What is known of a nominee, for what blocks them and what they are screened by. */
export interface NomineeFacts {
  nominee: Nominee;
  screening: Pick<ScreeningFacts, 'last_final' | 'last_trained_on' | 'born_on' | 'serves_until'>;
}

interface Found {
  id: number;
  born_on: string | null;
  serves_from: string | null;
  ends_before: string | null;
  last_trained_on: string | null;
  trainings: OtherTraining[];
}

/** Of a person without a date of birth on record: as one who is far from retirement. */
const UNKNOWN_BIRTH = '2000-01-01';

/** Facts of nominees by the ids of what is wanted; a constant number of statements for any number of them. Their other nominations, not this one, count as their trainings. */
export async function readNomineeFacts(call: Asking, wanted: readonly Wanted[]): Promise<Map<number, NomineeFacts>> {
  if (wanted.length === 0) return new Map();
  const people = [...new Set(wanted.map(({ personnelId }) => personnelId))];
  const ratings = await readRatings(call, people);
  const due = await firstOf(call, serviceDue, people);
  const { rows } = await sql<Found>`
    select w.id, p.birth_date as born_on, lower(s.during) as serves_from, upper(s.during) as ends_before,
      greatest(
        (select max(t.last_day) from trainings.nomination n join trainings.training t on t.id = n.training_id
          where n.personnel_id = p.id and n.id <> w.id and n.state in ('ATTENDED', 'REPORTED', 'CLOSED') and t.last_day < w."from"),
        (select max(d.ended_on) from pds.training d where d.personnel_id = p.id and d.ended_on < w."from")) as last_trained_on,
      (select coalesce(jsonb_agg(jsonb_build_object('training_id', t.id, 'title', t.title, 'from', t.first_day, 'to', t.last_day,
            'is_reported', n.state in ('REPORTED', 'CLOSED'), 'report_due_on', ${reportDueOn}) order by t.first_day), '[]')
        from trainings.nomination n join trainings.training t on t.id = n.training_id
        where n.personnel_id = p.id and n.id <> w.id and n.state not in ('DRAFT', 'DISAPPROVED', 'CANCELLED')) as trainings
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w (id integer, "personnelId" integer, "from" date, "to" date)
    join personnel.person_view p on p.id = w."personnelId"
    left join lateral (
      select r.during from (select unnest(range_agg(a.during)) as during from personnel.appointment_view a where a.personnel_id = p.id) r
      where r.during @> w."from" or lower(r.during) > w."from" order by r.during limit 1) s on true`.execute(call.db);
  return new Map(
    rows.map((row) => {
      const serves_until = row.ends_before === null ? null : addDays(row.ends_before, -1);
      const born_on = row.born_on ?? UNKNOWN_BIRTH;
      const personnelId = wanted.find(({ id }) => id === row.id)!.personnelId;
      return [
        row.id,
        {
          nominee: {
            born_on,
            serves_from: row.serves_from,
            serves_until,
            trainings: row.trainings,
            obligation_until: due.get(personnelId) ?? null,
          },
          screening: {
            last_final: ratings?.get(personnelId)?.[0]?.final ?? null,
            last_trained_on: row.last_trained_on,
            born_on,
            serves_until,
          },
        },
      ];
    }),
  );
}

/** What the modules that know it say of people; empty where none does. */
async function firstOf<T>(
  call: Asking,
  point: Parameters<typeof allContributed<(call: Asking, ids: readonly number[]) => Promise<ReadonlyMap<number, T>>>>[1],
  people: readonly number[],
): Promise<ReadonlyMap<number, T>> {
  const [read] = allContributed(call.server, point);
  return read ? read(call, people) : new Map<number, T>();
}
