import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { readDashboard } from '../contract.ts';
import { countFigures } from './count-figures.ts';
import { findDaysAhead } from './find-days-ahead.ts';
import { findOwnProposals } from './find-proposals.ts';

export function mountDashboards(server: Server): void {
  mount(server, readDashboard, async (call) => {
    const [figures, ahead, requests] = await Promise.all([countFigures(call), findDaysAhead(call), findOwnProposals(call)]);
    return { figures, ahead, requests };
  });
}
