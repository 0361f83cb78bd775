import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { listPrinted, printDtr, printOffice, printOwnDtr } from '../../contract/print.ts';
import { listPrintedPeople, startOfficePrint } from './print-office.ts';
import { printFew, printOwn } from './print-few.ts';

export function mountPrint(server: Server): void {
  mount(server, printOwnDtr, printOwn);
  mount(server, printDtr, printFew);
  mount(server, listPrinted, listPrintedPeople);
  mount(server, printOffice, startOfficePrint);
}
