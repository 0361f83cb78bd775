import { allContributed } from '@talaan/kernel/server/contributed.ts';
import { recordFaults } from '@talaan/kernel/server/record-fault.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as boards from '../contract/boards.ts';
import * as composition from '../contract/composition.ts';
import { addSavedFigure, compose, listSavedLists, readComposition, removeSavedFigure } from './compose.ts';
import { listFaultKinds } from '../contract/record-health.ts';
import { faultRows } from './record-health/fault-rows.ts';
import { printBoard } from './print-board.ts';
import { readBoard, readChanges } from './read-board.ts';

export function mountExecutive(server: Server): void {
  mount(server, boards.readChanges, readChanges);
  mount(server, boards.readBoard, readBoard);
  mount(server, boards.printBoard, printBoard);
  mount(server, composition.listSavedLists, listSavedLists);
  mount(server, composition.readComposition, readComposition);
  mount(server, composition.compose, compose);
  mount(server, composition.addSavedFigure, addSavedFigure);
  mount(server, composition.removeSavedFigure, removeSavedFigure);
  mountRows(server, faultRows);
  mount(server, listFaultKinds, async () => ({
    kinds: allContributed(server, recordFaults).map(({ name, title, area }) => ({ name, title, area })),
  }));
}
