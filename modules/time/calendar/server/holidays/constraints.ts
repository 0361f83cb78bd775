import type { ConstraintMessages } from '@talaan/kernel/server/errors.ts';

export const holidayConstraints: ConstraintMessages = {
  a_holiday_is_kept_once: { field: 'name', message: 'This holiday is already kept on that date.' },
  holiday_is_of_a_campus: { field: 'campus_id', message: 'There is no such campus.' },
};
