import { notFound } from '@talaan/kernel/server/errors.ts';
import { mount } from '@talaan/kernel/server/mount.ts';
import { recordOpening } from '@talaan/kernel/server/audit/record-opening.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { findPeopleInScope, findPersonInScope } from '@talaan/personnel/server/public.ts';
import * as credits from '../contract/credits.ts';
import * as makeup from '../contract/makeup-classes.ts';
import * as contract from '../contract/overtime.ts';
import { issueCertificate, printCertificate, printMyCertificate } from './credits/certificates.ts';
import { creditRows } from './credits/credit-rows.ts';
import { readCredits } from './credits/read-credits.ts';
import { fileOvertime } from './file-overtime.ts';
import { printAuthority } from './form/print-authority.ts';
import { makeupRows, readMakeupClass } from './makeup/makeup-rows.ts';
import { fileMakeupClass, teaches } from './makeup/makeup-requests.ts';
import { overtimeRows } from './overtime-rows.ts';
import { nightRows } from './payroll/night-rows.ts';
import { payRows } from './payroll/pay-rows.ts';
import { readOvertime } from './read-overtime.ts';

export function mountOvertime(server: Server): void {
  mountRows(server, overtimeRows);
  mount(server, contract.findOvertimePeople, async (call) => ({
    personnel: await findPeopleInScope(call, call.query.term, contract.OFFICE_GROUPS),
  }));
  mount(server, contract.readOvertime, readOvertime);
  mount(server, contract.fileOvertime, fileOvertime);
  mount(server, contract.printAuthority, printAuthority);

  mountRows(server, makeupRows, async (call) => ({ may_file: await teaches(call) }));
  mount(server, makeup.readMakeupClass, readMakeupClass);
  mount(server, makeup.fileMakeupClass, fileMakeupClass);

  mountRows(server, creditRows);
  mountRows(server, payRows);
  mountRows(server, nightRows);
  mount(server, credits.readMyCredits, (call) => {
    if (call.actor.personnelId === null) throw notFound('Your account belongs to no personnel record.');
    return readCredits(call, call.actor.personnelId);
  });
  mount(server, credits.readCredits, async (call) => {
    const { id } = await findPersonInScope(call, call.params.id, ['EDATSADMIN']);
    await recordOpening(call, id, 'Compensatory credits');
    return readCredits(call, id);
  });
  mount(server, credits.issueCertificate, issueCertificate);
  mount(server, credits.printCertificate, printCertificate);
  mount(server, credits.printMyCertificate, printMyCertificate);
}
