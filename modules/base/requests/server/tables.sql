create schema requests;

create table requests.setting (
  during daterange constraint setting_pk primary key constraint a_setting_holds_for_a_time check (not isempty(during)),
  head_decides_beside_officer boolean not null default true,
  absence_climbs boolean not null default true,
  constraint one_setting_holds_at_a_time exclude using gist (during with &&)
);
comment on table requests.setting is 'From and to: whether a head decides beside the officer in charge of the office, and whether the next higher head decides while a head is away without one.';
insert into requests.setting (during) values ('(,)');

create table requests.seat (
  id integer generated always as identity constraint seat_pk primary key,
  kind text not null constraint seat_kind_is_known check (kind in ('head', 'group', 'person', 'members', 'secretary')),
  office_id integer constraint seat_is_of_an_office references organization.office,
  group_name text,
  personnel_id integer,
  constraint a_seat_has_what_its_kind_needs check (
    (kind <> 'head' or office_id is not null) and (kind in ('group', 'members', 'secretary')) = (group_name is not null)
    and (kind = 'person') = (personnel_id is not null) and (kind <> 'person' or office_id is null)),
  constraint a_seat_is_there_once unique nulls not distinct (kind, office_id, group_name, personnel_id)
);
create index seat_by_office on requests.seat (office_id);
create index seat_by_person on requests.seat (personnel_id) where personnel_id is not null;
create index seat_by_group on requests.seat (group_name, office_id) where group_name is not null;
comment on table requests.seat is 'On what a request waits: the head of an office, the holders of a view group over an office (null: over the whole university), a person, or the members or the secretary of a committee (group_name: its kind). Who has the seat is looked up on the day; the seat of a record that was merged is that of the record that stayed.';

create table requests.request (
  id integer generated always as identity constraint request_pk primary key,
  kind text not null,
  flow smallint not null,
  record_id integer,
  owner_id integer constraint request_concerns_a_person references personnel.person,
  office_id integer constraint request_is_filed_for_an_office references organization.office,
  next_office_id integer constraint request_moves_to_an_office references organization.office,
  next_office_from date,
  filed_by integer constraint request_is_filed_by_an_account references identity.account,
  title text not null constraint a_request_has_a_title check (trim(title) <> ''),
  private_title text constraint a_private_title_says_something check (trim(private_title) <> ''),
  state text not null,
  last_no smallint not null default 0,
  round smallint not null default 1,
  filed_at timestamptz not null,
  clock_from date,
  clock_days smallint constraint a_clock_runs_for_some_days check (clock_days > 0),
  due_on date,
  closed_at timestamptz,
  constraint a_clock_has_its_first_day check ((clock_from is null) = (clock_days is null)),
  constraint a_move_has_its_day check ((next_office_id is null) = (next_office_from is null)),
  constraint request_state_is_followed unique (id, state)
);
create index request_by_owner on requests.request (owner_id, id desc);
create index request_by_filer on requests.request (filed_by, id desc);
create index request_by_office on requests.request (office_id);
create index request_by_next_office on requests.request (next_office_id) where next_office_id is not null;
create index request_by_kind on requests.request (kind, state, id);
create index request_open_by_due on requests.request (due_on, id) where closed_at is null;
comment on table requests.request is 'Whatever is filed and decided: its kind, whom it concerns, its state and its clock in working days. record_id is the number of the module''s own record, null where it is that of the request; private_title is what a confidential one is about; next_office_id is where it goes with a reorganization that is yet to come; flow is the version of the table of steps that it was filed under.';

create table requests.party (
  request_id integer not null constraint party_is_of_a_request references requests.request,
  personnel_id integer not null constraint party_is_a_person references personnel.person,
  constraint a_party_is_named_once primary key (request_id, personnel_id)
);
create index party_by_person on requests.party (personnel_id);
comment on table requests.party is 'The people of a collective request, fixed when it is filed; none of them decides it.';

