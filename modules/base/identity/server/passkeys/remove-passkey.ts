import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import { sendMail } from '@talaan/kernel/server/mail/mail.ts';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import type { removePasskey as endpoint } from '../../contract/passkeys.ts';
import { confirmOwner } from '../confirm-owner.ts';

/** Removes a passkey and writes to its owner. Errors: 404 for a passkey of somebody else; 422 on `password`; 429. */
export async function removePasskey(call: CallOf<typeof endpoint>): Promise<{ message: string }> {
  const { db, actor, now, requestId, params, body } = call;
  await confirmOwner(call, body.password);
  return db.transaction().execute(async (tx) => {
    const removed = await tx
      .deleteFrom('identity.passkey')
      .where('id', '=', params.id)
      .where('account_id', '=', actor.accountId)
      .returning(['id', 'name'])
      .executeTakeFirst();
    if (!removed) throw notFound('There is no such passkey.');
    await recordChange(
      { db: tx, actor, now, requestId },
      { action: 'remove a passkey', subject: `account:${actor.accountId}`, before: removed },
    );
    await sendMail(tx, now, {
      to: actor.email,
      subject: 'A passkey has been removed from your account',
      paragraphs: [
        `The passkey "${removed.name}" no longer opens your account.`,
        'If this was not you, change your password and notify the administrator at once.',
      ],
    });
    return { message: 'The passkey has been removed.' };
  });
}
