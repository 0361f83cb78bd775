import type { Call, FileAnswer, QueryOf } from '@talaan/kernel/server/mount.ts';
import { findIssued } from '@talaan/papers/server/public.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import type { draftCreditCertificate } from '../../contract/credit-certificates.ts';
import { creditCertificateForm, type CreditCertificateSheet } from '../../print/credit-certificate-form.ts';
import { drawCertificate } from './draw-certificate.ts';
import { CERTIFICATE_PAPER } from './issue-certificate.ts';
import { ownId } from './list-certificates.ts';

type Drafted = QueryOf<typeof draftCreditCertificate>;

/** As it would be issued now. Errors: 404 beyond reach; 409 without credits; 422 for a day to come. */
export async function draftCertificate(call: Call<{ id: number }, Drafted>): Promise<FileAnswer> {
  const { id } = await findPersonInScope(call, call.params.id, ['EDATSADMIN']);
  return draft(call, id);
}

export function draftMine(call: Call<unknown, Drafted>): Promise<FileAnswer> {
  return draft(call, ownId(call));
}

/** As it was issued, with the letterhead and the signatory of that day. Errors: 404 for another person’s. */
export async function fetchCertificate(call: Call<{ id: number; code: string }>): Promise<FileAnswer> {
  const { id } = await findPersonInScope(call, call.params.id, ['EDATSADMIN']);
  return fetchIssued(call, id);
}

export function fetchMine(call: Call<{ code: string }>): Promise<FileAnswer> {
  return fetchIssued(call, ownId(call));
}

async function draft(call: Call<unknown, Drafted>, personnelId: number): Promise<FileAnswer> {
  const { as_of: asOf = call.today, purpose } = call.query;
  const sheet = await drawCertificate(call, personnelId, { as_of: asOf, purpose });
  return creditCertificateForm.answer(call.server, [{ sheet, code: null }], `Leave credits ${sheet.idno} draft`);
}

async function fetchIssued({ db, server, params }: Call<{ code: string }>, personnelId: number): Promise<FileAnswer> {
  const issued = await findIssued<CreditCertificateSheet>(db, { code: params.code, kind: CERTIFICATE_PAPER, personnelId });
  return creditCertificateForm.answer(server, [issued], `Leave credits ${issued.sheet.control_number}`);
}
