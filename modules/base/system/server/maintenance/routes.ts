import { underMaintenance } from '@talaan/kernel/server/maintenance.ts';
import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { changeMaintenance as changeEndpoint, maintenance, readMaintenance as readEndpoint } from '../../contract/maintenance.ts';
import { changeMaintenance } from './change-maintenance.ts';
import { readMaintenance } from './read-maintenance.ts';

export function mountMaintenance(server: Server): void {
  // Also to administrators: they ask it only after a call had no answer.
  mount(server, maintenance, async () => {
    const closure = server.maintenance.now();
    if (closure) throw underMaintenance(closure, server.clock);
    return { status: 'open' };
  });

  mount(server, readEndpoint, readMaintenance);

  mount(server, changeEndpoint, changeMaintenance);
}
