create schema hiring;

create table hiring.request (
  id integer not null constraint hire_request_pk primary key,
  number text not null constraint hire_request_number_is_given_once unique,
  requester_id integer not null constraint hire_request_is_filed_by_a_person references personnel.person,
  office_id integer not null constraint hire_request_is_for_an_office references organization.office,
  kind text not null constraint kind_of_hiring_is_known
    check (kind in ('plantilla', 'casual', 'contractual', 'job order', 'part-time lecturer')),
  position_id integer not null constraint hire_request_is_for_a_position references organization.position,
  status_code text not null constraint hire_request_wants_a_status references reference.appointment_status (code),
  needed smallint not null constraint hire_request_needs_1_to_99_people check (needed between 1 and 99),
  reason text not null constraint reason_of_hiring_is_known
    check (reason in ('resignation', 'retirement', 'promotion', 'transfer', 'death', 'separation', 'new item', 'additional load', 'other')),
  vice text not null default '',
  justification text not null constraint hire_request_is_justified check (trim(justification) <> ''),
  duties text not null constraint hire_request_says_the_duties check (trim(duties) <> ''),
  education text not null default '',
  experience_years smallint,
  experience text not null default '',
  training_hours smallint,
  training text not null default '',
  eligibility text not null default '',
  competency text not null default '',
  preferred text not null default '',
  needed_by date not null,
  fund_source text not null default '',
  program text not null default '',
  period daterange,
  rate bigint constraint rate_of_hiring_is_paid check (rate > 0),
  rate_kind text constraint rate_of_hiring_is_by_day_month_or_hour check (rate_kind in ('daily', 'monthly', 'hourly')),
  state text not null,
  code text constraint hire_request_is_a_paper references papers.paper,
  constraint hire_request_is_a_request foreign key (id, state) references requests.request (id, state)
    on update cascade deferrable initially deferred,
  constraint rate_of_hiring_has_its_kind check ((rate is null) = (rate_kind is null)),
  constraint funds_of_hiring_are_named check (fund_source <> '' or state not in ('FUNDED', 'APPROVED', 'POSTED', 'FILLED'))
);
create index hire_request_by_request on hiring.request (id, state);
create index hire_request_by_requester on hiring.request (requester_id);
create index hire_request_by_office on hiring.request (office_id);
create index hire_request_by_position on hiring.request (position_id);
create index hire_request_by_status on hiring.request (status_code);
create index hire_request_by_paper on hiring.request (code);
create index hire_request_by_state on hiring.request (state, id desc);
comment on table hiring.request is 'Requests to hire (RTH-YYYY-NNNN): for which office, position and number of people, why, with the qualification standards as they were on the item, from which fund. rate in centavos, of job orders and lecturers. code: of the paper that is issued on approval. Each is a request of the same number, whose steps move its state.';

create table hiring.request_item (
  request_id integer not null constraint wanted_item_is_of_a_request references hiring.request,
  item_id integer not null constraint wanted_item_is_of_the_plantilla references plantilla.item,
  is_live boolean not null default true,
  constraint wanted_item_pk primary key (request_id, item_id),
  constraint an_item_has_one_live_request exclude (item_id with =) where (is_live)
);
create index wanted_item_by_item on hiring.request_item (item_id);
comment on table hiring.request_item is 'The plantilla items that a request to hire would fill; live from its submission until it is filled, lapsed, disapproved, not funded or cancelled.';

create table hiring.attachment (
  request_id integer not null constraint attachment_is_of_a_hire_request references hiring.request,
  file_id integer not null constraint attachment_of_hire_request_is_a_kept_file references kernel.file,
  label text not null default '',
  constraint attachment_of_hire_request_pk primary key (request_id, file_id)
);
create index attachment_of_hire_request_by_file on hiring.attachment (file_id);
comment on table hiring.attachment is 'PDFs that go with a request to hire.';
