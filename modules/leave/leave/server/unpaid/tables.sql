create function leave.is_free_day(personnel_id integer, day date) returns boolean language sql stable as $$
  select coalesce(
    (select d.status in ('REST', 'HOLIDAY') from attendance.day_view d where d.personnel_id = is_free_day.personnel_id and d.date = day),
    extract(isodow from day) > 5 or exists (
      select from attendance.holiday_view h where h.date = day and h.campus_id is null and h.type <> 'special_working'))
$$;
comment on function leave.is_free_day is 'Whether a person does not work on a day: by attendance, or of days that it does not know by the week and the holidays of all.';

create function leave.days_without_pay(span daterange, today date, people integer[] default null)
returns table (personnel_id integer, date date, thousandths integer, cause text, application_id integer, standing text)
language sql stable as $$
  with posted as materialized (
    select l.personnel_id, e.effective_on as date, sum(e.amount)::integer as thousandths,
      case when p.cause = 'leave' then 'LEAVE' when p.kind = 'LATE_UT' then 'LATE' else 'ABSENCE' end as cause, p.request_id
    from ledger.lot l join ledger.entry e on e.lot_id = l.id and e.effective_on between lower(span) and upper(span) - 1
    join ledger.posting p on p.id = e.posting_id
    where l.book in ('VL_WOP', 'SL_WOP') and (people is null or l.personnel_id = any (people))
      and p.cause in ('leave', 'month-close') and p.kind in ('LWOP', 'LATE_UT')
      and not exists (select from ledger.posting r where r.reverses_id = p.id)
    group by 1, 2, 4, 5
  ), worked as materialized (
    -- Leave by the calendar counts each day; without pay are the days of work among them (domain page, section 14).
    select p.* from posted p where p.cause <> 'LEAVE' or not exists (
      select from leave.application a join leave.type_terms t on t.code = a.type_code and t.effective_on = a.terms_on
      where a.id = p.request_id and t.unit = 'CALENDAR' and leave.is_free_day(p.personnel_id, p.date))
  ), others as materialized (
    select s.personnel_id, s.during from leave.stays_within(span, people) s where s.earns <> 'REGULAR'
  ), absent as materialized (
    -- Of those whose month is not closed, because they earn no vacation and sick leave: the locked records.
    select d.personnel_id, d.date, d.absent_thousandths::integer as thousandths
    from dtr.frozen_month f join attendance.day_view d on d.personnel_id = f.personnel_id and d.date between lower(f.during * span) and upper(f.during * span) - 1
    join personnel.appointment_view a on a.personnel_id = d.personnel_id and a.during @> d.date
    join reference.appointment_status t on t.code = a.status_code join organization.position_view o on o.id = a.position_id
    where (not t.government_service or t.code = 'PT' or o.track = 'faculty' or exists (select from leave.arrangement r where r.personnel_id = d.personnel_id))
      and f.superseded_at is null and f.absent_thousandths > 0 and f.during && span and (people is null or f.personnel_id = any (people))
      and d.absent_thousandths > 0
      and exists (select from others s where s.personnel_id = d.personnel_id and s.during @> d.date)
  )
  select w.personnel_id, w.date, w.thousandths, w.cause, case when w.cause = 'LEAVE' then w.request_id end, null from worked w
  union all
  select a.personnel_id, a.date, a.thousandths, 'ABSENCE', null, null from absent a
  union all
  select s.personnel_id, day::date, 1000, 'STANDING', null, k.name
  from personnel.standing_view s join reference.personnel_status k on k.code = s.status_code
  cross join lateral generate_series(greatest(lower(s.during), lower(span)), least(coalesce(upper(s.during), today + 1), upper(span), today + 1) - 1, interval '1 day') day
  where s.status_code in ('SUSP', 'LWOP', 'AWOL') and s.during && span and (people is null or s.personnel_id = any (people))
    and not leave.is_free_day(s.personnel_id, day::date)
    and not exists (select from posted w where w.personnel_id = s.personnel_id and w.date = day::date and w.cause <> 'LATE')
    and not exists (select from absent a where a.personnel_id = s.personnel_id and a.date = day::date)
$$;
comment on function leave.days_without_pay is 'The days without pay of people within days that are both bounded, in thousandths of a day: what approved leave and the close of months posted without pay and was not reversed, absences in the locked records of those whose months are not closed, and up to today what a standing makes unpaid. Late arrival and undertime are on the last day of the month.';
