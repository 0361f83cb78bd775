create schema contracts;

create table contracts.contract (
  id integer not null constraint contract_pk primary key,
  number text not null constraint contract_number_is_given_once unique,
  personnel_id integer not null constraint contract_is_with_a_person references personnel.person,
  status_code text not null constraint contract_has_a_status references reference.appointment_status (code)
    constraint contract_is_a_job_order_or_of_service check (status_code in ('JO', 'COS')),
  office_id integer not null constraint contract_is_for_an_office references organization.office,
  position_id integer not null constraint contract_is_compared_with_a_position references organization.position,
  role text not null constraint contract_has_a_role check (trim(role) <> ''),
  rate_kind text not null constraint rate_is_daily_or_monthly check (rate_kind in ('daily', 'monthly')),
  rate bigint not null constraint a_rate_is_paid check (rate > 0),
  premium smallint not null default 0 constraint premium_is_at_most_20_percent check (premium between 0 and 20),
  fund_source text not null default '',
  duties text not null default '',
  first_signatory text not null default '',
  second_signatory text not null default '',
  state text not null,
  renews_id integer constraint contract_renews_a_contract references contracts.contract,
  during daterange not null constraint contract_begins_and_ends check (lower(during) is not null and upper(during) is not null),
  allows_unpaid_absence boolean not null default false,
  wellness_days smallint not null default 0 constraint a_contract_gives_up_to_5_days_of_wellness_leave check (wellness_days between 0 and 5),
  code text constraint contract_is_a_paper references papers.paper,
  papers_issued smallint not null default 0,
  fund_source_id integer,
  constraint contract_is_a_request foreign key (id, state) references requests.request (id, state)
    on update cascade deferrable initially deferred,
  constraint contract_lasts_at_most_six_months check (upper(during) <= lower(during) + interval '6 months'),
  constraint contract_stays_within_one_year check (extract(year from lower(during)) = extract(year from upper(during) - 1)),
  constraint a_person_has_one_contract_at_a_time exclude using gist (personnel_id with =, during with &&) where (state <> 'CANCELLED'),
  constraint a_contract_is_renewed_once exclude (renews_id with =) where (state <> 'CANCELLED'),
  constraint a_draft_and_a_voided_contract_have_no_paper check (code is null or state not in ('DRAFT', 'CANCELLED')),
  constraint funds_are_named_before_signing check (fund_source <> '' or state not in ('FOR_SIGNATURE', 'ACTIVE'))
);
create index contract_by_person on contracts.contract (personnel_id, during);
create index contract_by_request on contracts.contract (id, state);
create index contract_by_status on contracts.contract (status_code);
create index contract_by_office on contracts.contract (office_id);
create index contract_by_position on contracts.contract (position_id);
create index contract_by_renewed on contracts.contract (renews_id);
create index contract_by_paper on contracts.contract (code);
create index contract_by_state_and_end on contracts.contract (state, upper(during));
create index contract_by_end on contracts.contract (upper(during) desc, id desc);
comment on table contracts.contract is 'Job orders and contracts of service (CSC-COA-DBM JC 1 s.2025): with whom, for what, at which rate in centavos, with which premium in percent, from which fund: by its name, and where one is set up by its number in fund_sources.source; allows_unpaid_absence and wellness_days are what it says of absence, which without it is none. code: of the paper that both sides sign, issued when funds are certified; papers_issued: how many were, those before it withdrawn. Each is a request of the same number, whose steps move its state. An active one has its appointment in personnel.';

create table contracts.alert (
  contract_id integer not null constraint alert_is_of_a_contract references contracts.contract on delete cascade,
  days smallint not null constraint alerts_come_30_15_and_7_days_before check (days in (30, 15, 7)),
  at timestamptz not null,
  constraint an_alert_is_given_once primary key (contract_id, days)
);
comment on table contracts.alert is 'Which ends of contracts were notified, and how many days before.';
