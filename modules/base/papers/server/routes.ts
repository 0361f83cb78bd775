import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as contract from '../contract.ts';
import { verifyPaper } from './verify-paper.ts';

export function mountPapers(server: Server): void {
  mount(server, contract.verifyPaper, verifyPaper);
}
