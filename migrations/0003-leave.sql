-- The hours that travel took of people are those of all that takes hours, so that travel and leave do not clash.
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
insert into attendance.taken_hours (module, source_id, personnel_id, days, minutes, what)
select 'travel', x.trip_id, x.personnel_id, x.days, x.minutes, 'travels to ' || t.destination
from travel.traveler x join travel.trip t on t.id = x.trip_id where x.is_open;
alter table travel.traveler drop constraint nobody_travels_twice_at_once, drop column days, drop column minutes, drop column is_open;
comment on table travel.traveler is 'The people of a trip, its owner among them; the hours that it takes of each are in attendance.taken_hours until it is disapproved, withdrawn or cancelled.';

-- Absences without pay that follow from leave are told from those that HR enters.
alter table personnel.leave_without_pay add column source text constraint source_of_leave_without_pay_is_a_module check (source = 'leave');
comment on table personnel.leave_without_pay is 'Absences without pay, in thousandths of a day, as the service record and the step increments need them. source is the module from which a row follows; null where HR entered or imported it.';
-- What a contract says of absence; those of before said nothing.
alter table contracts.contract add column allows_unpaid_absence boolean not null default false;
alter table contracts.contract add column wellness_days smallint not null default 0
  constraint a_contract_gives_up_to_5_days_of_wellness_leave check (wellness_days between 0 and 5);
comment on table contracts.contract is 'Job orders and contracts of service (CSC-COA-DBM JC 1 s.2025): with whom, for what, at which rate in centavos, with which premium in percent, from which fund; allows_unpaid_absence and wellness_days are what it says of absence, which without it is none. Each is a request of the same number, whose steps move its state. An active one has its appointment in personnel.';

-- make the tables of leave
