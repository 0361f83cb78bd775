import { mount, type Call } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { readDashboard, type Waiting } from '../contract.ts';
import { findDaysAhead } from './find-days-ahead.ts';
import { findIncompleteDays } from './find-incomplete-days.ts';
import { findNotices } from './find-notices.ts';
import { findOwnProposals, findWaitingProposals } from './find-proposals.ts';
import { findWaitingRegistrations } from './find-registrations.ts';
import { findUnmatchedPins } from './find-unmatched-pins.ts';

/** Each looks for one kind of thing that waits for the caller, in one statement; null where he may not do it or nothing waits. */
const WAITING: readonly ((call: Call) => Promise<Waiting | null>)[] = [
  findIncompleteDays,
  findWaitingRegistrations,
  findWaitingProposals,
  findUnmatchedPins,
  findNotices,
];

export function mountDashboards(server: Server): void {
  mount(server, readDashboard, async (call) => {
    const [ahead, requests, waiting] = await Promise.all([
      findDaysAhead(call),
      findOwnProposals(call),
      Promise.all(WAITING.map((find) => find(call))),
    ]);
    return { ahead, requests, waiting: waiting.filter((one) => one !== null) };
  });
}
