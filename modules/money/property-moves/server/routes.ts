import { mount } from '@talaan/kernel/server/mount.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as losses from '../contract/losses.ts';
import * as moves from '../contract/moves.ts';
import * as returns from '../contract/returns.ts';
import * as transfers from '../contract/transfers.ts';
import { amendLoss, decideLoss, submitLoss } from './losses/change-loss.ts';
import { fileLoss } from './losses/file-loss.ts';
import { findReplacements } from './losses/find-replacements.ts';
import { moveRows } from './moves/move-rows.ts';
import { findReceivers, readMovable } from './moves/read-movable.ts';
import { printReport, readMove, readMoveFile } from './moves/read-move.ts';
import { acceptReturn, fileReturn } from './returns/file-return.ts';
import { inspectReturned } from './returns/inspect-returned.ts';
import { prepareTransfer, witnessTransfer } from './transfers/change-transfer.ts';
import { fileTransfer } from './transfers/file-transfer.ts';
import { transferOut } from './transfers/transfer-out.ts';

export function mountMoves(server: Server): void {
  mountRows(server, moveRows);
  mount(server, moves.readMove, readMove);
  mount(server, moves.printReport, printReport);
  mount(server, moves.readMoveFile, readMoveFile);
  mount(server, moves.readMovable, readMovable);
  mount(server, moves.findReceivers, findReceivers);
  mount(server, transfers.fileTransfer, fileTransfer);
  mount(server, transfers.witnessTransfer, witnessTransfer);
  mount(server, transfers.prepareTransfer, prepareTransfer);
  mount(server, transfers.transferOut, transferOut);
  mount(server, returns.fileReturn, fileReturn);
  mount(server, returns.acceptReturn, acceptReturn);
  mount(server, returns.inspectReturned, inspectReturned);
  mount(server, losses.fileLoss, fileLoss);
  mount(server, losses.amendLoss, amendLoss);
  mount(server, losses.submitLoss, submitLoss);
  mount(server, losses.decideLoss, decideLoss);
  mount(server, losses.findReplacements, findReplacements);
}
