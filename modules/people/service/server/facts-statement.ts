/**
 * All that is on record about the service of people ($1), as one value each in the shape of `ServiceFacts`; $2 is the day as of which
 * offices are named. One statement for any number of people.
 */
export const FACTS_STATEMENT = `
  select p.id, jsonb_build_object(
    'appointments', coalesce((
      select jsonb_agg(jsonb_build_object(
        'from', lower(a.during), 'until', upper(a.during), 'position', t.name, 'status', s.name, 'government', s.government_service,
        'nature', n.name, 'office', coalesce(organization.fullname_on(a.office_id, least(upper(a.during) - 1, greatest(lower(a.during), $2::date))), b.fullname),
        'authority', a.authority, 'daily_rate', a.daily_rate) order by a.during)
      from personnel.appointment_view a join organization.position_view t on t.id = a.position_id join organization.office_view b on b.id = a.office_id
      join reference.appointment_status s on s.code = a.status_code left join reference.appointment_nature n on n.code = a.nature_code
      where a.personnel_id = p.id), '[]'),
    'salaries', coalesce((
      select jsonb_agg(jsonb_build_object(
        'from', lower(w.during), 'until', upper(w.during), 'amount', w.amount, 'grade', w.salary_grade, 'step', w.step, 'cause', w.cause,
        'authority', w.authority) order by w.during)
      from personnel.salary_view w where w.personnel_id = p.id), '[]'),
    'assignments', coalesce((
      select jsonb_agg(jsonb_build_object(
        'from', lower(g.during), 'until', upper(g.during), 'kind', g.kind, 'place', coalesce(nullif(g.agency, ''),
          organization.fullname_on(g.office_id, least(upper(g.during) - 1, greatest(lower(g.during), $2::date))), h.fullname),
        'order_number', g.order_number) order by g.during)
      from personnel.assignment_view g left join organization.office_view h on h.id = g.office_id where g.personnel_id = p.id), '[]'),
    'absences', coalesce((
      select jsonb_agg(jsonb_build_object(
        'from', lower(l.during), 'until', upper(l.during), 'days', l.days, 'remarks', l.remarks) order by l.during)
      from personnel.leave_without_pay_view l where l.personnel_id = p.id), '[]'),
    'separations', coalesce((
      select jsonb_agg(jsonb_build_object('last_day', e.last_day, 'cause', c.name, 'authority', e.authority) order by e.last_day)
      from personnel.separation_view e join reference.personnel_status c on c.code = e.cause_code where e.personnel_id = p.id), '[]'),
    'outside', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', o.id, 'from', lower(o.during), 'until', upper(o.during), 'designation', o.designation, 'status', o.status,
        'monthly_salary', o.monthly_salary, 'agency', o.agency, 'branch', o.branch, 'absences', o.absences,
        'separation_cause', o.separation_cause, 'authority', o.authority) order by o.during)
      from service.outside_service o where o.personnel_id = p.id), '[]')) as facts
  from personnel.person_view p where p.id = any($1::integer[])`;
