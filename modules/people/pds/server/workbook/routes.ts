import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { myWorkbook, theirWorkbook } from '../../contract/workbook.ts';
import { mine, theirs } from '../sheet-owner.ts';
import { previewWorkbook } from './preview-workbook.ts';
import { takeWorkbook } from './take-workbook.ts';

export function mountWorkbook(server: Server): void {
  mount(server, myWorkbook.preview, async (call) => previewWorkbook(call, mine(call)));
  mount(server, myWorkbook.take, async (call) => takeWorkbook(call, mine(call)));
  mount(server, theirWorkbook.preview, async (call) => previewWorkbook(call, await theirs(call, call.params.personnel_id)));
  mount(server, theirWorkbook.take, async (call) => takeWorkbook(call, await theirs(call, call.params.personnel_id)));
}
