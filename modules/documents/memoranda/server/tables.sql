create schema memoranda;

-- Accents do not matter to a search, and what is shown of a hit keeps them.
create text search configuration memoranda.words (copy = english);
alter text search configuration memoranda.words
  alter mapping for asciiword, asciihword, hword_asciipart, word, hword, hword_part with public.unaccent, english_stem;

create table memoranda.circular (
  id integer generated always as identity constraint circular_pk primary key,
  kind text not null constraint circular_kind_is_known
    check (kind in ('memorandum', 'memorandum_circular', 'office_order', 'special_order', 'administrative_order', 'advisory')),
  number text not null constraint circular_number_is_1_to_20_letters_or_digits check (number ~ '^[0-9A-Za-z-]{1,20}$'),
  dated date not null,
  series smallint not null generated always as (extract(year from dated)) stored,
  subject text not null,
  office_id integer constraint circular_is_issued_by_an_office references organization.office,
  signatory text not null default '',
  file_id integer not null constraint circular_is_a_kept_file references kernel.file constraint a_file_is_one_circular unique,
  needs_acknowledgement boolean not null,
  body text not null default '',
  body_state text not null default 'waiting' constraint body_state_is_known check (body_state in ('waiting', 'read', 'unreadable')),
  state text not null default 'posted' constraint circular_state_is_known check (state in ('posted', 'superseded', 'withdrawn')),
  ended_because text not null default '',
  ended_at timestamptz,
  superseded_by integer constraint circular_is_superseded_by_another references memoranda.circular,
  posted_by integer not null constraint circular_is_posted_by_an_account references identity.account,
  posted_at timestamptz not null,
  announced_at timestamptz,
  reminded_at timestamptz,
  words tsvector not null generated always as (
    setweight(to_tsvector('memoranda.words', number || ' ' || extract(year from dated)::text || ' ' || replace(kind, '_', ' ') || ' ' || subject), 'A')
    || to_tsvector('memoranda.words', body)) stored,
  constraint a_number_is_given_once_a_year unique nulls not distinct (kind, number, series, office_id),
  constraint circular_has_ended_or_not check ((state = 'posted') = (ended_at is null)),
  constraint only_a_superseded_circular_has_a_successor check ((state = 'superseded') = (superseded_by is not null)),
  constraint circular_does_not_supersede_itself check (superseded_by <> id)
);
create index circular_by_date on memoranda.circular (dated desc, id desc);
create index circular_by_office on memoranda.circular (office_id);
create index circular_by_poster on memoranda.circular (posted_by);
create index circular_by_successor on memoranda.circular (superseded_by);
create index circular_by_words on memoranda.circular using gin (words);
comment on table memoranda.circular is 'Memoranda, orders and advisories as they were posted; body is the text of the PDF, for searching.';

create table memoranda.audience (
  circular_id integer not null constraint audience_is_of_a_circular references memoranda.circular on delete cascade,
  campus_id integer constraint audience_is_on_a_campus references organization.campus,
  office_id integer constraint audience_is_in_an_office references organization.office,
  track text constraint audience_track_is_known check (track in ('faculty', 'staff')),
  constraint an_audience_is_named_once unique nulls not distinct (circular_id, campus_id, office_id, track)
);
create index audience_by_campus on memoranda.audience (campus_id);
create index audience_by_office on memoranda.audience (office_id);
comment on table memoranda.audience is 'To whom a circular is: everyone who serves today on this campus, in this office with its units, on this track; what is null does not narrow. Several rows add up.';

create table memoranda.reading (
  personnel_id integer not null constraint reading_is_by_a_person references personnel.person,
  circular_id integer not null constraint reading_is_of_a_circular references memoranda.circular on delete cascade,
  read_at timestamptz not null,
  acknowledged_at timestamptz,
  constraint reading_pk primary key (personnel_id, circular_id),
  constraint acknowledged_after_reading check (acknowledged_at >= read_at)
);
create index reading_by_circular on memoranda.reading (circular_id);
comment on table memoranda.reading is 'Who opened which circular and who acknowledged it; the first moment stays.';
