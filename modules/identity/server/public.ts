export { hashPassword, verifyPassword } from './hash-password.ts';
export { isActiveAccount } from './is-active-account.ts';
export { keepersOfAll } from './keepers-of-all.ts';
export { nameAccounts } from './name-accounts.ts';
export { readActor, readLiveSessions, readViewed } from './read-actor.ts';
export { rolesOverOffice } from './roles-over-office.ts';
