import type { ConstraintMessages } from '@talaan/kernel/server/errors.ts';

export const suspensionConstraints: ConstraintMessages = {
  a_suspension_is_kept_once: { field: 'date', message: 'Work is already suspended there on that date. Edit that suspension instead.' },
  part_names_an_office: { field: 'office_ids', message: 'There is no such office.' },
  part_names_a_position: { field: 'exempt_position_ids', message: 'There is no such position.' },
  part_names_a_person: { field: 'exempt_personnel_ids', message: 'There is no such person.' },
  suspension_is_on_a_campus: { field: 'campus_id', message: 'There is no such campus.' },
};
