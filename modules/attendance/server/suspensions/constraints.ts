import type { ConstraintMessages } from '@talaan/kernel/server/errors.ts';

export const suspensionConstraints: ConstraintMessages = {
  a_suspension_is_kept_once: { field: 'date', message: 'Work is already suspended there on that date. Edit that suspension instead.' },
  suspension_is_on_a_campus: { field: 'campus_id', message: 'There is no such campus.' },
};
