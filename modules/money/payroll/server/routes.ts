import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as payslips from '../contract/payslips.ts';
import * as runs from '../contract/runs.ts';
import { computeRun } from './compute/compute-run.ts';
import { downloadOwnPayslip } from './payslips/download-payslip.ts';
import { holdPayslips, settleFindings } from './payslips/hold-payslips.ts';
import { payslipRows } from './payslips/payslip-rows.ts';
import { listOwnPayslips, readOwnPayslip, readPayslip } from './payslips/read-payslip.ts';
import { openRun } from './runs/open-run.ts';
import { readRun } from './runs/read-run.ts';
import { runRows } from './runs/run-rows.ts';

export function mountPayroll(server: Server): void {
  mountRows(server, runRows);
  mount(server, runs.readRun, readRun);
  mount(server, runs.openRun, openRun);
  mount(server, runs.computeRun, computeRun);
  mountRows(server, payslipRows);
  mount(server, runs.holdPayslips, holdPayslips);
  mount(server, runs.settleFindings, settleFindings);
  mount(server, payslips.readPayslip, readPayslip);
  mount(server, payslips.listOwnPayslips, listOwnPayslips);
  mount(server, payslips.readOwnPayslip, readOwnPayslip);
  mount(server, payslips.downloadOwnPayslip, downloadOwnPayslip);
}
