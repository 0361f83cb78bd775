import { GROUPS, type Group } from '@talaan/kernel/contract/groups.ts';
import type { Screen } from '@talaan/kernel/web/screen.ts';

interface Area {
  title: string;
  groups: readonly Group[];
}

const AREAS: readonly Area[] = [
  {
    title: 'For everybody who works here',
    groups: ['PDS', 'PROPERTYACCOUNT/PPTY-MR', 'SPMIS', 'LDDEVPLAN', 'COVIDVACCINATION', 'FEEDBACKDETAILS'],
  },
  { title: 'Heads and offices', groups: ['EDATSDEPTHEAD', 'EDATSDEPTSETTING', 'HIREREQUEST', 'LDHEAD', 'DPC', 'DTS', 'OFFICEHEADER'] },
  { title: 'Attendance and leave', groups: ['EDATSADMIN', 'EDATSDTRFACULTY', 'EDATSOVPAA'] },
  { title: 'Personnel', groups: ['PERSONNELS', 'PDS-CHECKING', 'NOSINOSA', 'COE', 'JO', 'PLANTILLA', 'DEMOGRAPHIC', 'PAYROLLBUDGET'] },
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
export const groupAreas: readonly Area[] = [
  ...AREAS,
  { title: 'Administration', groups: (Object.keys(GROUPS) as Group[]).filter((group) => !placed.has(group)) },
];

/** `Opens job posts.` */
export function formatGroup(group: string): string {
  return `Opens ${GROUPS[group as Group] ?? group}.`;
}

/** The screens that a group opens, by their titles. */
export function screensOf(screens: readonly Screen[], group: string): string[] {
  return [...new Set(screens.filter((screen) => screen.group === group).map(({ title }) => title))];
}
