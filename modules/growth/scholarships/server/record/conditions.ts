import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { readRatings } from '@talaan/personnel/server/public.ts';
import { judgeConditions, type ApplicantFacts, type ConditionJudged, type ConditionStage } from '../../rules/conditions.ts';
import type { Stretch } from '../../rules/grant.ts';
import { obligationOf } from '../../rules/obligation.ts';
import { fulfilledOn } from '../../rules/served.ts';
import { grantOf, readGrants, type FoundGrant } from './read-grant.ts';
import { termsOn } from './terms.ts';

export type Asking = Pick<Call, 'db' | 'server' | 'today'>;

/** A study as it is planned or granted. */
export interface AskedFor {
  /** The number of the scholarship; 0 of one that is not filed. */
  id: number;
  personnel_id: number;
  stretches: readonly Stretch[];
  contract: FoundGrant['contract'];
  admission: string | null;
  case_note: string | null;
}

interface Known {
  id: number;
  born_on: string | null;
  status: string | null;
  status_name: string | null;
  appointed_on: string | null;
  serves_since: string | null;
}

/** How the conditions are today for each, by number. A constant number of statements. */
export async function judge(
  call: Asking,
  asked: readonly AskedFor[],
  stage: (one: AskedFor) => ConditionStage,
): Promise<Map<number, ConditionJudged[]>> {
  const { db, today } = call;
  const people = [...new Set(asked.map(({ personnel_id: id }) => id))];
  const known = await readKnown(db, people, today);
  const ratings = await readRatings(call, people);
  const due = await readOtherObligations(db, asked, today);
  const { rate } = await termsOn(db, today);
  return new Map(
    asked.map((one) => {
      const person = known.get(one.personnel_id);
      const terms = one.contract?.terms ?? { rate, months: 0 };
      const facts: ApplicantFacts = {
        status: {
          is_permanent: person?.status === 'PERM',
          name: person?.status_name ?? 'not in service',
          source: person?.appointed_on == null ? 'Service record' : `Appointment of ${longDate(person.appointed_on)}`,
        },
        serves_since: person?.serves_since == null ? null : { day: person.serves_since, source: 'Service record' },
        ratings: ratings === null ? null : (ratings.get(one.personnel_id) ?? []),
        born_on: person?.born_on ?? null,
        stretches: one.stretches,
        terms,
        admission: one.admission === null ? null : { is_admitted: true, source: one.admission },
        pending_case: one.case_note === null ? null : { has_case: false, source: one.case_note },
        obligation: due.get(one.id) ?? null,
      };
      return [one.id, judgeConditions(facts, stage(one), today)];
    }),
  );
}

async function readKnown(db: Database, people: readonly number[], today: string): Promise<Map<number, Known>> {
  const { rows } = await sql<Known>`
    select p.id, p.birth_date as born_on, a.status_code as status, k.name as status_name, lower(a.during) as appointed_on,
      (select lower(r) from (select unnest(range_agg(b.during)) as r from personnel.appointment_view b where b.personnel_id = p.id) b
        where r @> ${today}::date) as serves_since
    from personnel.person_view p left join personnel.appointment_view a on a.personnel_id = p.id and a.during @> ${today}::date
      left join reference.appointment_status k on k.code = a.status_code
    where p.id = any(${[...people]}::integer[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Until when service is due for another scholarship of the same person. */
async function readOtherObligations(
  db: Database,
  asked: readonly AskedFor[],
  today: string,
): Promise<Map<number, { until: string; source: string }>> {
  const { rows } = await sql<{ id: number; personnel_id: number }>`
    select id, personnel_id from scholarships.scholarship
    where personnel_id = any(${asked.map(({ personnel_id: id }) => id)}::integer[]) and signed_on is not null
      and state not in ('FULFILLED', 'SETTLED', 'RELEASED', 'DISAPPROVED', 'WITHDRAWN')`.execute(db);
  const grants = await readGrants(
    { db, today },
    rows.map(({ id }) => id),
  );
  const due = new Map<number, { until: string; source: string }>();
  for (const { id, personnel_id: person } of asked)
    for (const other of rows.filter((one) => one.personnel_id === person && one.id !== id)) {
      const grant = grants.get(other.id)!;
      const until = untilOf(grant) ?? today;
      const last = due.get(id);
      if (!last || last.until < until) due.set(id, { until, source: `Scholarship for ${grant.programme}` });
    }
  return due;
}

/** The last day of the obligation of a scholar who is back at work; null before. */
export function untilOf(found: FoundGrant): string | null {
  const grant = grantOf(found);
  return grant === null ? null : fulfilledOn(obligationOf(grant.stretches, grant.terms).months, grant);
}
