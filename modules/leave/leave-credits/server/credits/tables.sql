create table leave.service_grant (
  id integer generated always as identity constraint service_grant_pk primary key,
  personnel_id integer not null constraint service_grant_is_of_a_person references personnel.person,
  order_no text not null constraint service_grant_has_its_order check (trim(order_no) <> ''),
  activity text not null constraint service_grant_has_an_activity check (trim(activity) <> ''),
  worked daterange not null constraint ordered_work_has_its_days check (not isempty(worked) and not lower_inf(worked) and not upper_inf(worked)),
  minutes integer not null constraint ordered_work_takes_time check (minutes > 0),
  granted integer not null constraint granted_credits_are_not_negative check (granted >= 0),
  lost integer not null constraint lost_credits_are_not_negative check (lost >= 0),
  granted_on date not null,
  account_id integer not null constraint service_grant_is_by_an_account references identity.account,
  withdrawn_on date,
  withdrawn_because text not null default '',
  constraint a_withdrawn_grant_says_why check ((withdrawn_on is null) = (withdrawn_because = ''))
);
create unique index an_order_grants_a_person_once on leave.service_grant (personnel_id, lower(order_no)) where withdrawn_on is null;
create index service_grant_by_person on leave.service_grant (personnel_id, upper(worked));
create index service_grant_by_account on leave.service_grant (account_id);
create index service_grant_by_day on leave.service_grant (granted_on desc, id desc);
comment on table leave.service_grant is 'Service credits granted to teachers by order for work during vacations and holidays: 8 hours are a credit (1,000). lost is what the limit of the year took. The ledger has the credits themselves.';
