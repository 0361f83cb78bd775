import { mount } from '@talaan/kernel/server/mount.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as archive from '../contract/archive.ts';
import * as disposal from '../contract/disposal.ts';
import { editArchiving, readArchiving, startArchiving } from './archive/archiving.ts';
import { disposalPaperRows } from './disposal-paper-rows.ts';
import { disposalRows } from './disposal-rows.ts';
import { disposeOfPapers } from './dispose-of-papers.ts';
import { dueRows } from './due-rows.ts';
import { printDisposal } from './print-disposal.ts';
import { readDisposal, readDisposalFile } from './read-disposal.ts';
import { recordAuthority, withdrawDisposal } from './record-authority.ts';
import { requestDisposal } from './request-disposal.ts';

export function mountDisposal(server: Server): void {
  mount(server, archive.readArchiving, readArchiving);
  mount(server, archive.editArchiving, editArchiving);
  mount(server, archive.startArchiving, startArchiving);
  mountRows(server, dueRows);
  mountRows(server, disposalRows);
  mountRows(server, disposalPaperRows);
  mount(server, disposal.requestDisposal, requestDisposal);
  mount(server, disposal.readDisposal, readDisposal);
  mount(server, disposal.recordAuthority, recordAuthority);
  mount(server, disposal.disposeOfPapers, disposeOfPapers);
  mount(server, disposal.withdrawDisposal, withdrawDisposal);
  mount(server, disposal.printDisposal, printDisposal);
  mount(server, disposal.readDisposalFile, readDisposalFile);
}
