import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as contract from '../contract.ts';
import { askMine, askTheirs } from './ask-export.ts';
import { downloadExport } from './download-export.ts';
import { listMine, listTheirs } from './list-exports.ts';

export function mountPrivacy(server: Server): void {
  mount(server, contract.listMyExports, listMine);
  mount(server, contract.exportMine, askMine);
  mount(server, contract.listTheirExports, listTheirs);
  mount(server, contract.exportTheirs, askTheirs);
  mount(server, contract.downloadExport, downloadExport);
}
