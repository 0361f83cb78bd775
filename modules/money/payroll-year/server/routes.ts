import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as bonuses from '../contract/bonuses.ts';
import * as lastPay from '../contract/last-pay.ts';
import * as tax from '../contract/tax-certificates.ts';
import { openBonus } from './bonuses/open-bonus.ts';
import { previewBonus } from './bonuses/preview-bonus.ts';
import { listLeavers, openLastPay } from './last-pay/open-last-pay.ts';
import { issueOwnCertificate, issuePayCertificate } from './pay-certificates/issue-certificate.ts';
import { readFormer, removeFormer, saveFormer } from './tax-certificates/former.ts';
import { downloadOwnTaxCertificate, listOwnTaxYears, printTaxCertificates } from './tax-certificates/print-tax-certificates.ts';
import { taxRows } from './tax-certificates/tax-rows.ts';

export function mountPayrollYear(server: Server): void {
  mount(server, bonuses.previewBonus, previewBonus);
  mount(server, bonuses.openBonus, openBonus);
  mount(server, lastPay.listLeavers, listLeavers);
  mount(server, lastPay.openLastPay, openLastPay);
  mount(server, lastPay.issuePayCertificate, issuePayCertificate);
  mount(server, lastPay.issueOwnCertificate, issueOwnCertificate);
  mountRows(server, taxRows);
  mount(server, tax.printTaxCertificates, printTaxCertificates);
  mount(server, tax.readFormer, readFormer);
  mount(server, tax.saveFormer, saveFormer);
  mount(server, tax.removeFormer, removeFormer);
  mount(server, tax.listOwnTaxYears, listOwnTaxYears);
  mount(server, tax.downloadOwnTaxCertificate, downloadOwnTaxCertificate);
}
