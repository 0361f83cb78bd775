import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { mount } from '@talaan/kernel/server/mount.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import { executiveFigures } from '@talaan/kernel/server/executive-figure.ts';
import type { Server, ServerModule } from '@talaan/kernel/server/server.ts';
import * as contract from '../contract.ts';
import { hoursRows } from './hours-rows.ts';
import { readAges } from './read-ages.ts';
import { summaryRows } from './summary-rows.ts';
import { papersInTime } from './papers-in-time.ts';
import { financePapers } from './finance-papers.ts';
import { studentPapers } from './student-papers.ts';

export const documentFiguresModule: ServerModule = {
  name: 'document-figures',
  contributes: [
    contribute(executiveFigures, studentPapers),
    contribute(executiveFigures, financePapers),
    contribute(executiveFigures, papersInTime),
  ],
  mount: mountFigures,
};

function mountFigures(server: Server): void {
  mountRows(server, summaryRows);
  mountRows(server, hoursRows);
  mount(server, contract.readAges, readAges);
}
