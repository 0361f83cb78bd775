import { recordChanges } from '@talaan/kernel/server/audit.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { CertificateState } from '../../workflow.ts';

interface Step {
  personnel_id: number;
  id: number;
}

type StepAction = 'request' | 'prepare' | 'sign' | 'release' | 'cancel';

/** Brings certificates into a state and writes down who did it; a constant number of statements. */
export async function noteStep(
  call: Call,
  certificates: readonly Step[],
  action: StepAction,
  { to, remarks = '' }: { to: CertificateState; remarks?: string },
): Promise<void> {
  const { db, actor, now } = call;
  const ids = certificates.map(({ id }) => id);
  await db.updateTable('service.certificate').set({ state: to }).where('id', 'in', ids).execute();
  await db
    .insertInto('service.certificate_step')
    .values(
      certificates.map(({ personnel_id, id }) => ({
        personnel_id,
        certificate_id: id,
        action,
        account_id: actor.viewedBy?.accountId ?? (actor.accountId || null),
        acted_by: actor.personnelId,
        at: now.toString(),
        remarks,
      })),
    )
    .execute();
  await recordChanges(
    call,
    certificates.map(({ personnel_id, id }) => ({
      action: `${action} a certificate of employment`,
      subject: `service.certificate:${id}`,
      personnelId: personnel_id,
      after: { state: to, ...(remarks ? { remarks } : {}) },
    })),
  );
}
