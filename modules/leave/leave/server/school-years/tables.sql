create table leave.school_year (
  id integer generated always as identity constraint school_year_pk primary key,
  name text not null constraint school_year_has_its_own_name unique constraint school_year_has_a_name check (trim(name) <> ''),
  during daterange not null constraint school_year_lasts_known_days check (not isempty(during) and not lower_inf(during) and not upper_inf(during)),
  christmas daterange not null constraint christmas_vacation_has_its_days check (not isempty(christmas)),
  vacation_days smallint not null constraint vacation_lasts_up_to_half_a_year check (vacation_days between 1 and 183),
  constraint school_years_follow_one_another exclude using gist (during with &&),
  constraint christmas_is_within_the_school_year check (christmas <@ during)
);
comment on table leave.school_year is 'School years by which vacation pay of teachers is proportional: first and last day of classes, the Christmas vacation, and the days of both vacations that are paid in full.';
