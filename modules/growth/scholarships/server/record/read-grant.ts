import { sql } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { Contract, Scholarship } from '../../contract/scholarships.ts';
import type { BreachCause } from '../../contract/codes.ts';
import type { Cost, CostKind, Degree, Grant, GrantKind, StudyMode, Unpaid } from '../../rules/grant.ts';
import type { Monitored } from '../../rules/monitoring.ts';
import type { Payment } from '../../rules/settlement.ts';
import type { ScholarshipState } from '../../workflow.ts';

/** A scholarship with all that its rules ask for. */
export interface FoundGrant {
  id: number;
  state: ScholarshipState;
  personnel_id: number;
  scholar: string;
  office: string | null;
  kind: GrantKind;
  degree: Degree;
  programme: string;
  school: string;
  grantor: string;
  reason: string;
  admission_file_id: number | null;
  admission: string | null;
  deliberated_on: string | null;
  contract: Contract | null;
  case_note: string | null;
  signed_on: string | null;
  notarized_on: string | null;
  /** How the conditions were at signing. */
  conditions: Scholarship['conditions'] | null;
  /** Study leave on the service record. */
  standing_ids: number[];
  completed_on: string | null;
  ended_on: string | null;
  reported_on: string | null;
  /** The last day in service of who left and did not return; null of who serves. */
  left_on: string | null;
  breach_cause: BreachCause | null;
  /** The last day of service that counts, by which the refund was worked out. */
  breached_on: string | null;
  demanded_on: string | null;
  demanded: number | null;
  demand_says: string | null;
  stretches: { mode: StudyMode; from: string; to: string; is_extension: boolean }[];
  costs: (Cost & { id: number; reference: string })[];
  terms: { no: number; name: string; ends_on: string; submitted: Monitored[]; days: Record<string, string> }[];
  payments: Payment[];
  unpaid: Unpaid[];
}

interface CostRow {
  id: number;
  on: string;
  kind: CostKind;
  amount: number;
  reference: string;
}

/** Who left and has no later appointment. */
const leftOn = sql`(select max(e.last_day) from personnel.separation_view e where e.personnel_id = s.personnel_id and not exists (
  select from personnel.appointment_view a where a.personnel_id = e.personnel_id and (upper_inf(a.during) or upper(a.during) - 1 > e.last_day)))`;

/** Scholarships by their numbers, no matter who asks; one statement. Days without pay are those of leave, of a status, and between two appointments. */
export async function readGrants({ db, today }: Pick<Call, 'db' | 'today'>, ids: readonly number[]): Promise<Map<number, FoundGrant>> {
  const { rows } = await sql<FoundGrant & { costs: CostRow[] }>`
    select s.id, s.state, s.personnel_id, p.fullname as scholar, o.acronym as office, s.kind, s.degree, s.programme, s.school, s.grantor, s.reason,
      s.admission_file_id, (select f.name from kernel.file f where f.id = s.admission_file_id) as admission, s.deliberated_on, s.contract, s.case_note,
      s.signed_on, s.notarized_on, s.conditions, s.standing_ids, s.completed_on, s.ended_on, s.reported_on, ${leftOn} as left_on, s.breach_cause, s.breached_on,
      s.demanded_on, s.demanded, s.demand_says,
      (select coalesce(jsonb_agg(jsonb_build_object('mode', t.mode, 'from', t.first_day, 'to', t.last_day, 'is_extension', t.is_extension) order by t.no), '[]')
        from scholarships.stretch t where t.scholarship_id = s.id) as stretches,
      (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'on', c.paid_on, 'kind', c.kind, 'amount', c.amount, 'reference', c.reference) order by c.paid_on, c.id), '[]')
        from scholarships.cost c where c.scholarship_id = s.id) as costs,
      (select coalesce(jsonb_agg(jsonb_build_object('no', t.no, 'name', t.name, 'ends_on', t.ends_on,
          'submitted', (select coalesce(jsonb_agg(b.what), '[]') from scholarships.submission b where b.scholarship_id = s.id and b.term_no = t.no),
          'days', (select coalesce(jsonb_object_agg(b.what, b.submitted_on), '{}') from scholarships.submission b where b.scholarship_id = s.id and b.term_no = t.no))
          order by t.ends_on, t.no), '[]')
        from scholarships.term t where t.scholarship_id = s.id) as terms,
      (select coalesce(jsonb_agg(jsonb_build_object('on', y.paid_on, 'amount', y.amount, 'receipt', y.receipt) order by y.paid_on, y.no), '[]')
        from scholarships.payment y where y.scholarship_id = s.id) as payments,
      (select coalesce(jsonb_agg(jsonb_build_object('date', d.date, 'thousandths', d.thousandths) order by d.date), '[]') from (
        select u.date, least(sum(u.thousandths), 1000) as thousandths from (
          select day::date as date, least(w.days / (upper(w.during) - lower(w.during)), 1000) as thousandths
          from personnel.leave_without_pay_view w cross join lateral generate_series(lower(w.during), upper(w.during) - 1, interval '1 day') day
          where w.personnel_id = s.personnel_id and not upper_inf(w.during) and s.reported_on is not null and w.during && daterange(s.reported_on, null)
          union all
          select day::date, 1000
          from personnel.standing_view w
            cross join lateral generate_series(lower(w.during), coalesce(upper(w.during), ${today}::date + 1) - 1, interval '1 day') day
          where w.personnel_id = s.personnel_id and w.status_code in ('LWOP', 'AWOL', 'SUSP') and s.reported_on is not null
            and w.during && daterange(s.reported_on, null)
          union all
          select day::date, 1000
          from (select unnest(datemultirange(daterange(s.reported_on, null)) - range_agg(a.during)) as during
              from personnel.appointment_view a where a.personnel_id = s.personnel_id and s.reported_on is not null) w
            cross join lateral generate_series(lower(w.during), upper(w.during) - 1, interval '1 day') day
          where not upper_inf(w.during)) u
        where u.date >= s.reported_on group by u.date) d) as unpaid
    from scholarships.scholarship s join requests.request r on r.id = s.id join personnel.person_view p on p.id = s.personnel_id
      left join organization.office_view o on o.id = r.office_id
    where s.id = any(${[...ids]}::integer[]) order by s.id`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** What the rules of obligation and refund ask for; null before the contract is signed. */
export function grantOf({
  contract,
  signed_on: signed,
  stretches,
  completed_on,
  reported_on,
  unpaid,
  costs,
  ended_on: ended,
  left_on,
}: FoundGrant): Grant | null {
  if (contract === null || signed === null) return null;
  const last = ended === null || (left_on !== null && left_on < ended) ? left_on : ended;
  const studied =
    last === null ? stretches : stretches.flatMap((one) => (one.from > last ? [] : [one.to > last ? { ...one, to: last } : one]));
  return { stretches: studied, terms: contract.terms, completed_on, reported_on, left_on, unpaid, costs };
}
