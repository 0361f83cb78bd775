import { GROUPS, PAYROLL_GROUPS, type Group } from '@talaan/kernel/contract/groups.ts';
import type { Screen } from '@talaan/kernel/web/screen.ts';

export interface Area {
  title: string;
  groups: readonly Group[];
}

const AREAS: readonly Area[] = [
  {
    title: 'For everyone who works here',
    groups: ['PDS', 'PROPERTYACCOUNT/PPTY-MR', 'SPMIS', 'LDDEVPLAN', 'COVIDVACCINATION', 'FEEDBACKDETAILS'],
  },
  { title: 'Heads and offices', groups: ['EDATSDEPTHEAD', 'EDATSDEPTSETTING', 'HIREREQUEST', 'LDHEAD', 'DPC', 'DTS', 'OFFICEHEADER'] },
  { title: 'Attendance and leave', groups: ['EDATSADMIN', 'EDATSDTRFACULTY', 'EDATSOVPAA'] },
  { title: 'Personnel', groups: ['PERSONNELS', 'PDS-CHECKING', 'NOSINOSA', 'COE', 'JO', 'PLANTILLA', 'DEMOGRAPHIC'] },
  { title: 'Payroll', groups: PAYROLL_GROUPS },
  { title: 'Property', groups: ['PROPERTYCUSTODIAN', 'PROPERTYREAD'] },
  { title: 'Recruitment', groups: ['RSP', 'RSPMEMBER', 'JOBPOST', 'APPLICANTS', 'COMMITTEE', 'RAI'] },
  { title: 'Learning and performance', groups: ['LD', 'LDADMIN', 'LDCOMSEC', 'LDDPCSEC', 'SPMISADMIN'] },
  { title: 'Dashboards', groups: ['EXECUTIVEDASHBOARD', 'EDASHBOARDVPAA', 'VPSAS', 'VPREI', 'VPAF', 'VPPD'] },
  {
    title: 'Health and feedback',
    groups: ['COVIDPERSONNEL', 'COVIDANALYTICS', 'COVIDREPORT', 'COVIDSETTINGS', 'FEEDBACKLIST', 'FEEDBACKMODULES'],
  },
];

const placed = new Set(AREAS.flatMap(({ groups }) => groups));

/** Every view group under a heading; what has none stands under administration. */
const groupAreas: readonly Area[] = [
  ...AREAS,
  { title: 'Administration', groups: (Object.keys(GROUPS) as Group[]).filter((group) => !placed.has(group)) },
];

export const IDLE = 'Opens nothing yet';

/**
 * The headings under which a form shows the groups that match what was typed. A group without call and screen waits for its part of
 * Talaan; such ones stand together at the end.
 */
export function areasFor(screens: readonly Screen[], called: readonly string[], typed: string): Area[] {
  const wanted = typed.trim().toLowerCase();
  const isShown = (group: Group) => `${group} ${formatGroup(group)} ${screensOf(screens, group).join(' ')}`.toLowerCase().includes(wanted);
  const isIdle = (group: Group) => !called.includes(group) && screensOf(screens, group).length === 0;
  const working = groupAreas.map(({ title, groups }) => ({ title, groups: groups.filter((group) => isShown(group) && !isIdle(group)) }));
  const idle = { title: IDLE, groups: (Object.keys(GROUPS) as Group[]).filter((group) => isShown(group) && isIdle(group)) };
  return [...working, idle].filter(({ groups }) => groups.length > 0);
}

/** `Opens job posts.` */
export function formatGroup(group: string): string {
  return `Opens ${GROUPS[group as Group] ?? group}.`;
}

/** The screens that a group opens, by their titles. */
export function screensOf(screens: readonly Screen[], group: string): string[] {
  return [...new Set(screens.filter((screen) => screen.group === group).map(({ title }) => title))];
}
