import { mount } from '@talaan/kernel/server/mount.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { findPeople } from '@talaan/personnel/server/public.ts';
import * as boards from '../contract/boards.ts';
import * as posts from '../contract/posts.ts';
import { assignBoard, seatUnitHead } from './assign-board.ts';
import { boardRows } from './board-rows.ts';
import { declareRelationships, readOwnDeclarations, recordDeclarations } from './declare.ts';
import { listOwnSittings } from './list-own-sittings.ts';
import { printBoard } from './print-board.ts';
import { fetchOrder, readBoard } from './read-board.ts';
import { readPostBoard } from './read-post-board.ts';
import { addBoard, editBoard } from './write-boards.ts';
import { addSeat, editSeat, removeSeat } from './write-seats.ts';

export function mountBoards(server: Server): void {
  mountRows(server, boardRows);
  mount(server, boards.findBoardPeople, async (call) => ({
    personnel: await findPeople(call, { term: call.query.term, groups: ['RSP'], serving: true }),
  }));
  mount(server, boards.readBoard, readBoard);
  mount(server, boards.addBoard, addBoard);
  mount(server, boards.editBoard, editBoard);
  mount(server, boards.addSeat, addSeat);
  mount(server, boards.editSeat, editSeat);
  mount(server, boards.removeSeat, removeSeat);
  mount(server, boards.fetchOrder, fetchOrder);
  mount(server, boards.printBoard, printBoard);
  mount(server, posts.readPostBoard, readPostBoard);
  mount(server, posts.assignBoard, assignBoard);
  mount(server, posts.seatUnitHead, seatUnitHead);
  mount(server, posts.recordDeclarations, recordDeclarations);
  mount(server, posts.listOwnSittings, listOwnSittings);
  mount(server, posts.readOwnDeclarations, readOwnDeclarations);
  mount(server, posts.declareRelationships, declareRelationships);
}
