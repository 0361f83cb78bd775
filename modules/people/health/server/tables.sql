create schema health;

create table health.setting (
  id boolean not null default true constraint setting_pk primary key constraint settings_are_one_row check (id),
  is_on boolean not null default false,
  days_to_full smallint not null constraint full_takes_up_to_sixty_days check (days_to_full between 0 and 60),
  notice text not null constraint people_are_told_what_for check (trim(notice) <> ''),
  purge_on date
);
comment on table health.setting is 'Whether the vaccination checklist is used, how many days after the last dose of the first series one is full, what people read before they consent, and from which day all of it may be deleted.';

create table health.brand (
  code text not null constraint brand_pk primary key constraint a_brand_code_is_short check (code ~ '^[A-Z0-9-]{2,20}$'),
  name text not null constraint a_brand_is_named_once unique constraint a_brand_has_a_name check (trim(name) <> ''),
  is_active boolean not null default true
);
comment on table health.brand is 'Vaccines. One that is not active is not offered any more.';

create table health.brand_terms (
  brand text not null constraint terms_are_of_a_brand references health.brand on delete cascade,
  from_day date not null,
  doses smallint not null constraint a_first_series_has_one_or_two_doses check (doses in (1, 2)),
  least_days smallint not null constraint doses_lie_up_to_a_year_apart check (least_days between 1 and 365),
  constraint brand_terms_pk primary key (brand, from_day)
);
comment on table health.brand_terms is 'How many doses make the first series of a vaccine and how many days they lie apart at least, for doses from a day on.';

create table health.priority_group (
  code text not null constraint priority_group_pk primary key constraint a_priority_code_is_short check (code ~ '^[A-Z0-9-]{1,10}$'),
  name text not null constraint a_priority_group_has_a_name check (trim(name) <> ''),
  is_active boolean not null default true
);
comment on table health.priority_group is 'Groups by which vaccines were given first.';

create table health.declaration (
  personnel_id integer not null constraint declaration_pk primary key constraint declaration_is_of_a_person references personnel.person,
  consented_on date not null,
  consent_kind text not null constraint consent_is_in_the_account_or_on_paper check (consent_kind in ('ACCOUNT', 'PAPER')),
  recorded_by integer not null constraint declaration_is_recorded_by_an_account references identity.account,
  recorded_because text not null default '',
  declares_none boolean not null default false,
  priority_group text constraint declaration_names_a_priority_group references health.priority_group,
  is_willing boolean,
  reason text not null default '',
  exemption_file_id integer constraint exemption_is_a_kept_file references kernel.file,
  has_comorbidity boolean,
  adverse_event text not null default '',
  updated_at timestamptz not null
);
create index declaration_by_recorder on health.declaration (recorded_by);
create index declaration_by_priority_group on health.declaration (priority_group);
create index declaration_by_file on health.declaration (exemption_file_id);
select kernel.protect('health', 'declaration');
comment on table health.declaration is 'What a person declares of their vaccination, with the consent to it (RA 10173, sec. 13). Without consent there is no row: who withdraws it leaves nothing here. recorded_because: why HR entered it last, from a card.';

create table health.dose (
  personnel_id integer not null constraint dose_is_of_a_declaration references health.declaration on update cascade on delete cascade,
  number smallint not null constraint doses_are_up_to_six check (number between 1 and 6),
  brand text not null constraint dose_is_of_a_brand references health.brand,
  date date not null,
  lot_number text not null default '',
  vaccinator text not null default '',
  facility text not null default '',
  card_file_id integer constraint card_is_a_kept_file references kernel.file,
  constraint dose_pk primary key (personnel_id, number),
  constraint a_dose_is_taken_once_a_day unique (personnel_id, date)
);
create index dose_by_brand on health.dose (brand);
create index dose_by_card on health.dose (card_file_id);
select kernel.protect('health', 'dose');
comment on table health.dose is 'Doses in the order in which they were taken, each with the card that proves it where one was added.';

create table health.standing (
  personnel_id integer not null constraint standing_is_of_a_declaration references health.declaration on update cascade on delete cascade,
  from_day date not null,
  status text not null constraint standing_status_is_known check (status in ('NOT_VACCINATED', 'PARTIAL', 'FULL', 'BOOSTER_1', 'BOOSTER_2')),
  constraint standing_pk primary key (personnel_id, from_day)
);
select kernel.protect('health', 'standing');
comment on table health.standing is 'What a person is from a day on, as the rules compute it from the doses and the settings; written anew whenever one of them changes. Nobody types it.';

create table health.counted (
  id boolean not null default true constraint counted_pk primary key constraint one_count_is_kept check (id),
  on_day date not null,
  parts jsonb not null,
  changes integer not null default 0
);
comment on table health.counted is 'The one count that all figures are taken from: parts of at least five people with what they have in common. changes: how many checklists were saved or withdrawn since; counted anew from five on, or in a new month.';

create table health.printing (
  id integer generated always as identity constraint printing_pk primary key,
  account_id integer not null constraint printing_is_by_an_account references identity.account,
  at timestamptz not null,
  format text not null constraint printing_format_is_known check (format in ('pdf', 'xlsx', 'csv')),
  on_day date not null,
  people integer not null
);
create index printing_by_account on health.printing (account_id, id desc);
comment on table health.printing is 'Who printed or saved the vaccination report, as of which day and of how many people. Only added to.';
create trigger printing_is_append_only before update or delete on health.printing
  for each row execute function kernel.refuse_change();
