import { mount } from '@talaan/kernel/server/mount.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as contract from '../../contract/payments.ts';
import { fileMonetization } from './file-monetization.ts';
import { fileTerminal } from './file-terminal.ts';
import { addPaymentPaper, checkPaymentPaper, readPaymentPaper } from './payment-papers.ts';
import { paymentRows } from './payment-rows.ts';
import { readEstimate, readMyEstimate } from './read-estimate.ts';
import { printPayment, readLetter, readPayment } from './read-payment.ts';

export function mountPayments(server: Server): void {
  mountRows(server, paymentRows);
  mount(server, contract.readMyEstimate, readMyEstimate);
  mount(server, contract.readEstimate, readEstimate);
  mount(server, contract.readPayment, readPayment);
  mount(server, contract.fileMonetization, fileMonetization);
  mount(server, contract.fileTerminal, fileTerminal);
  mount(server, contract.addPaymentPaper, addPaymentPaper);
  mount(server, contract.checkPaymentPaper, checkPaymentPaper);
  mount(server, contract.readPaymentPaper, readPaymentPaper);
  mount(server, contract.readLetter, readLetter);
  mount(server, contract.printPayment, printPayment);
}
