import type { ConstraintMessages } from '@talaan/kernel/server/errors.ts';

export const constraints: ConstraintMessages = {
  a_month_is_run_once: { field: 'month', message: 'This month has its regular payroll already. Open that one, or an adjustment.' },
  one_regular_payslip_a_month: { message: 'Some of these people are in another regular payroll of this month. Compute the run again.' },
  one_payslip_by_records_a_month: { message: 'Some of these people are in another payroll of this month. Compute the run again.' },
  a_figure_begins_once_on_a_day: { field: 'effective_on', message: 'There is such a figure from this day on already.' },
  run_is_of_a_campus: { field: 'campus_id', message: 'There is no such campus.' },
  run_is_of_a_fund: { field: 'fund_code', message: 'Choose a fund cluster.' },
  an_allowance_is_given_once: { field: 'from', message: 'This allowance is granted for some of these days already. End that one first.' },
  pay_profile_is_of_a_fund: { field: 'fund_code', message: 'Choose a fund cluster.' },
  a_loan_is_entered_once: { field: 'reference_no', message: 'This person has a running loan with this number already.' },
  payslip_is_of_a_person: { message: 'This person has payslips, and stays on record.' },
};
