import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { PREPARERS } from '@talaan/payroll/contract/fields.ts';
import { findPeopleInScope } from '@talaan/personnel/server/public.ts';
import * as deductions from '../contract/deductions.ts';
import * as items from '../contract/items.ts';
import * as lenders from '../contract/lenders.ts';
import * as own from '../contract/own-loans.ts';
import { deductionRows } from './deductions/deduction-rows.ts';
import { endDeduction, enterDeduction } from './deductions/keep-deductions.ts';
import { listOwnLoans, readDeduction, readOwnLoan } from './deductions/read-deduction.ts';
import { addPayItem, changePayItem, itemRows, listLoanItems } from './items/pay-items.ts';
import { lenderRows, listLenders, listRunsOfLenders } from './lenders/lenders.ts';

export function mountDeductions(server: Server): void {
  mountRows(server, deductionRows);
  mount(server, deductions.readDeduction, readDeduction);
  mount(server, deductions.enterDeduction, enterDeduction);
  mount(server, deductions.endDeduction, endDeduction);
  mount(server, deductions.findPayrollPeople, async (call) => ({
    personnel: await findPeopleInScope(call, call.query.term, PREPARERS),
  }));
  mountRows(server, itemRows);
  mount(server, items.addPayItem, addPayItem);
  mount(server, items.changePayItem, changePayItem);
  mount(server, items.listLoanItems, listLoanItems);
  mount(server, lenders.listRunsOfLenders, listRunsOfLenders);
  mount(server, lenders.listLenders, listLenders);
  mountRows(server, lenderRows);
  mount(server, own.listOwnLoans, listOwnLoans);
  mount(server, own.readOwnLoan, readOwnLoan);
}
