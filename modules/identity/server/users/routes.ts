import { mount } from '@talaan/kernel/server/mount.ts';
import { mountRows } from '@talaan/kernel/server/rows.ts';
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
  readUser as read,
  resendInvitation as resend,
  resetSecondFactor as reset,
  startViewing as start,
  stopViewing as stop,
  suspendUser as suspend,
} from '../../contract/users.ts';
import type { PeopleNeeds } from '../needs.ts';
import { startViewing, stopViewing } from '../view-as/view-as.ts';
import { editUser, joinPerson } from './edit-user.ts';
import { endRole } from './end-role.ts';
import { grantRole } from './grant-role.ts';
import { inviteUser, resendInvitation } from './invite-user.ts';
import { readUser } from './read-user.ts';
import { requireWhole } from './require-standing.ts';
import { signInRows } from './sign-in-rows.ts';
import { endSessionsOf, resetSecondFactor } from './sign-out-user.ts';
import { liftSuspension, suspendUser } from './suspend-user.ts';
import { userRows } from './user-rows.ts';

export function mountUsers(server: Server, people: PeopleNeeds): void {
  /** Every call about users asks for the whole university. */
  const whole =
    <C extends { actor: Parameters<typeof requireWhole>[0] }, R>(answer: (call: C) => Promise<R>) =>
    async (call: C): Promise<R> => {
      requireWhole(call.actor, 'USERS');
      return answer(call);
    };

  mountRows(server, userRows);
  mount(
    server,
    findPeopleToJoin,
    whole(async ({ db, query, today }) => ({
      people: await people.findPeople(db, { term: query.term, today, serving: false }),
    })),
  );
  mount(
    server,
    read,
    whole(async (call) => ({ user: await readUser(call, people) })),
  );
  mountRows(server, signInRows);
  mount(
    server,
    invite,
    whole((call) => inviteUser(call, people)),
  );
  mount(server, resend, whole(resendInvitation));
  mount(server, edit, whole(editUser));
  mount(
    server,
    join,
    whole((call) => joinPerson(call, people)),
  );
  mount(server, grant, whole(grantRole));
  mount(server, end, whole(endRole));
  mount(server, suspend, whole(suspendUser));
  mount(server, lift, whole(liftSuspension));
  mount(server, reset, whole(resetSecondFactor));
  mount(server, signOut, whole(endSessionsOf));
  mount(server, start, startViewing);
  mount(server, stop, stopViewing);
}
