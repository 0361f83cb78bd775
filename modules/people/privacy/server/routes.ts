import { mount } from '@talaan/kernel/server/mount.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as breaches from '../contract/breaches.ts';
import * as contract from '../contract/exports.ts';
import * as register from '../contract/register.ts';
import { askMine, askTheirs } from './ask-export.ts';
import { breachRows, readBreach } from './breaches/breach-rows.ts';
import { printBreach } from './breaches/print-breach.ts';
import { correctBreach, recordBreach, stepBreach } from './breaches/write-breaches.ts';
import { downloadExport } from './download-export.ts';
import { listMine, listTheirs } from './list-exports.ts';
import { activityRows, readActivity } from './register/activity-rows.ts';

export function mountPrivacy(server: Server): void {
  mount(server, contract.listMyExports, listMine);
  mount(server, contract.exportMine, askMine);
  mount(server, contract.listTheirExports, listTheirs);
  mount(server, contract.exportTheirs, askTheirs);
  mount(server, contract.downloadExport, downloadExport);
  mountRows(server, activityRows);
  mount(server, register.readActivity, readActivity);
  mountRows(server, breachRows);
  mount(server, breaches.readBreach, readBreach);
  mount(server, breaches.recordBreach, recordBreach);
  mount(server, breaches.correctBreach, correctBreach);
  mount(server, breaches.stepBreach, stepBreach);
  mount(server, breaches.printBreach, printBreach);
}
