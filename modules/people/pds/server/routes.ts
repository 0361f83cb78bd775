import { mount } from '@talaan/kernel/server/mount.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { mySheet, theirSheet } from '../contract.ts';
import * as checking from '../contract/checking.ts';
import { compareMine, compareTheirs } from '../contract/copies.ts';
import { downloadRowFile, rowFiles, type FileSection } from '../contract/files.ts';
import * as queue from '../contract/queue.ts';
import { addRow } from './rows/add-row.ts';
import { checkRows, openCheck } from './check/check-rows.ts';
import { checkingRows, countWaiting } from './check/checking-rows.ts';
import { nextToCheck } from './check/next-to-check.ts';
import { readCheck } from './check/read-check.ts';
import { returnSheet } from './check/return-sheet.ts';
import { takeOverCheck } from './check/take-over.ts';
import { verifySheet } from './check/verify-sheet.ts';
import { compareCopies, listCopies, readCopy } from './copies.ts';
import { addFile, fetchFile, listFiles, removeFile } from './files.ts';
import { mountPrint } from './print/routes.ts';
import { orderRows, removeRow } from './rows/remove-row.ts';
import { revealNumber } from './reveal-number.ts';
import { saveRow } from './rows/save-row.ts';
import { setApplies } from './set-applies.ts';
import { showSheet, showStanding } from './show-sheet.ts';
import { submitSheet } from './submit-sheet.ts';
import { mine, theirs } from './sheet-owner.ts';
import { mountWorkbook } from './workbook/routes.ts';

export function mountPds(server: Server): void {
  mountMine(server);
  mountTheirs(server);
  mountPrint(server);
  mountWorkbook(server);
  for (const kind of Object.keys(rowFiles) as FileSection[]) {
    mount(server, rowFiles[kind].list, (call) => listFiles(call, kind));
    mount(server, rowFiles[kind].add, (call) => addFile(call, kind));
    mount(server, rowFiles[kind].remove, (call) => removeFile(call, kind));
  }
  mount(server, downloadRowFile, fetchFile);
  mountChecking(server);
}

function mountChecking(server: Server): void {
  mountRows(server, checkingRows, countWaiting);
  mount(server, queue.nextToCheck, nextToCheck);
  mount(server, checking.readCheck, readCheck);
  mount(server, checking.openCheck, openCheck);
  mount(server, checking.takeOverCheck, takeOverCheck);
  mount(server, checking.checkRows, checkRows);
  mount(server, checking.returnSheet, returnSheet);
  mount(server, checking.verifySheet, verifySheet);
}

function mountMine(server: Server): void {
  mount(server, mySheet.read, async (call) => showSheet(call, mine(call)));
  mount(server, mySheet.standing, async (call) => showStanding(call, mine(call)));
  mount(server, mySheet.saveRow, async (call) => saveRow(call, mine(call)));
  mount(server, mySheet.addRow, async (call) => addRow(call, mine(call)));
  mount(server, mySheet.removeRow, async (call) => removeRow(call, mine(call)));
  mount(server, mySheet.orderRows, async (call) => orderRows(call, mine(call)));
  mount(server, mySheet.setApplies, async (call) => setApplies(call, mine(call)));
  mount(server, mySheet.reveal, async (call) => revealNumber(call, mine(call)));
  mount(server, mySheet.submit, async (call) => submitSheet(call, mine(call)));
  mount(server, mySheet.copies, async (call) => listCopies(call, mine(call)));
  mount(server, mySheet.copy, async (call) => readCopy(call, mine(call)));
  mount(server, compareMine, async (call) => compareCopies(call, mine(call)));
}

function mountTheirs(server: Server): void {
  mount(server, theirSheet.read, async (call) => showSheet(call, await theirs(call, call.params.personnel_id)));
  mount(server, theirSheet.standing, async (call) => showStanding(call, await theirs(call, call.params.personnel_id)));
  mount(server, theirSheet.saveRow, async (call) => saveRow(call, await theirs(call, call.params.personnel_id)));
  mount(server, theirSheet.addRow, async (call) => addRow(call, await theirs(call, call.params.personnel_id)));
  mount(server, theirSheet.removeRow, async (call) => removeRow(call, await theirs(call, call.params.personnel_id)));
  mount(server, theirSheet.orderRows, async (call) => orderRows(call, await theirs(call, call.params.personnel_id)));
  mount(server, theirSheet.setApplies, async (call) => setApplies(call, await theirs(call, call.params.personnel_id)));
  mount(server, theirSheet.reveal, async (call) => revealNumber(call, await theirs(call, call.params.personnel_id)));
  mount(server, theirSheet.submit, async (call) => submitSheet(call, await theirs(call, call.params.personnel_id)));
  mount(server, theirSheet.copies, async (call) => listCopies(call, await theirs(call, call.params.personnel_id)));
  mount(server, theirSheet.copy, async (call) => readCopy(call, await theirs(call, call.params.personnel_id)));
  mount(server, compareTheirs, async (call) => compareCopies(call, await theirs(call, call.params.personnel_id)));
}
