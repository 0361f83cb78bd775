import { mount } from '@talaan/kernel/server/mount.ts';
import { mountRows } from '@talaan/kernel/server/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as lots from '../../contract/lots.ts';
import { addLot, takeBackLot } from './add-lot.ts';
import { lotRows } from './lot-rows.ts';

export function mountCredits(server: Server): void {
  mountRows(server, lotRows);
  mount(server, lots.addLot, addLot);
  mount(server, lots.takeBackLot, takeBackLot);
}
