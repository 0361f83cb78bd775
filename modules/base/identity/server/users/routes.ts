import { mount } from '@talaan/kernel/server/mount.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import {
  editUser as edit,
  endRole as end,
  endSessionsOf as signOut,
  findPeopleToJoin,
  grantRole as grant,
  inviteUser as invite,
  joinPerson as join,
  liftSuspension as lift,
  giveRecordAddress as recordAddress,
  readUser as read,
  resendInvitation as resend,
  resetSecondFactor as reset,
  suspendUser as suspend,
} from '../../contract/users.ts';
import type { PeopleOfAccounts } from '../needs.ts';
import { editUser, joinPerson } from './edit-user.ts';
import { endRole } from './end-role.ts';
import { grantRole } from './grant-role.ts';
import { inviteUser, resendInvitation } from './invite-user.ts';
import { giveRecordAddress } from '../account/address-of-record.ts';
import { readUser } from './read-user.ts';
import { signInRows } from './sign-in-rows.ts';
import { endSessionsOf, resetSecondFactor } from './sign-out-user.ts';
import { liftSuspension, suspendUser } from './suspend-user.ts';
import { userRows } from './user-rows.ts';

export function mountUsers(server: Server, people: PeopleOfAccounts): void {
  mountRows(server, userRows);
  mount(server, findPeopleToJoin, async (call) => ({
    people: await people.findPeople(call, { term: call.query.term, groups: ['USERS'], serving: false }),
  }));
  mount(server, read, async (call) => ({ user: await readUser(call, people) }));
  mountRows(server, signInRows);
  mount(server, invite, (call) => inviteUser(call, people));
  mount(server, resend, resendInvitation);
  mount(server, edit, editUser);
  mount(server, join, (call) => joinPerson(call, people));
  mount(server, recordAddress, (call) => giveRecordAddress(call, people));
  mount(server, grant, grantRole);
  mount(server, end, endRole);
  mount(server, suspend, suspendUser);
  mount(server, lift, liftSuspension);
  mount(server, reset, resetSecondFactor);
  mount(server, signOut, endSessionsOf);
}
