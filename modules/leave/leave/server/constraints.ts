import type { ConstraintMessages } from '@talaan/kernel/server/errors.ts';

export const leaveConstraints: ConstraintMessages = {
  a_half_of_a_day_is_applied_for_once: { field: 'dates', message: 'Another application for leave takes one of these days already.' },
  leave_abroad_has_its_authority: {
    field: 'foreign_authority',
    message: 'Leave abroad needs the authority to travel before it is approved.',
  },
  a_person_has_one_arrangement_at_a_time: { field: 'from', message: 'Another order says already what is earned on these days.' },
  school_years_follow_one_another: { field: 'first_day', message: 'Another school year has these days.' },
  school_year_has_its_own_name: { field: 'name', message: 'There is a school year of this name.' },
  christmas_is_within_the_school_year: { field: 'christmas_from', message: 'The Christmas vacation lies within the school year.' },
};
