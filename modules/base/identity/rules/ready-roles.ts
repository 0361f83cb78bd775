import { GROUPS, PAYROLL_GROUPS, type Group } from '@talaan/kernel/contract/groups.ts';

/** The role that opens everything but payroll and funds (decision 323); one account that can sign in always holds it. */
export const ADMINISTRATOR = 'Administrator';

/** What an officer in charge has for the offices of the head in whose place they act. */
export const HEAD_ROLE = 'Department head';

interface ReadyRole {
  description: string;
  groups: readonly Group[];
}

const OWN: readonly Group[] = ['PDS', 'PROPERTYACCOUNT/PPTY-MR', 'SPMIS', 'LDDEVPLAN', 'COVIDVACCINATION', 'FEEDBACKDETAILS'];

/** The roles that every installation starts with; they keep their names, an administrator may change what they open and add others. */
export const readyRoles: Readonly<Record<string, ReadyRole>> = {
  [ADMINISTRATOR]: {
    description: 'Opens everything but payroll and the certification of funds.',
    groups: (Object.keys(GROUPS) as Group[]).filter((group) => !(PAYROLL_GROUPS as readonly Group[]).includes(group)),
  },
  'HR administrator': {
    description: 'HR staff: personnel records, attendance and leave, plantilla, reference lists and user accounts.',
    groups: [
      'PERSONNELS',
      'EDATSADMIN',
      'EDATSDTRFACULTY',
      'EDATSDEPTSETTING',
      'PDS-CHECKING',
      'NOSINOSA',
      'COE',
      'JO',
      'PLANTILLA',
      'GENERALSETTINGS',
      'SETTINGS',
      'USERS',
      'DEMOGRAPHIC',
      'OFFICEHEADER',
      'RSP',
      'JOBPOST',
      'APPLICANTS',
      'RAI',
      'LD',
      'LDADMIN',
      'SPMISADMIN',
      'COVIDPERSONNEL',
      'COVIDANALYTICS',
      'COVIDREPORT',
      'COVIDSETTINGS',
      'FEEDBACKLIST',
      'FEEDBACKMODULES',
    ],
  },
  [HEAD_ROLE]: {
    description:
      'For the head of an office: attendance, requests and property of its people, hiring requests, training recommendations, documents.',
    groups: ['EDATSDEPTHEAD', 'EDATSDEPTSETTING', 'OFFICEHEADER', 'HIREREQUEST', 'LDHEAD', 'DPC', 'DTS', 'PROPERTYREAD'],
  },
  'Office clerk': {
    description: 'Paperwork of an office: DTR submission, officers in charge, documents.',
    groups: ['EDATSDEPTSETTING', 'OFFICEHEADER', 'DTS'],
  },
  'Recruitment staff': {
    description: 'Job posts, applicants and appointments issued.',
    groups: ['RSP', 'JOBPOST', 'APPLICANTS', 'COMMITTEE', 'RAI'],
  },
  'Committee member': { description: 'Sits on a selection board and assesses applicants.', groups: ['RSPMEMBER', 'COMMITTEE'] },
  Applicant: { description: 'Applies for work, and sees only that.', groups: [] },
  Executive: { description: 'For the President and others who oversee the whole university.', groups: ['EXECUTIVEDASHBOARD'] },
  'Vice President for Academic Affairs': {
    description: 'Academic affairs: its dashboard, daily time records and make-up classes of the faculty.',
    groups: ['EDASHBOARDVPAA', 'EDATSOVPAA', 'EDATSDTRFACULTY'],
  },
  'Vice President for Student Affairs and Services': { description: 'The dashboard of student affairs and services.', groups: ['VPSAS'] },
  'Vice President for Research, Extension and Innovation': {
    description: 'The dashboard of research, extension and innovation.',
    groups: ['VPREI'],
  },
  'Vice President for Administration and Finance': { description: 'The dashboard of administration and finance.', groups: ['VPAF'] },
  'Vice President for Planning and Development': { description: 'The dashboard of planning and development.', groups: ['VPPD'] },
  Faculty: {
    description: 'Teaches: own record, faculty DTR, property, performance and development plan.',
    groups: [...OWN, 'EDATSDTRFACULTY'],
  },
  Employee: { description: 'Works at the university: own record, property and performance.', groups: OWN },
  'Records officer': {
    description: 'Document tracking of the university, certificates of employment, checking of personal data sheets.',
    groups: ['DTS', 'COE', 'PDS-CHECKING'],
  },
  'Property officer': {
    description: 'Custody of property: deliveries, receipts and slips, transfers, counts.',
    groups: ['PROPERTYACCOUNT/PPTY-MR', 'PROPERTYCUSTODIAN'],
  },
  Auditor: {
    description: 'Reads the property and the payroll of the university; each reading of the payroll is logged.',
    groups: ['PROPERTYREAD', 'PAYROLLAUDIT'],
  },
  'Payroll officer': { description: 'Computes payrolls, and checks those of another officer.', groups: ['PAYROLL'] },
  'Budget officer': {
    description: 'Certifies the funds of payrolls, contracts, overtime, leave payments and hiring; keeps the fund sources of casual staff.',
    groups: ['PAYROLLBUDGET'],
  },
  Accountant: {
    description: 'Certifies payrolls, and reads the property of the university.',
    groups: ['PAYROLLACCOUNTING', 'PROPERTYREAD'],
  },
  Cashier: { description: 'Releases payrolls, with their lists for the banks.', groups: ['PAYROLLCASHIER'] },
  'L&D officer': {
    description: 'Learning and development, and the papers of its committees.',
    groups: ['LD', 'LDADMIN', 'LDDEVPLAN', 'LDCOMSEC', 'LDDPCSEC'],
  },
  'SPMIS officer': { description: 'Settings of the strategic performance management system.', groups: ['SPMIS', 'SPMISADMIN'] },
  'PMT member': {
    description: 'Calibrates ratings and decides appeals, while a member of the performance management team.',
    groups: ['SPMIS'],
  },
  'Data protection officer': {
    description: 'Keeps the books of RA 10173: register of processing, requests of data subjects, retention and legal holds, breaches.',
    groups: ['PRIVACY'],
  },
};
