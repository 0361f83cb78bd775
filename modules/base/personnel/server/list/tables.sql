-- On which the orders of the list rest, and who serves at a campus.
select kernel.count_changes_of('personnel', 'personnel.person', 'personnel.appointment', 'personnel.standing', 'personnel.separation',
  'organization.office', 'organization.position', 'reference.appointment_status');
