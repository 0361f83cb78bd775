import { notFound } from '@talaan/kernel/server/errors.ts';
import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as contract from '../../contract/second-factor.ts';
import { forgetBrowser } from '../known-browsers.ts';
import { makeRecoveryCodes } from './make-recovery-codes.ts';
import { readSecondFactor } from './read-second-factor.ts';
import { turnOff } from './turn-off.ts';
import { beginApp, turnOnApp } from './turn-on-app.ts';
import { mailTrialCode, turnOnEmail } from './turn-on-email.ts';

/** One's own second factors, as Account settings show them. */
export function mountSecondFactor(server: Server): void {
  mount(server, contract.readSecondFactor, readSecondFactor);
  mount(server, contract.beginApp, beginApp);
  mount(server, contract.turnOnApp, turnOnApp);
  mount(server, contract.turnOffApp, async (call) => {
    await turnOff(call, 'app');
    return { message: 'The authenticator app is off.' };
  });
  mount(server, contract.mailTrialCode, mailTrialCode);
  mount(server, contract.turnOnEmail, turnOnEmail);
  mount(server, contract.turnOffEmail, async (call) => {
    await turnOff(call, 'email');
    return { message: 'Codes by e-mail are off.' };
  });
  mount(server, contract.makeRecoveryCodes, makeRecoveryCodes);
  mount(server, contract.forgetBrowser, async ({ db, actor, params }) => {
    if (!(await forgetBrowser(db, actor.accountId, params.id))) throw notFound('This device is no longer remembered.');
    return { message: 'This device is asked for a code again.' };
  });
}
