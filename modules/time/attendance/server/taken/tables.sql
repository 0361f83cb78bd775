create table attendance.taken_hours (
  id bigint generated always as identity constraint taken_hours_pk primary key,
  module text not null,
  source_id bigint not null,
  personnel_id integer not null constraint taken_hours_are_of_a_person references personnel.person,
  days daterange not null constraint taken_days_are_known check (not isempty(days) and not lower_inf(days) and not upper_inf(days)),
  minutes int4range not null constraint taken_hours_lie_within_the_day check (not isempty(minutes) and minutes <@ int4range(0, 1440)),
  what text not null constraint taken_hours_say_what_takes_them check (trim(what) <> ''),
  constraint nobody_is_away_twice_at_once exclude using gist (personnel_id with =, days with &&, minutes with &&)
);
create index taken_hours_by_source on attendance.taken_hours (module, source_id);
comment on table attendance.taken_hours is 'The hours of people that travel, leave and the like take, from filing on, so that no two of them clash: minutes after midnight of each of the days. what is said of the person, such as ''travels to Baguio City''; source_id is the record of the module, which takes them back when it ends without them.';
