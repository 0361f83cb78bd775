import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as close from '../contract/month-close.ts';
import { exportPreview, previewClose } from './preview-close.ts';
import { readProblems, readRuns } from './read-runs.ts';
import { startClose } from './start-close.ts';

export function mountClose(server: Server): void {
  mount(server, close.previewClose, previewClose);
  mount(server, close.exportClose, exportPreview);
  mount(server, close.startClose, startClose);
  mount(server, close.listCloseRuns, async ({ db, query }) => ({ runs: await readRuns(db, query) }));
  mount(server, close.readCloseProblems, ({ db, params }) => readProblems(db, params.id));
}
