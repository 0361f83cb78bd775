const WORK = 'names who did some work; what they did is in the audit trail, which is given';
const REMINDED = 'says only that a person was notified of something that is given';
const SYSTEMS = 'is of another system of the university; who made it is in the audit trail, which is given';
const PASSING = 'is gone within days and holds nothing that was not typed by the person who asked';

/** Tables that name a person or an account and are in no part of the export, and why. */
export const EXCUSED: Readonly<Record<string, string>> = {
  'attendance.upload': WORK,
  'connections.service_account': SYSTEMS,
  'connections.token': SYSTEMS,
  'connections.webhook': SYSTEMS,
  'imports.upload': WORK,
  'imports.warning': WORK,
  'kernel.field_edit': 'is gone the day after; what was edited is in the audit trail, which is given',
  'memoranda.circular': WORK,
  'organization.logo': WORK,
  'organization.salary_table': WORK,
  'privacy.breach': WORK,
  'privacy.breach_step': WORK,
  'privacy.notice': WORK,
  'privacy.purge': WORK,
  'payroll.figure': WORK,
  'payroll.run': WORK,
  'executive.saved_figure': WORK,
  'trainings.training': WORK,
  'trainings.contact': 'names people of providers of trainings, none of the university',
  'file201.reminder': REMINDED,
  'identity.public_request': PASSING,
  'kernel.sent_once': 'says only that a call was sent; what it filed is given',
};
