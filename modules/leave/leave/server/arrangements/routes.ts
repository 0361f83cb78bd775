import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as calls from '../../contract/arrangements.ts';
import { addArrangement, correctArrangement } from './arrangements.ts';

export function mountArrangements(server: Server): void {
  mount(server, calls.addArrangement, addArrangement);
  mount(server, calls.correctArrangement, correctArrangement);
}
