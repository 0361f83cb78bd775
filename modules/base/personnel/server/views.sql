-- What other modules read of personnel: nothing else is theirs to read (decision 294). Each is one table in a few columns, which PostgreSQL reads as the table itself.

create view personnel.person_view with (security_invoker = true) as
  select id, idno, surname, first_name, middle_name, name_extension, maiden_surname, fullname, plain_name, search, sex, birth_date,
    birth_place, civil_status_id, email, mobile, telephone, date_hired, merged_into, is_applicant
  from personnel.person;
comment on view personnel.person_view is 'A person as others show and find one. fullname is shown, plain_name sorts, search is searched (kernel.plain_names); idno is the employee number. merged_into: the record is another one now, so it is of no list. is_applicant: applied and never served, so of no list of personnel.';

create view personnel.appointment_view with (security_invoker = true) as
  select id, personnel_id, office_id, position_id, status_code, nature_code, item_id, is_substitute, daily_rate, authority, remarks,
    during
  from personnel.appointment;
comment on view personnel.appointment_view is 'Who serves where, as what and in which plantilla item, on the days of during; one at a time a person. is_substitute: beside the incumbent of the item. daily_rate in centavos, for those paid by the day. Those of one day are personnel.serving_on.';

create view personnel.salary_view with (security_invoker = true) as
  select id, personnel_id, salary_grade, step, amount, cause, authority, during
  from personnel.salary;
comment on view personnel.salary_view is 'What a person is paid by the month in centavos on the days of during, by grade and step, and what caused it. Job orders and contracts of service have none.';

create view personnel.device_pin_view with (security_invoker = true) as
  select pin, personnel_id, during
  from personnel.device_pin;
comment on view personnel.device_pin_view is 'Who is known by which number on attendance devices, on the days of during.';

create view personnel.assignment_view with (security_invoker = true) as
  select id, personnel_id, kind, office_id, agency, order_number, during
  from personnel.assignment;
comment on view personnel.assignment_view is 'Where a person works by order while the appointment stays: another office, or another agency.';

create view personnel.standing_view with (security_invoker = true) as
  select id, personnel_id, status_code, during
  from personnel.standing;
comment on view personnel.standing_view is 'When a person in service was away or suspended; on days without a row they are active while an appointment runs.';

create view personnel.separation_view with (security_invoker = true) as
  select id, personnel_id, last_day, cause_code, authority, remarks
  from personnel.separation;
comment on view personnel.separation_view is 'How service ended and on which last day. Anyone who returns has a later appointment.';

create view personnel.clearance_view with (security_invoker = true) as
  select id, separation_id, kind_id, cleared_by, cleared_on, remarks
  from personnel.clearance;
comment on view personnel.clearance_view is 'Of what somebody who leaves is cleared, by whom and when; cleared_on is null until then.';

create view personnel.leave_without_pay_view with (security_invoker = true) as
  select id, personnel_id, days, remarks, during, source
  from personnel.leave_without_pay;
comment on view personnel.leave_without_pay_view is 'Absences without pay, in thousandths of a day. source is the module from which a row follows; null where HR entered it.';

create view personnel.identity_number_view with (security_invoker = true) as
  select personnel_id, kind, number
  from personnel.identity_number;
comment on view personnel.identity_number_view is 'TIN, GSIS, Pag-IBIG, PhilHealth, SSS and PhilSys numbers, digits only. Empty but for people whose records were opened (kernel.is_open).';

create function personnel.serving_on(day date) returns setof personnel.appointment_view language sql stable parallel safe
begin atomic
  select a.* from personnel.appointment_view a where a.during @> day;
end;
comment on function personnel.serving_on is 'The appointments that run on a day: who serves, where and as what. PostgreSQL reads it as a part of the query that asks, so the indexes serve.';