create table requests.step (
  request_id integer not null constraint step_is_of_a_request references requests.request,
  no smallint not null,
  prior_no smallint generated always as (nullif(no - 1, 0)) stored,
  round smallint not null,
  action text not null,
  as_role text not null,
  from_state text,
  state text not null,
  decides boolean not null default false,
  closes boolean not null default false,
  needs_reason boolean not null default false,
  before_merge boolean not null default false,
  owner_id integer,
  account_id integer constraint step_is_taken_by_an_account references identity.account,
  personnel_id integer constraint step_is_taken_by_a_person references personnel.person,
  in_place_of integer constraint step_is_taken_in_place_of_a_person references personnel.person,
  head_id integer constraint step_is_taken_by_a_designation references organization.head (id),
  remarks text not null default '',
  details jsonb,
  at timestamptz not null,
  file_id integer constraint file_of_a_step_is_kept references kernel.file,
  constraint step_pk primary key (request_id, no),
  constraint a_step_leads_to_one_state unique (request_id, no, state),
  constraint a_step_follows_the_one_before foreign key (request_id, prior_no, from_state) references requests.step (request_id, no, state),
  constraint only_the_first_step_comes_from_nothing check ((no = 1) = (from_state is null)),
  constraint nobody_decides_their_own check (not decides or owner_id is null or before_merge
    or (personnel_id is distinct from owner_id and in_place_of is distinct from owner_id)),
  constraint a_decision_is_made_by_a_person check (not decides or personnel_id is not null),
  constraint a_step_has_its_reason check (not needs_reason or trim(remarks) <> ''),
  constraint a_substitute_has_a_designation check (in_place_of is null or personnel_id is not null),
  constraint the_system_has_no_account check (as_role <> 'system' or (account_id is null and personnel_id is null))
);
create index step_by_prior on requests.step (request_id, prior_no, from_state);
create index step_by_actor on requests.step (personnel_id, at desc, request_id);
create index step_in_place on requests.step (in_place_of, at desc, request_id);
create index step_by_account on requests.step (account_id);
create index step_by_designation on requests.step (head_id);
create index step_by_file on requests.step (file_id);
comment on table requests.step is 'Who did what in a request, as what, in whose place and by which designation, from which state to which, and why. The insert of a step is the one thing that moves a request; rows are never changed. file_id: what was added to its reason. before_merge marks a decision by one who proved to be the owner, when two records of that person were merged.';

alter table requests.request add constraint a_state_has_its_step foreign key (id, last_no, state)
  references requests.step (request_id, no, state) deferrable initially deferred;
create index request_by_last_step on requests.request (id, last_no, state);

create table requests.stage (
  request_id integer not null constraint stage_is_of_a_request references requests.request,
  round smallint not null,
  place smallint not null,
  role text not null,
  seat_id integer not null constraint stage_waits_on_a_seat references requests.seat,
  state text,
  decides boolean not null,
  because text not null default '',
  filed_with text not null default '',
  kind text not null,
  owner_id integer,
  opened_at timestamptz,
  closed_at timestamptz,
  closed_by_no smallint,
  due_on date,
  constraint stage_pk primary key (request_id, round, place, role, seat_id),
  constraint a_stage_is_opened_before_it_is_closed check (closed_at is null or opened_at is not null),
  constraint a_stage_is_closed_by_a_step foreign key (request_id, closed_by_no) references requests.step (request_id, no),
  constraint a_stage_without_a_state_is_never_awaited check (state is not null or opened_at is null)
);
create index stage_open on requests.stage (seat_id, due_on, request_id) include (kind, owner_id, role, decides)
  where opened_at is not null and closed_at is null;
create index stage_by_seat on requests.stage (seat_id);
create index stage_by_answer on requests.stage (request_id, closed_by_no);
comment on table requests.stage is 'The route of a round as filed: which seat has which role, and in which state it is awaited (null: its role may act, nothing waits for it). filed_with is who had the seat at filing, for show; kind, owner_id and due_on follow the request.';

