-- Whatever kept orders and pages of the list, records and the cards of people may rely on while the count is the same.
select kernel.count_changes_of('personnel', 'personnel.person', 'personnel.appointment', 'personnel.standing', 'personnel.separation',
  'personnel.device_pin', 'personnel.identity_number',
  'organization.campus', 'organization.office', 'organization.office_name', 'organization.position',
  'reference.appointment_status', 'reference.appointment_nature', 'reference.personnel_status', 'reference.civil_status');
create trigger changes_of_personnel after insert or delete or update of personnel_id, avatar_path on identity.account
  for each statement execute function kernel.count_change('personnel');
