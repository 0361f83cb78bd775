import { sql } from 'kysely';
import { selectedOf } from '@talaan/assessments/server/public.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { foundBy } from '@talaan/kernel/server/search/search.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { isPaidByFund } from '@talaan/personnel/contract/funds-of-service.ts';
import { servingOn } from '@talaan/personnel/server/public.ts';
import type { listSelected as listing, readSelected as reading } from '../contract/appointments.ts';

/** The statuses that end on a day. */
export const WITH_PERIOD = ['TEMP', 'SUBS', 'FIXED', 'CONTR', 'CAS', 'PROV'];

function reached({ actor }: Pick<Call, 'actor'>) {
  return visible(actor, ['RAI'], { person: 'e.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' });
}

export async function listSelected(call: CallOf<typeof listing>): Promise<AnswerOf<typeof listing>> {
  const { post, term } = call.query;
  const { rows } = await sql<AnswerOf<typeof listing>['selected'][number]>`
    select e.id, p.fullname, coalesce(e.reference, '') as reference, v.title as position, v.code as post_code
    from applicants.application e join vacancies.post v on v.id = e.post_id join organization.office_view o on o.id = v.office_id
      join personnel.person_view p on p.id = e.personnel_id
    where e.state in ('SELECTED', 'DEEP_SELECTED') and ${reached(call)} and ${foundBy(term, [sql`p.search`, sql`kernel.plain(v.title || ' ' || v.code)`])}
      and (${post ?? null}::integer is null or v.id = ${post ?? null})
    order by e.since desc, p.plain_name limit 50`.execute(call.db);
  return { selected: rows };
}

interface Selected {
  fullname: string;
  position: string;
  position_id: number;
  post_id: number;
  status: string;
  status_code: string;
  place: string;
  is_applicant: boolean;
  serves: boolean;
  grade: number | null;
  own_grade: number | null;
  deliberated_on: string | null;
}

/** Errors: 404 for one that was not selected, or is beyond reach. */
export async function readSelected(call: Call<{ id: number }>): Promise<AnswerOf<typeof reading>> {
  const { db, today } = call;
  const { rows } = await sql<Selected>`
    select p.fullname, v.title as position, v.position_id, v.id as post_id, u.name as status, v.status_code, v.place, p.is_applicant,
      s.personnel_id is not null as serves, v.salary_grade as grade, st.salary_grade as own_grade,
      (select kernel.date_of(max(k.at)) from applicants.step k
        where k.application_id = e.id and k.action = 'recommend') as deliberated_on
    from applicants.application e join vacancies.post v on v.id = e.post_id join organization.office_view o on o.id = v.office_id
      join personnel.person_view p on p.id = e.personnel_id
      left join ${servingOn(today)} s on s.personnel_id = p.id left join organization.position_view st on st.id = s.position_id join reference.appointment_status u on u.code = v.status_code
    where e.id = ${call.params.id} and e.state in ('SELECTED', 'DEEP_SELECTED', 'FOR_APPOINTMENT') and ${reached(call)}`.execute(db);
  const found = rows[0];
  if (!found) throw notFound('This applicant is not selected, or an appointment is issued already.');
  const { position_id, post_id, status_code, is_applicant, serves, grade, own_grade, ...facts } = found;
  const choice = (await selectedOf(db, post_id)).find(({ application_id }) => application_id === call.params.id);
  const { rows: natures } = await sql<{ code: string; name: string }>`
    select code, name from reference.appointment_nature where is_appointment and retired_on is null order by place`.execute(db);
  return {
    ...facts,
    deliberated_on: choice?.resolution_date ?? facts.deliberated_on,
    has_period: WITH_PERIOD.includes(status_code),
    is_paid_by_fund: isPaidByFund(status_code),
    nature_code: serves ? ((grade ?? 0) > (own_grade ?? 0) ? 'PROM' : 'REAPP') : is_applicant ? 'ORIG' : 'REEMP',
    natures,
    items: await findItems(db, { positionId: position_id, postId: post_id, today }),
  };
}

/** Funded items of the position that are vacant and to which no other appointment is on its way; those of the post first. */
async function findItems(
  db: Call['db'],
  { positionId, postId, today }: { positionId: number; postId: number; today: string },
): Promise<AnswerOf<typeof reading>['items']> {
  const { rows } = await sql<AnswerOf<typeof reading>['items'][number]>`
    select i.id, i.item_number, o.fullname as office, coalesce(l.fullname, '') as vice, coalesce(l.how, '') as vice_how, x.post_id is not null as is_of_post
    from plantilla.item i
      join plantilla.item_state s on s.item_id = i.id and s.during @> ${today}::date and s.state = 'funded'
      join organization.office_view o on o.id = plantilla.office_on(i.id, ${today})
      left join vacancies.post_item x on x.item_id = i.id and x.post_id = ${postId}
      left join lateral (
        select p.fullname, coalesce(k.name, n.name, '') as how
        from personnel.appointment_view a join personnel.person_view p on p.id = a.personnel_id
          left join personnel.separation_view z on z.personnel_id = a.personnel_id and z.last_day = upper(a.during) - 1
          left join reference.personnel_status k on k.code = z.cause_code
          left join personnel.appointment_view b on b.personnel_id = a.personnel_id and lower(b.during) = upper(a.during)
          left join reference.appointment_nature n on n.code = b.nature_code
        where a.item_id = i.id and not a.is_substitute order by a.during desc limit 1) l on true
    where i.position_id = ${positionId}
      and not exists (select from personnel.appointment_view a where a.item_id = i.id and not a.is_substitute and coalesce(upper(a.during), 'infinity') > ${today}::date)
      and not exists (select from appointing.appointment w where w.item_id = i.id and w.assumed_on is null and w.state not in ('CANCELLED', 'INVALIDATED', 'CLOSED'))
    order by x.post_id is null, i.item_number limit 50`.execute(db);
  return rows;
}
