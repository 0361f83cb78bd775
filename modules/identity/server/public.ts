export { hashPassword, verifyPassword } from './hash-password.ts';
export { isActiveAccount } from './is-active-account.ts';
export { keepersOfAll } from './keepers-of-all.ts';
export { nameAccounts } from './name-accounts.ts';
export { demoAccounts, keeperNotices, peopleOfAccounts } from './needs.ts';
export { checkAuditJob } from './system/check-audit-job.ts';
export { openSession } from './sign-in/open-session.ts';
export { restoreAdministrator } from './setup/restore-administrator.ts';
export { offerSetup } from './setup/setup-codes.ts';
