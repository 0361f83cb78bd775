/** View groups of the specification, section 6: each opens screens and their calls. Matched upper-cased. */
export const GROUPS = {
  EXECUTIVEDASHBOARD: 'the executive dashboard',
  EDASHBOARDVPAA: 'the dashboard of academic affairs',
  VPSAS: 'the dashboard of student affairs and services',
  VPREI: 'the dashboard of research, extension and innovation',
  VPAF: 'the dashboard of administration and finance',
  VPPD: 'the dashboard of planning and development',
  EDATSADMIN: 'attendance and leave of everyone, for HR',
  EDATSDTRFACULTY: 'daily time records of the faculty',
  EDATSDEPTHEAD: 'attendance of the units one heads',
  EDATSDEPTSETTING: 'paperwork of an office: OIC heads and DTR submission',
  EDATSOVPAA: 'make-up classes, for academic affairs',
  PDS: 'personal data sheets',
  'PDS-CHECKING': 'checking of personal data sheets',
  'PROPERTYACCOUNT/PPTY-MR': 'property issued to oneself',
  PROPERTYCUSTODIAN: 'custody of property: deliveries, issue, transfers, counts',
  PROPERTYREAD: 'property of the university, to read',
  RSP: 'recruitment and selection',
  RSPMEMBER: 'what members of a selection board see, and shows their office at the top',
  JOBPOST: 'job posts',
  HIREREQUEST: 'requests to hire',
  COMMITTEE: 'assessment of applicants',
  RAI: 'the report on appointments issued',
  APPLICANTS: 'applicants',
  DPC: 'the department personnel committee',
  PERSONNELS: 'personnel records',
  JO: 'job orders and contracts of service',
  COE: 'certificates of employment',
  NOSINOSA: 'notices of step increment and salary adjustment',
  DTS: 'document tracking',
  LD: 'learning and development',
  LDDEVPLAN: 'development plans',
  LDHEAD: 'training recommendations of a head',
  LDCOMSEC: 'the work of the scholarship committee’s secretary',
  LDADMIN: 'administration of learning and development',
  LDDPCSEC: 'the work of a department personnel committee’s secretary',
  ADMIN: 'administration of the system, and with users the view of others',
  USERS: 'user accounts',
  ROLES: 'roles and what they open',
  GENERALSETTINGS: 'reference lists and the organization',
  SETTINGS: 'settings of the university',
  PLANTILLA: 'plantilla items',
  SPMIS: 'performance',
  SPMISADMIN: 'settings of performance',
  DEMOGRAPHIC: 'demographic options',
  OFFICEHEADER: 'letterheads of offices',
  PAYROLL: 'payroll: computes and checks runs',
  PAYROLLBUDGET: 'funds: certified, casual fund sources',
  PAYROLLACCOUNTING: 'payroll: certifies runs',
  PAYROLLCASHIER: 'payroll: releases runs, bank lists',
  PAYROLLAUDIT: 'payroll, to read, logged',
  COVIDVACCINATION: 'the vaccination checklist',
  COVIDPERSONNEL: 'vaccination by office',
  COVIDANALYTICS: 'vaccination analytics',
  COVIDREPORT: 'the vaccination report',
  COVIDSETTINGS: 'settings of vaccination',
  FEEDBACKDETAILS: 'feedback, in detail',
  FEEDBACKLIST: 'feedback received',
  FEEDBACKMODULES: 'modules that take feedback',
  PRIVACY: 'data protection: register of processing, requests of data subjects, retention, breaches',
} as const;

export type Group = keyof typeof GROUPS;

/** The dashboards of the President and the vice-presidents, each over the offices of their role. */
export const EXECUTIVES = ['EXECUTIVEDASHBOARD', 'EDASHBOARDVPAA', 'VPSAS', 'VPREI', 'VPAF', 'VPPD'] as const satisfies Group[];

/** The seats of payroll and of funds: in no ready role but their own, not the administrator's, and closed to who views as their holder (decision 323). */
export const PAYROLL_GROUPS = [
  'PAYROLL',
  'PAYROLLBUDGET',
  'PAYROLLACCOUNTING',
  'PAYROLLCASHIER',
  'PAYROLLAUDIT',
] as const satisfies Group[];

/** Groups open to every signed-in user (specification, section 6). */
export const DEFAULT_GROUPS = ['OTHERS', 'DASHBOARD', 'LOGIN', '404', 'DEFAULT', 'FORGOT_PASSWORD', 'VERIFY_TOKEN'] as const;
export type DefaultGroup = (typeof DEFAULT_GROUPS)[number];

/** Whether a screen's group is open to somebody with these allowed views. */
export function opens(group: string, allowedViews: readonly string[]): boolean {
  const wanted = group.toUpperCase();
  return (DEFAULT_GROUPS as readonly string[]).includes(wanted) || allowedViews.some((view) => view.toUpperCase() === wanted);
}
