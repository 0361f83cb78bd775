import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as contract from '../../contract/credit-certificates.ts';
import { issueCertificate, voidCertificate } from './issue-certificate.ts';
import { listMine, listOfPerson } from './list-certificates.ts';
import { draftCertificate, draftMine, fetchCertificate, fetchMine } from './print-certificate.ts';

export function mountCreditCertificates(server: Server): void {
  mount(server, contract.listCreditCertificates, listOfPerson);
  mount(server, contract.draftCreditCertificate, draftCertificate);
  mount(server, contract.issueCreditCertificate, issueCertificate);
  mount(server, contract.fetchCreditCertificate, fetchCertificate);
  mount(server, contract.voidCreditCertificate, voidCertificate);
  mount(server, contract.listMyCreditCertificates, listMine);
  mount(server, contract.draftMyCreditCertificate, draftMine);
  mount(server, contract.fetchMyCreditCertificate, fetchMine);
}
