import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as contract from '../../contract/password-reset.ts';
import { askForReset } from './ask-for-reset.ts';
import { findAccountByLink, resetPassword } from './reset-password.ts';

/** The way back for anyone who has forgotten the password. */
export function mountPasswordReset(server: Server): void {
  mount(server, contract.askForReset, askForReset);
  mount(server, contract.readResetLink, async ({ db, now, body }) => ({
    works: (await findAccountByLink(db, now, body.token)) !== undefined,
  }));
  mount(server, contract.resetPassword, resetPassword);
}
