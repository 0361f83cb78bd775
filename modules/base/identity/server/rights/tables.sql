-- On which rests what an account may do.
create trigger changes_of_rights after insert or delete or update of personnel_id on identity.account
  for each statement execute function kernel.count_change('rights');
select kernel.count_changes_of('rights', 'identity.role', 'identity.role_group', 'identity.account_role', 'organization.head',
  'organization.office');
