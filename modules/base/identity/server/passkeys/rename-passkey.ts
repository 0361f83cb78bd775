import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type { renamePasskey as endpoint } from '../../contract/passkeys.ts';
import { passkeyColumns } from './list-passkeys.ts';

/** Errors: 404 for a passkey of somebody else. */
export async function renamePasskey(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, params, body } = call;
  const passkey = await db
    .updateTable('identity.passkey')
    .set({ name: body.name })
    .where('id', '=', params.id)
    .where('account_id', '=', actor.accountId)
    .returning(passkeyColumns)
    .executeTakeFirst();
  if (!passkey) throw notFound('There is no such passkey.');
  await recordChange(call, {
    action: 'rename a passkey',
    subject: `account:${actor.accountId}`,
    after: { passkey: passkey.id, name: passkey.name },
  });
  return { passkey };
}
