import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as contract from '../../contract/management.ts';
import { changeSetting, takeBackSetting } from './change-agency-setting.ts';
import { listSettings } from './list-agency-settings.ts';
import { trySetting } from './try-agency-setting.ts';

export function mountAgencySettings(server: Server): void {
  mount(server, contract.listAgencySettings, listSettings);
  mount(server, contract.changeAgencySetting, changeSetting);
  mount(server, contract.takeBackAgencySetting, takeBackSetting);
  mount(server, contract.tryAgencySetting, trySetting);
}
