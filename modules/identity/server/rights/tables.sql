create table identity.rights_change (
  slot integer constraint rights_change_pk primary key,
  changes bigint not null
);
comment on table identity.rights_change is 'How many transactions changed something that decides what accounts may do: the sum over all slots. Writers at the same moment take a slot each, so that none waits for another.';

create function identity.note_rights_change() returns trigger language plpgsql as $$
declare
  free integer := 0;
begin
  if coalesce(current_setting('talaan.rights_changed', true), '') = '' then
    while not pg_try_advisory_xact_lock(hashtext('identity.rights_change'), free) loop
      free := free + 1;
    end loop;
    insert into identity.rights_change values (free, 1) on conflict (slot) do update set changes = rights_change.changes + 1;
    perform set_config('talaan.rights_changed', 'yes', true);
  end if;
  return null;
end $$;
comment on function identity.note_rights_change is 'Counts a transaction once in identity.rights_change; a savepoint that is rolled back takes both the count and the mark of it back.';

-- Whatever kept-rights.ts may rely on while the sum is the same.
create trigger rights_follow after insert or delete or update of personnel_id on identity.account
  for each statement execute function identity.note_rights_change();
do $$
declare
  followed text;
begin
  foreach followed in array array['identity.role', 'identity.role_group', 'identity.account_role', 'organization.head', 'organization.office']
  loop
    execute format('create trigger rights_follow after insert or update or delete or truncate on %s
      for each statement execute function identity.note_rights_change()', followed);
  end loop;
end $$;
