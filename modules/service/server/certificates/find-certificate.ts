import { sql } from 'kysely';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { selected } from '@talaan/kernel/server/read-rows.ts';
import { requireStep } from '@talaan/kernel/server/require-step.ts';
import { visible } from '@talaan/kernel/server/scope.ts';
import type { CertificateRow } from '../../contract/certificates.ts';
import type { CertificateOnPaper } from '../../print/certificate-form.ts';
import { certificateFlow, type CertificateAction } from '../../workflow.ts';
import { certificateColumns, certificatesOn, stepsOf } from './certificate-rows.ts';

export type FoundCertificate = CertificateRow & {
  steps: { action: 'request' | 'prepare' | 'sign' | 'release' | 'cancel'; by: string; at: string; remarks: string }[];
  code: string | null;
  prepared_on: string | null;
  sheet: CertificateOnPaper | null;
};

/** A certificate of somebody whom the caller reaches. Errors: 404 for any other. */
export async function findCertificate(call: Pick<Call, 'db' | 'actor' | 'today'>, id: number): Promise<FoundCertificate> {
  const [found] = await findCertificates(call, [id]);
  if (!found) throw notFound('There is no such certificate.');
  return found;
}

async function findCertificates({ db, actor, today }: Pick<Call, 'db' | 'actor' | 'today'>, ids: readonly number[]) {
  const { rows } = await sql<FoundCertificate>`
    select ${selected(certificateColumns)}, ${stepsOf}, c.code, c.prepared_on, c.sheet from ${certificatesOn(today)}
    where c.id = any(${[...ids]}::integer[]) and ${visible(actor, ['COE'], { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' })}
    order by c.id`.execute(db);
  return rows;
}

/**
 * Locks certificates that HR is about to act on and finds them. Errors: 404 where one is not the caller's to see, 409 where one is not in a
 * state for it, or is the caller's own.
 */
export async function takeUp(
  call: Pick<Call, 'db' | 'actor' | 'today'>,
  ids: readonly number[],
  action: CertificateAction,
): Promise<FoundCertificate[]> {
  const wanted = [...new Set(ids)];
  await sql`select from service.certificate where id = any(${wanted}::integer[]) order by id for update`.execute(call.db);
  const found = await findCertificates(call, wanted);
  if (found.length < wanted.length) throw notFound('There is no such certificate.');
  for (const one of found) {
    requireStep(certificateFlow, { subject: `The certificate of ${one.fullname}`, state: one.state, action, as: ['hr'] });
    if (action !== 'cancel' && one.personnel_id === call.actor.personnelId)
      throw wrongState('This certificate is your own; somebody else must act on it.');
  }
  return found;
}
