import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as contract from '../../contract/registration.ts';
import { readRegistrationNeeds } from '../needs.ts';
import { confirmRegistration, findByLink } from './confirm-registration.ts';
import { listRegistrations } from './list-registrations.ts';
import { register } from './register.ts';
import { settleRequestJob } from './settle-request-job.ts';
import { dismissRegistration, joinRegistration } from './settle-registration.ts';

/** Accounts that people ask for by themselves, and what HR does where the records do not match. */
export function mountRegistration(server: Server): void {
  const needs = readRegistrationNeeds(server);
  mount(server, contract.register, (call) => register(call, settleRequestJob));
  mount(server, contract.readRegistrationLink, async ({ db, now, body }) => ({
    owner: (await findByLink(db, now, body.token)) ?? null,
  }));
  mount(server, contract.confirmRegistration, (call) => confirmRegistration(call, needs));
  mount(server, contract.listRegistrations, listRegistrations);
  mount(server, contract.findUnregistered, async (call) => ({
    people: await needs.findPeopleInScope(call, call.query.term, ['PERSONNELS']),
  }));
  mount(server, contract.joinRegistration, (call) => joinRegistration(call, needs));
  mount(server, contract.dismissRegistration, dismissRegistration);
}
