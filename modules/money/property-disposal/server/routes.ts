import { mount } from '@talaan/kernel/server/mount.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as disposals from '../contract/disposals.ts';
import * as slips from '../contract/slips.ts';
import * as steps from '../contract/steps.ts';
import { editReport, inspectLines, submitReport, voidReport, withdrawLines } from './reports/change-report.ts';
import { listCandidates } from './reports/list-candidates.ts';
import { listInspections } from './reports/list-inspections.ts';
import { makeReports } from './reports/make-reports.ts';
import { printReport, readDisposedPhoto, readReport } from './reports/read-report.ts';
import { recordDisposal } from './reports/record-disposal.ts';
import { reportRows } from './reports/report-rows.ts';
import { returnItems, voidSlip } from './slips/end-slip.ts';
import { printSlip, readSlip } from './slips/find-slip.ts';
import { makeSlip } from './slips/make-slip.ts';
import { slipRows } from './slips/slip-rows.ts';

export function mountDisposal(server: Server): void {
  mountRows(server, reportRows);
  mount(server, disposals.listCandidates, listCandidates);
  mount(server, steps.listInspections, listInspections);
  mount(server, disposals.readReport, readReport);
  mount(server, disposals.readDisposedPhoto, readDisposedPhoto);
  mount(server, disposals.printReport, printReport);
  mount(server, disposals.makeReports, makeReports);
  mount(server, disposals.editReport, editReport);
  mount(server, steps.submitReport, submitReport);
  mount(server, steps.inspectLines, inspectLines);
  mount(server, steps.withdrawLines, withdrawLines);
  mount(server, steps.recordDisposal, recordDisposal);
  mount(server, steps.voidReport, voidReport);
  mountRows(server, slipRows);
  mount(server, slips.readSlip, readSlip);
  mount(server, slips.printSlip, printSlip);
  mount(server, slips.makeSlip, makeSlip);
  mount(server, slips.returnItems, returnItems);
  mount(server, slips.voidSlip, voidSlip);
}
