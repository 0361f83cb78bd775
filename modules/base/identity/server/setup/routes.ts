import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as contract from '../../contract/setup.ts';
import { makeFirstAdministrator } from './make-first-administrator.ts';
import { putSetupAway, readSetup } from './read-setup.ts';
import { hasAdministrator, isLiveCode } from './setup-codes.ts';
import { readMailSettings, sendTestLetter } from './try-mail.ts';

/** The first administrator, by the address that the server prints, and the steps that follow. */
export function mountSetup(server: Server): void {
  mount(server, contract.readSetupCode, async ({ db, now, body }) => {
    if (await hasAdministrator(db)) return { state: 'done' as const };
    return { state: (await isLiveCode(db, now, body.code)) ? ('works' as const) : ('over' as const) };
  });
  mount(server, contract.makeFirstAdministrator, makeFirstAdministrator);
  mount(server, contract.readSetup, readSetup);
  mount(server, contract.putSetupAway, putSetupAway);
  mount(server, contract.readMailSettings, readMailSettings);
  mount(server, contract.sendTestLetter, sendTestLetter);
}
