create table identity.closed_group (
  group_name text not null constraint closed_group_pk primary key
);
comment on table identity.closed_group is 'View groups that no role opens now, because the university does not use that part of Talaan; roles keep them.';

create function identity.close_groups(closed text[], opened text[]) returns void language sql
begin atomic
  delete from identity.closed_group where group_name = any(opened);
  insert into identity.closed_group select unnest(closed) on conflict do nothing;
end;
comment on function identity.close_groups is 'Takes view groups out of all roles while the university does not use the part of Talaan that they open, or gives them back.';

-- On which rests what an account may do.
create trigger changes_of_rights after insert or delete or update of personnel_id on identity.account
  for each statement execute function kernel.count_change('rights');
select kernel.count_changes_of('rights', 'identity.role', 'identity.role_group', 'identity.closed_group', 'identity.account_role', 'organization.head',
  'organization.office');
