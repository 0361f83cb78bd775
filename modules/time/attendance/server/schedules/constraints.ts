import type { ConstraintMessages } from '@talaan/kernel/server/errors.ts';

export const scheduleConstraints: ConstraintMessages = {
  schedule_has_its_own_name: { field: 'name', message: 'Another schedule has this name.' },
  schedule_is_assigned_to_a_person: { field: 'personnel_id', message: 'There is no such person.' },
  schedule_is_assigned_to_an_office: { field: 'office_id', message: 'There is no such office.' },
  one_schedule_at_a_time: { message: 'Another user has just assigned a schedule there. Reload the page.' },
};
