create table personnel.list_change (
  slot integer constraint list_change_pk primary key,
  changes bigint not null
);
comment on table personnel.list_change is 'How many transactions changed something that decides who stands in the personnel list and where: the sum over all slots. Writers at the same moment take a slot each, so that none waits for another.';

create function personnel.note_list_change() returns trigger language plpgsql as $$
declare
  free integer := 0;
begin
  if coalesce(current_setting('talaan.list_changed', true), '') = '' then
    while not pg_try_advisory_xact_lock(hashtext('personnel.list_change'), free) loop
      free := free + 1;
    end loop;
    insert into personnel.list_change values (free, 1) on conflict (slot) do update set changes = list_change.changes + 1;
    perform set_config('talaan.list_changed', 'yes', true);
  end if;
  return null;
end $$;
comment on function personnel.note_list_change is 'Counts a transaction once in personnel.list_change; a savepoint that is rolled back takes both the count and the mark of it back.';

-- Whatever server/list/kept-orders.ts may rely on while the sum stands.
do $$
declare
  followed text;
begin
  foreach followed in array array['personnel.person', 'personnel.appointment', 'personnel.standing', 'personnel.separation',
    'organization.office', 'organization.position', 'reference.appointment_status']
  loop
    execute format('create trigger lists_of_people_follow after insert or update or delete or truncate on %s
      for each statement execute function personnel.note_list_change()', followed);
  end loop;
end $$;
