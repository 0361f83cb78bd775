-- The boards of executives: what they show, and what each figure came to in the nights.
create schema executive;

create table executive.board (
  code text constraint board_pk primary key,
  office_id integer constraint board_is_about_an_office references organization.office,
  figures text[]
);
create index board_by_office on executive.board (office_id);
comment on table executive.board is 'What an administrator set of a board: the office at the top of those that it is about (null: the university), and its figures in their order (null: those that come with the product).';

create table executive.saved_figure (
  id integer generated always as identity constraint saved_figure_pk primary key,
  title text not null constraint saved_figure_is_named_once unique constraint saved_figure_is_named check (trim(title) <> ''),
  definition text not null,
  list text not null,
  screen text not null,
  query text not null,
  account_id integer not null,
  added_at timestamptz not null
);
comment on table executive.saved_figure is 'Figures made of a saved view of a list: the number of its rows as the account that added it reaches them.';

create table executive.kept (
  board text not null,
  figure text not null,
  day date not null,
  reading jsonb not null,
  kept_at timestamptz not null,
  constraint kept_pk primary key (board, day, figure)
);
comment on table executive.kept is 'What a figure of a board came to on a day, as the job of the night after it kept it: contract/boards.ts has its shape (keptReading). Classes of fewer than five people are hidden in it already.';
