import { mount } from '@talaan/kernel/server/mount.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { takeBack } from '@talaan/personnel/server/public.ts';
import * as contract from '../contract/appointments.ts';
import * as papers from '../contract/papers.ts';
import * as report from '../contract/rai.ts';
import * as setting from '../contract/setting.ts';
import { appointmentRows } from './appointment-rows.ts';
import { assumeDuty, takeUpDuty } from './assume-duty.ts';
import { issueAppointment } from './issue-appointment.ts';
import { fetchPaper, markPaper } from './papers.ts';
import { changeAppointment, prepareAppointment } from './prepare-appointment.ts';
import { printCasuals, printForm } from './print-form.ts';
import { addLateRow, removeLateRow, stepRai } from './rai/change-rai.ts';
import { exportRai, printRai } from './rai/print-rai.ts';
import { readRai } from './rai/read-rai.ts';
import { readAppointment } from './read-appointment.ts';
import { listSelected, readSelected } from './selected.ts';
import { changeSetting, readSetting } from './setting.ts';
import { recordFact, stepAppointment } from './step-appointment.ts';

export function mountAppointing(server: Server): void {
  mountRows(server, appointmentRows);
  mount(server, papers.printCasuals, printCasuals);
  mount(server, contract.listSelected, listSelected);
  mount(server, contract.readSelected, readSelected);
  mount(server, setting.readAppointingSetting, async ({ db }) => ({ setting: await readSetting(db) }));
  mount(server, setting.changeAppointingSetting, changeSetting);
  mount(server, contract.prepareAppointment, prepareAppointment);
  mount(server, contract.readAppointment, readAppointment);
  mount(server, contract.changeAppointment, changeAppointment);
  mount(server, contract.stepAppointment, stepAppointment);
  mount(server, contract.issueAppointment, issueAppointment);
  mount(server, contract.recordFact, recordFact);
  mount(server, contract.previewAssumption, (call) => takeBack(call.db, () => takeUpDuty(call)));
  mount(server, contract.assumeDuty, assumeDuty);
  mount(server, papers.markPaper, markPaper);
  mount(server, papers.fetchPaper, fetchPaper);
  mount(server, papers.printForm, printForm);

  mount(server, report.readRai, async (call) => ({ report: await readRai(call, call.params.month) }));
  mount(server, report.addLateRow, addLateRow);
  mount(server, report.removeLateRow, removeLateRow);
  mount(server, report.stepRai, stepRai);
  mount(server, report.printRai, printRai);
  mount(server, report.exportRai, exportRai);
}
