import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import type { CreditCertificate, listCreditCertificates as endpoint } from '../../contract/credit-certificates.ts';
import { whyNotCertified } from './draw-certificate.ts';
import { CERTIFICATE_PAPER } from './issue-certificate.ts';

type Listed = AnswerOf<typeof endpoint>;

/** Errors: 404 beyond reach. */
export async function listOfPerson(call: Call<{ id: number }>): Promise<Listed> {
  const { id } = await findPersonInScope(call, call.params.id, ['EDATSADMIN']);
  return list(call, id);
}

export function listMine(call: Call): Promise<Listed> {
  return list(call, ownId(call));
}

/** Errors: 404 for an account without a personnel record. */
export function ownId({ actor }: Pick<Call, 'actor'>): number {
  if (actor.personnelId === null) throw notFound('Your account belongs to no personnel record.');
  return actor.personnelId;
}

async function list(call: Pick<Call, 'db'>, personnelId: number): Promise<Listed> {
  const { rows } = await sql<CreditCertificate>`
    select p.code, p.control_number, p.sheet ->> 'as_of' as as_of, p.sheet ->> 'purpose' as purpose, (p.sheet ->> 'vl')::integer as vl,
      (p.sheet ->> 'sl')::integer as sl, p.issued_at, coalesce(b.name, '') as issued_by, p.withdrawn_on, p.withdrawn_because
    from papers.paper p left join identity.account_view b on b.id = p.account_id
    where p.personnel_id = ${personnelId} and p.kind = ${CERTIFICATE_PAPER} order by p.issued_at desc, p.control_number desc limit 100`.execute(
    call.db,
  );
  return { certificates: rows, not_issued_because: await whyNotCertified(call, personnelId) };
}
