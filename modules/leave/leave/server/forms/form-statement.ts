import { sql, type RawBuilder } from 'kysely';

/** Who took one of these steps since the application last went back, with the title of their designation, else of their position. */
const signed = (...actions: string[]): RawBuilder<unknown> => sql`(
  select jsonb_build_object('personnel_id', s.personnel_id, 'action', s.action, 'remarks', s.remarks,
    'on', kernel.date_of(s.at),
    'title', coalesce(h.title || ', ' || organization.fullname_on(h.office_id, kernel.date_of(s.at)), (
      select n.name from personnel.appointment_view p join organization.position_view n on n.id = p.position_id
      where p.personnel_id = s.personnel_id and p.during @> kernel.date_of(s.at)), ''))
  from requests.step s left join organization.head_view h on h.id = s.head_id
  where s.request_id = a.id and s.action in (${sql.join(actions)}) and s.personnel_id is not null and s.no > coalesce(
    (select max(z.no) from requests.step z where z.request_id = a.id and z.action in ('takeBack', 'return', 'resubmit')), 0)
  order by s.no desc limit 1)`;

/** What CS Form No. 6 and 6a say of these applications, as they stand. */
export const formStatement = <Row>(ids: readonly number[]): RawBuilder<Row> => sql<Row>`
  select a.id, a.personnel_id, a.state, a.code, r.office_id, kernel.date_of(r.filed_at)::text as filed_on, a.received_on::text,
    organization.fullname_on(r.office_id, kernel.date_of(r.filed_at)) as office,
    p.surname, concat_ws(' ', nullif(p.first_name, ''), nullif(p.name_extension, '')) as first_name, p.middle_name,
    (select n.name from personnel.appointment_view x join organization.position_view n on n.id = x.position_id
      where x.personnel_id = p.id and x.during @> kernel.date_of(r.filed_at)) as position,
    (select y.amount from personnel.salary_view y where y.personnel_id = p.id and y.during @> kernel.date_of(r.filed_at)) as monthly_salary,
    t.name as type_name, t.box, t.unit, t.charge, t.is_confidential, a.place, a.place_detail, a.illness_place, a.illness, a.study_purpose,
    a.commutation, a.is_paper, a.is_deemed, a.certified, d.dates, d.counted, d.with_pay, d.without_pay, to_jsonb(l) as allocation,
    ${signed('certify')} as certified_by, ${signed('recommend', 'recommendDisapproval')} as recommended_by,
    ${signed('approve', 'confirmDeemed')} as approved_by, ${signed('disapprove')} as disapproved_by
  from leave.application a join requests.request r on r.id = a.id
  join leave.type_terms t on (t.code, t.effective_on) = (a.type_code, a.terms_on)
  join personnel.person_view p on p.id = a.personnel_id
  left join leave.allocation l on l.application_id = a.id
  cross join lateral (
    select jsonb_agg(jsonb_build_object('date', x.date, 'part', x.part) order by x.date, x.part) as dates, sum(x.thousandths)::integer as counted,
      sum(x.vl + x.sl + x.own)::integer as with_pay, sum(x.without_pay)::integer as without_pay
    from leave.application_day x where x.application_id = a.id) d
  where a.id = any(${[...ids]}::integer[]) order by a.id`;
