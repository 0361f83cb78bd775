-- Whatever server/list/kept-orders.ts may rely on while the count is the same.
select kernel.count_changes_of('personnel_list', 'personnel.person', 'personnel.appointment', 'personnel.standing', 'personnel.separation',
  'organization.office', 'organization.position', 'reference.appointment_status');
