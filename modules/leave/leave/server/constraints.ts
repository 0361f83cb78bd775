import type { ConstraintMessages } from '@talaan/kernel/server/errors.ts';

export const leaveConstraints: ConstraintMessages = {
  a_half_of_a_day_is_applied_for_once: { field: 'dates', message: 'Another application for leave takes one of these days already.' },
  leave_abroad_has_its_authority: {
    field: 'foreign_authority',
    message: 'Leave abroad needs the authority to travel before it is approved.',
  },
  a_person_has_one_arrangement_at_a_time: { field: 'from', message: 'Another order says already what is earned on these days.' },
  a_person_plans_a_year_once: { field: 'dates', message: 'There is a plan of this year already. Change its dates instead.' },
  terminal_leave_is_claimed_once: { field: 'personnel_id', message: 'Terminal leave after this separation is claimed already.' },
  ten_to_thirty_days_are_monetized: { field: 'thousandths', message: 'From 10 to 30 days of vacation leave are monetized.' },
  half_of_the_credits_has_its_reason: { field: 'reason', message: 'Enter the reason for half of the credits and more.' },
  an_order_grants_a_person_once: { field: 'order_no', message: 'This order has granted one of these people credits already.' },
  school_years_follow_one_another: { field: 'first_day', message: 'Another school year has these days.' },
  school_year_has_its_own_name: { field: 'name', message: 'There is a school year of this name.' },
  christmas_is_within_the_school_year: { field: 'christmas_from', message: 'The Christmas vacation lies within the school year.' },
};
