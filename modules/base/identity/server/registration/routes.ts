import { mount } from '@talaan/kernel/server/mount.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as contract from '../../contract/registration.ts';
import { readRegistrationNeeds } from '../needs.ts';
import { confirmRegistration, findByLink } from './confirm-registration.ts';
import { registrationRows } from './registration-rows.ts';
import { register } from './register.ts';
import { settleRequestJob } from './settle-request-job.ts';
import { dismissRegistration, joinRegistration } from './settle-registration.ts';

/** Accounts that people ask for by themselves, and what HR does where the records do not match. */
export function mountRegistration(server: Server): void {
  const needs = readRegistrationNeeds(server);
  mount(server, contract.register, (call) => register(call, needs, settleRequestJob));
  mount(server, contract.readRegistrationLink, async ({ db, now, body }) => {
    const found = await findByLink(db, now, body.token);
    return { owner: found ? { ...found, come_back: found.applicant?.come_back ?? null } : null };
  });
  mount(server, contract.confirmRegistration, (call) => confirmRegistration(call, needs));
  mountRows(server, registrationRows);
  mount(server, contract.findUnregistered, async (call) => ({
    people: await needs.findPeopleInScope(call, call.query.term, ['PERSONNELS']),
  }));
  mount(server, contract.joinRegistration, (call) => joinRegistration(call, needs));
  mount(server, contract.dismissRegistration, dismissRegistration);
}
