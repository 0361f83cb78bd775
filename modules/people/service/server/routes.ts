import { notFound } from '@talaan/kernel/server/errors.ts';
import { mount, type Call } from '@talaan/kernel/server/mount.ts';
import { recordOpening } from '@talaan/kernel/server/audit/record-opening.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import * as coe from '../contract/certificates.ts';
import * as clearance from '../contract/clearance-offices.ts';
import * as many from '../contract/print-many.ts';
import * as record from '../contract/service-record.ts';
import {
  cancelCertificate,
  prepareCertificate,
  releaseCertificate,
  signCertificates,
  withdrawRequest,
} from './certificates/act-on-certificates.ts';
import { certificateRows, countOpen } from './certificates/certificate-rows.ts';
import { listMine } from './certificates/list-mine.ts';
import { printCertificate } from './certificates/print-certificate.ts';
import { readCertificate } from './certificates/read-certificate.ts';
import { requestForOther, requestMine } from './certificates/request-certificate.ts';
import { changeSetting } from './change-setting.ts';
import { changeClearanceOffices, listClearanceOffices } from './clearance/clearance-offices.ts';
import { previewRecords } from './print-many/preview-records.ts';
import { printRecords } from './print-many/print-records.ts';
import { readSetting } from './read-setting.ts';
import { addOutside, correctOutside, removeOutside } from './record/change-outside.ts';
import { describeRecord } from './record/describe-record.ts';
import { draftRecord, fetchRecord } from './record/fetch-record.ts';
import { issueRecord } from './record/issue-record.ts';
import { withdrawRecord } from './record/withdraw-record.ts';

export function mountService(server: Server): void {
  mount(server, record.readServiceRecord, async (call) => {
    await openRecord(call);
    return { service_record: await describeRecord(call.db, call.params.id, call.today) };
  });
  mount(server, record.readMyServiceRecord, async (call) => ({
    service_record: await describeRecord(call.db, ownPerson(call), call.today),
  }));
  mount(server, record.draftServiceRecord, async (call) => {
    await openRecord(call);
    const { purpose, salary_per: salaryPer } = call.query;
    return draftRecord(call, call.params.id, { purpose, salaryPer, certified: true });
  });
  mount(server, record.draftMyServiceRecord, (call) =>
    draftRecord(call, ownPerson(call), { purpose: call.query.purpose, certified: false }),
  );
  mount(server, record.printServiceRecord, async (call) => {
    await openRecord(call);
    const { purpose, salary_per: salaryPer } = call.body;
    return issueRecord(call, { personnelId: call.params.id, purpose, salaryPer, certified: true });
  });
  mount(server, record.printMyServiceRecord, (call) =>
    issueRecord(call, { personnelId: ownPerson(call), purpose: call.body.purpose, certified: false }),
  );
  mount(server, record.fetchPrintedRecord, async (call) => {
    await openRecord(call);
    return fetchRecord(call, call.params.id, call.params.code);
  });
  mount(server, record.fetchMyPrintedRecord, (call) => fetchRecord(call, ownPerson(call), call.params.code));
  mount(server, record.withdrawPrintedRecord, withdrawRecord);
  mount(server, many.previewServiceRecords, previewRecords);
  mount(server, many.printServiceRecords, printRecords);
  mount(server, record.addOutsideService, addOutside);
  mount(server, record.correctOutsideService, correctOutside);
  mount(server, record.removeOutsideService, removeOutside);
  mount(server, record.readServiceSetting, async ({ db }) => ({ setting: await readSetting(db) }));
  mount(server, record.changeServiceSetting, changeSetting);

  mount(server, clearance.listClearanceOffices, listClearanceOffices);
  mount(server, clearance.changeClearanceOffices, changeClearanceOffices);

  mountRows(server, certificateRows, countOpen);
  mount(server, coe.readCertificate, readCertificate);
  mount(server, coe.requestCertificate, requestForOther);
  mount(server, coe.signCertificates, signCertificates);
  mount(server, coe.prepareCertificate, prepareCertificate);
  mount(server, coe.releaseCertificate, releaseCertificate);
  mount(server, coe.cancelCertificate, cancelCertificate);
  mount(server, coe.printCertificate, printCertificate);
  mount(server, coe.listMyCertificates, listMine);
  mount(server, coe.requestMyCertificate, requestMine);
  mount(server, coe.withdrawMyRequest, withdrawRequest);
}

async function openRecord(call: Call<{ id: number }>): Promise<void> {
  await findPersonInScope(call, call.params.id, ['PERSONNELS']);
  await recordOpening(call, call.params.id, 'Service record');
}

function ownPerson({ actor }: Call): number {
  if (actor.personnelId === null) throw notFound('Your account belongs to no personnel record.');
  return actor.personnelId;
}
