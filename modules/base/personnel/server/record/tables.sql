create table personnel.employee_number_year (
  year smallint constraint employee_number_year_pk primary key,
  last_number integer not null constraint an_employee_number_counts_from_1 check (last_number >= 0)
);
comment on table personnel.employee_number_year is 'The last employee number that was generated in a year (YYYY-NNNN); it only ever counts up, so that no number is given twice.';

create function personnel.next_employee_number(of_year integer) returns text language plpgsql as $$
declare
  given integer;
  number text;
begin
  loop
    insert into personnel.employee_number_year values (of_year, 1)
      on conflict (year) do update set last_number = personnel.employee_number_year.last_number + 1
      returning last_number into given;
    number := of_year || '-' || lpad(given::text, greatest(4, length(given::text)), '0');
    exit when not exists (select from personnel.person where idno = number);
  end loop;
  return number;
end $$;
comment on function personnel.next_employee_number is 'The next employee number of a year that nobody has; who asks at the same moment waits for the next one.';

create function personnel.masked_numbers(whose integer) returns jsonb language plpgsql as $$
declare
  opened text := coalesce(current_setting('talaan.opened', true), '');
  numbers jsonb;
begin
  perform set_config('talaan.opened', whose::text, true);
  select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'digits', repeat('0', length(number) - 4) || right(number, 4)) order by kind), '[]')
    into numbers from personnel.identity_number where personnel_id = whose;
  perform set_config('talaan.opened', opened, true);
  return numbers;
end $$;
comment on function personnel.masked_numbers is 'The identity numbers of a person with noughts before their last four digits: all that may be read without opening them.';

create index person_by_date_hired on personnel.person (date_hired);
