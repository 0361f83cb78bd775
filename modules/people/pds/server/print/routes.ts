import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { myForm, printForms, readPrintSetting, savePrintSetting, theirForm } from '../../contract/print.ts';
import { mine, theirs } from '../sheet-owner.ts';
import { startPrint } from './print-many.ts';
import { issueOne, printOne, readPaper, writeOne } from './print-one.ts';
import { readRevision, saveRevision } from './print-setting.ts';

export function mountPrint(server: Server): void {
  mount(server, myForm.print, async (call) => printOne(call, mine(call)));
  mount(server, myForm.workbook, async (call) => writeOne(call, mine(call)));
  mount(server, theirForm.print, async (call) => printOne(call, await theirs(call, call.params.personnel_id)));
  mount(server, theirForm.workbook, async (call) => writeOne(call, await theirs(call, call.params.personnel_id)));
  mount(server, myForm.paper, async (call) => readPaper(call, mine(call)));
  mount(server, myForm.issue, async (call) => issueOne(call, mine(call)));
  mount(server, theirForm.paper, async (call) => readPaper(call, await theirs(call, call.params.personnel_id)));
  mount(server, theirForm.issue, async (call) => issueOne(call, await theirs(call, call.params.personnel_id)));
  mount(server, printForms, startPrint);
  mount(server, readPrintSetting, async ({ db }) => ({ revision: await readRevision(db) }));
  mount(server, savePrintSetting, saveRevision);
}