create table requests.rule (
  id integer generated always as identity constraint rule_pk primary key,
  kind text not null,
  role text not null,
  priority smallint not null,
  type text,
  fact text constraint fact_is_known check (fact in ('days', 'amount', 'rank')),
  at_least bigint,
  below bigint,
  gives text not null constraint what_a_rule_gives_is_known check (gives in ('own-head', 'next-head', 'head-of-office', 'group')),
  office_id integer constraint rule_names_an_office references organization.office,
  group_name text,
  because text not null,
  during daterange not null constraint a_rule_holds_for_a_time check (not isempty(during)),
  constraint a_rule_compares_a_fact check (fact is not null or (at_least is null and below is null)),
  constraint a_rule_names_what_it_gives check ((gives = 'head-of-office') <= (office_id is not null) and (gives = 'group') = (group_name is not null)),
  constraint rules_are_read_in_one_order exclude using gist (kind with =, role with =, priority with =, during with &&)
);
create index rule_by_office on requests.rule (office_id);
comment on table requests.rule is 'Who has a role by type, days, amount or rank: read from the lowest priority, the first that matches counts. A round keeps what was found when it began.';

create table requests.clock (
  kind text not null,
  days smallint not null constraint a_clock_runs_for_days check (days between 1 and 250),
  during daterange not null constraint a_clock_applies_for_a_time check (not isempty(during)),
  constraint one_clock_of_a_kind_at_a_time primary key (kind, during without overlaps)
);
comment on table requests.clock is 'In how many working days requests of a kind are decided, where HR set it otherwise than the table of the kind: by the day on which the clock starts.';
select kernel.count_changes_of('settings', 'requests.rule', 'requests.clock');

create table requests.pause (
  id integer generated always as identity constraint pause_pk primary key,
  request_id integer not null constraint pause_is_of_a_request references requests.request,
  during daterange not null constraint a_pause_begins check (lower(during) is not null or isempty(during)),
  reason text not null constraint a_pause_has_a_reason check (trim(reason) <> ''),
  constraint pauses_do_not_overlap exclude using gist (request_id with =, during with &&)
);
create unique index a_request_is_paused_once_at_a_time on requests.pause (request_id) where upper_inf(during);
create index pause_by_request on requests.pause (request_id);
comment on table requests.pause is 'Days on which the clock of a request did not run, the day of resuming not among them.';

create table requests.nudge (
  request_id integer not null constraint nudge_is_of_a_request references requests.request,
  round smallint not null,
  what text not null,
  at timestamptz not null,
  constraint each_is_told_once primary key (request_id, round, what)
);
comment on table requests.nudge is 'Which warnings of a request were told: warn-3, late, nobody.';

create table requests.absence (
  personnel_id integer not null constraint absence_is_of_a_person references personnel.person,
  cause text not null,
  source_id integer not null,
  during daterange not null constraint an_absence_lasts_some_time check (not isempty(during)),
  constraint an_absence_is_noted_once primary key (personnel_id, cause, source_id, during without overlaps)
);
comment on table requests.absence is 'Days on which a person is away and does not decide, with its cause: leave, travel, suspension.';

create table requests.sitting (
  committee text not null,
  office_id integer constraint sitting_is_on_a_committee_of_an_office references organization.office,
  personnel_id integer not null constraint sitting_is_of_a_person references personnel.person,
  is_secretary boolean not null,
  source_id integer not null,
  during daterange not null constraint a_sitting_lasts_some_time check (not isempty(during)),
  constraint a_sitting_is_noted_once primary key (committee, source_id)
);
create index sitting_by_person on requests.sitting (personnel_id);
create index sitting_by_office on requests.sitting (office_id, committee);
comment on table requests.sitting is 'Who sits on a committee on which requests wait, of the whole university or of an office, and who is its secretary; source_id is the seat of the module that keeps committees.';
