-- What other modules read of organization: nothing else is theirs to read (decision 294). Each is one table in a few columns, which PostgreSQL reads as the table itself.

create view organization.campus_view with (security_invoker = true) as
  select id, name, acronym, address
  from organization.campus;
comment on view organization.campus_view is 'A campus as others show it: name, acronym, and address for papers. 1 is the main one.';

create view organization.office_view with (security_invoker = true) as
  select id, campus_id, parent_id, fullname, acronym, is_active, tree_from, tree_to
  from organization.office;
comment on view organization.office_view is 'An office as it is today: its name, whether it is open (is_active), the office that it stands under (none: right below its campus), and its place in the tree. An office and all below it are organization.offices_within.';

create view organization.office_opening_view with (security_invoker = true) as
  select office_id, is_open, during
  from organization.office_opening;
comment on view organization.office_opening_view is 'When an office is open and when closed, over all time and without gaps.';

create view organization.office_parent_view with (security_invoker = true) as
  select office_id, parent_id, during
  from organization.office_parent;
comment on view organization.office_parent_view is 'Under which office an office stood on a day (none: right below its campus), over all time and without gaps.';

create view organization.position_view with (security_invoker = true) as
  select id, name, salary_grade, track, level, education, experience_years, experience, training_hours, eligibility, competency,
    retired_on
  from organization.position;
comment on view organization.position_view is 'A position title with its salary grade (null: none) and its qualification standards; experience_years and training_hours are minimums, null where not stated. It is not offered from retired_on.';

create view organization.head_view with (security_invoker = true) as
  select id, office_id, personnel_id, title, is_acting, during, reason
  from organization.head;
comment on view organization.head_view is 'Who heads an office on the days of during; is_acting is the officer in charge, beside or instead of the head, with the reason.';

create view organization.salary_table_view with (security_invoker = true) as
  select id, tranche, law, during
  from organization.salary_table;
comment on view organization.salary_table_view is 'The posted salary tables, one on each day.';

create view organization.salary_step_view with (security_invoker = true) as
  select table_id, salary_grade, step, amount
  from organization.salary_step;
comment on view organization.salary_step_view is 'The monthly salary in centavos of a grade and step, by the salary table table_id.';

create view organization.university_view with (security_invoker = true) as
  select name, address, tin, gsis_no, philhealth_no, pagibig_no
  from organization.university;
comment on view organization.university_view is 'The university itself, one row, as letters and public pages name it, with the numbers by which agencies know it.';

create function organization.offices_within(office integer) returns setof organization.office_view language sql stable parallel safe
begin atomic
  select below.* from organization.office_view above
  join organization.office_view below on below.tree_from between above.tree_from and above.tree_to where above.id = office;
end;
comment on function organization.offices_within is 'An office and all below it. PostgreSQL reads it as a part of the query that asks, so the index on tree_from serves.';
