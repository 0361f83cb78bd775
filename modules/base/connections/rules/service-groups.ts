import { GROUPS, PAYROLL_GROUPS, type Group } from '@talaan/kernel/contract/groups.ts';

/** Payroll and health are for their seats; who may do what is for people, so that no token makes another. */
const NEVER: readonly Group[] = [
  ...PAYROLL_GROUPS,
  'COVIDVACCINATION',
  'COVIDPERSONNEL',
  'COVIDANALYTICS',
  'COVIDREPORT',
  'COVIDSETTINGS',
  'ADMIN',
  'USERS',
  'ROLES',
];

/** The view groups that a service account may have. */
export const SERVICE_GROUPS = (Object.keys(GROUPS) as Group[]).filter((group) => !NEVER.includes(group));

export function isForServices(group: string): boolean {
  return (SERVICE_GROUPS as readonly string[]).includes(group);
}
