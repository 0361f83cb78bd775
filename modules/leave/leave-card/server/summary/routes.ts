import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { readLeaveSummary } from '../../contract/summary.ts';
import { describeSummary } from './describe-summary.ts';

export function mountSummary(server: Server): void {
  mount(server, readLeaveSummary, describeSummary);
}
