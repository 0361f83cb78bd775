import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, messageOnly } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';

const count = z.number().int();

export const schoolYear = z.object({
  id: count,
  name: z.string(),
  first_day: z.string(),
  last_day: z.string(),
  christmas_from: z.string(),
  christmas_to: z.string(),
  /** The days of the long vacation and of Christmas that are paid to those who served the whole year. */
  vacation_days: count,
  /** Days of the calendar without the Christmas vacation. */
  year_days: count,
  /** Paid days for each day served, in thousandths. */
  factor: count,
});
export type SchoolYearRow = z.output<typeof schoolYear>;

const YEARS = '/api/edats/leave/school-years';

export const listSchoolYears = endpoint({
  method: 'GET',
  path: YEARS,
  summary: 'School years by which the vacation pay of teachers is proportional, the latest first.',
  access: ['EDATSADMIN', 'PAYROLL', 'PAYROLLBUDGET'],
  query: listQuery(['name', 'first_day']),
  response: listOf('school_years', schoolYear),
});
export const exportSchoolYears = exportOf(listSchoolYears, 'school years');

const values = z.object({
  name: z.string().trim().min(1, 'Enter the name of the school year.').max(30, 'At most 30 characters.'),
  first_day: isoDate,
  last_day: isoDate,
  christmas_from: isoDate,
  christmas_to: isoDate,
  vacation_days: z.number('Enter the days.').int('Enter whole days.').min(1, 'At least one day.').max(183, 'At most 183 days.'),
});
export type SchoolYearValues = z.output<typeof values>;

export const addSchoolYear = endpoint({
  method: 'POST',
  path: YEARS,
  summary: 'Adds a school year.',
  access: ['EDATSADMIN'],
  reach: 'university',
  body: values,
  response: messageOnly,
});

export const changeSchoolYear = endpoint({
  method: 'PUT',
  path: `${YEARS}/{id}`,
  summary: 'Corrects a school year; vacation pay is computed again from it.',
  access: ['EDATSADMIN'],
  reach: 'university',
  params: byId,
  body: values,
  response: messageOnly,
});

export const removeSchoolYear = endpoint({
  method: 'DELETE',
  path: `${YEARS}/{id}`,
  summary: 'Removes a school year that was entered by mistake.',
  access: ['EDATSADMIN'],
  reach: 'university',
  params: byId,
  response: messageOnly,
});
