import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { readDashboard } from '../contract.ts';
import { findDaysAhead } from './find-days-ahead.ts';
import { findIncompleteDays } from './find-incomplete-days.ts';
import { findOwnProposals } from './find-proposals.ts';

export function mountDashboards(server: Server): void {
  mount(server, readDashboard, async (call) => {
    const [ahead, requests, incomplete] = await Promise.all([findDaysAhead(call), findOwnProposals(call), findIncompleteDays(call)]);
    return { ahead, requests, waiting: incomplete ? [incomplete] : [] };
  });
}
