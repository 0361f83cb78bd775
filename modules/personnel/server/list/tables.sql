-- Whatever kept orders and pages of the list, and the cards of people, may rely on while the count is the same.
select kernel.count_changes_of('personnel_list', 'personnel.person', 'personnel.appointment', 'personnel.standing', 'personnel.separation',
  'personnel.device_pin',
  'organization.campus', 'organization.office', 'organization.position', 'reference.appointment_status', 'reference.personnel_status');
create trigger changes_of_personnel_list after insert or delete or update of personnel_id, avatar_path on identity.account
  for each statement execute function kernel.count_change('personnel_list');
