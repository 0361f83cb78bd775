import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as contract from '../contract.ts';
import { listBehind } from './list-behind.ts';
import { exportOption, listOptions, readOption } from './read-options.ts';

export function mountDemographics(server: Server): void {
  mount(server, contract.listOptions, listOptions);
  mount(server, contract.readOption, readOption);
  mount(server, contract.exportOption, exportOption);
  mount(server, contract.listBehind, listBehind);
}
