/**
 * What a university sets up, which stays when a rehearsal is wiped: all other tables are emptied. Rows of these that name what is gone
 * (a person, an office) go too, or lose that name. Of accounts, those of administrators stay.
 */
export const KEPT_TABLES: readonly string[] = [
  'attendance.device',
  'attendance.holiday',
  'attendance.schedule',
  'attendance.schedule_assignment',
  'attendance.schedule_hours',
  'attendance.suspension',
  'attendance.suspension_part',
  'file201.document_kind',
  'identity.account',
  'identity.account_role',
  'identity.authenticator',
  'identity.email_factor',
  'identity.known_browser',
  'identity.passkey',
  'identity.recovery_code',
  'identity.role',
  'identity.role_group',
  'identity.setup_put_away',
  'identity.social_link',
  'kernel.audit_check',
  'kernel.audit_event',
  'kernel.audit_seal',
  'kernel.change_count',
  'kernel.correction',
  'kernel.file',
  'kernel.installation',
  'kernel.maintenance',
  'kernel.record_opening',
  'kernel.release',
  'kernel.saved_view',
  'kernel.secret',
  'ledger.book',
  'notifications.preference',
  'organization.campus',
  'organization.letterhead',
  'organization.letterhead_signatory',
  'organization.logo',
  'organization.position',
  'organization.salary_step',
  'organization.salary_table',
  'organization.university',
  'pds.print_setting',
  'plantilla.coverage',
  'plantilla.level',
  'requests.rule',
  'requests.setting',
  'service.clearance_office',
  'service.setting',
];

/** Lists that every installation has, with what was added to them. */
export const KEPT_SCHEMA = 'reference';

/** Kept rows that lose the name of what is gone, where others of their table go with it. */
export const FORGETTING = ['identity.account.personnel_id', 'organization.letterhead_signatory.office_id', 'service.setting.office_id'];
