import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as papers from '../contract/papers.ts';
import { printCertificates } from './month/print-certificates.ts';
import { makeRemittance, readRemittances } from './month/remittances.ts';
import { makeRunPaper } from './run/make-paper.ts';
import { printRunPaper } from './run/print-many.ts';
import { readRunPapers } from './run/read-papers.ts';

export function mountPapersOfPayroll(server: Server): void {
  mount(server, papers.readRunPapers, readRunPapers);
  mount(server, papers.makeRunPaper, makeRunPaper);
  mount(server, papers.printRunPaper, printRunPaper);
  mount(server, papers.readRemittances, readRemittances);
  mount(server, papers.makeRemittance, makeRemittance);
  mount(server, papers.printCertificates, printCertificates);
}
