import { mount } from '@talaan/kernel/server/mount.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as contract from '../../contract/account.ts';
import type { PeopleOfAccounts } from '../needs.ts';
import { giveRecordOwnAddress, readAddressOfRecord } from './address-of-record.ts';
import { changeAvatar } from './change-avatar.ts';
import { confirmEmail } from './confirm-email.ts';
import { endOtherSessions, endSession } from './end-sessions.ts';
import { openingRows } from './opening-rows.ts';
import { listSessions } from './list-sessions.ts';
import { readAvatar } from './read-avatar.ts';
import { changeNameAndAddress } from './change-name-and-address.ts';
import { updatePassword } from './update-password.ts';

/** One's own account: name, address, password, picture, sessions, and who opened one's record. */
export function mountAccount(server: Server, people: PeopleOfAccounts): void {
  mount(server, contract.updateInfo, changeNameAndAddress);
  mount(server, contract.confirmEmail, confirmEmail);
  mount(server, contract.chooseLanguage, async ({ db, actor, body: { language } }) => {
    await db.updateTable('identity.account').set({ language }).where('id', '=', actor.accountId).execute();
    return { message: 'Your language has been changed.' };
  });
  mount(server, contract.readAddressOfRecord, (call) => readAddressOfRecord(call, people));
  mount(server, contract.giveRecordOwnAddress, (call) => giveRecordOwnAddress(call, people));
  mount(server, contract.updatePassword, updatePassword);
  mount(server, contract.changeAvatar, changeAvatar);
  mount(server, contract.removeAvatar, async ({ db, actor }) => {
    await db.updateTable('identity.account').set({ avatar_path: null, avatar_file_id: null }).where('id', '=', actor.accountId).execute();
    return { message: 'Your picture has been removed.' };
  });
  mount(server, contract.readAvatar, readAvatar);
  mount(server, contract.listSessions, listSessions);
  mount(server, contract.endSession, endSession);
  mount(server, contract.endOtherSessions, endOtherSessions);
  mountRows(server, openingRows);
}
