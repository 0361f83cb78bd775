import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { mount } from '@talaan/kernel/server/mount.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { setupLines } from '@talaan/kernel/server/setup-line.ts';
import { hasAdministrator, setupUnderWay } from '@talaan/identity/server/public.ts';
import * as contract from '../contract.ts';
import { goingLive } from './going-live.ts';
import { makeFirstAdministrator } from './make-first-administrator.ts';
import { isSettingUp, putSetupAway, readSetup } from './read-setup.ts';
import { isLiveCode } from './setup-codes.ts';

export const setupModule: ServerModule = {
  name: 'setup',
  tables: [new URL('./tables.sql', import.meta.url)],
  contributes: [contribute(setupUnderWay, isSettingUp), contribute(setupLines, goingLive)],
  mount: (server) => {
    mount(server, contract.readSetupCode, async ({ db, now, body }) => {
      if (await hasAdministrator(db)) return { state: 'done' as const };
      return { state: (await isLiveCode(db, now, body.code)) ? ('works' as const) : ('over' as const) };
    });
    mount(server, contract.makeFirstAdministrator, makeFirstAdministrator);
    mount(server, contract.readSetup, readSetup);
    mount(server, contract.putSetupAway, putSetupAway);
  },
};
