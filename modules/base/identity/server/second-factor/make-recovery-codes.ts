import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import { sendMail } from '@talaan/kernel/server/mail/mail.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type { makeRecoveryCodes as endpoint } from '../../contract/second-factor.ts';
import { methodsOf } from '../../rules/challenge.ts';
import { confirmOwner } from '../confirm-owner.ts';
import { readFactors } from './read-factors.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';

/** Ten new recovery codes. Errors: 422 on `password`; 409 for an account without a second factor. */
export async function makeRecoveryCodes(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { server, db, actor, now, requestId, body } = call;
  await confirmOwner(call, body.password);
  const factors = await readFactors(db, actor.accountId, server.clock.today());
  if (!factors || methodsOf(factors).length === 0) throw wrongState('Turn on a second factor first.');
  return db.transaction().execute(async (tx) => {
    const codes = await renewRecoveryCodes({ server, db: tx }, actor.accountId);
    await recordChange(
      { db: tx, actor, now, requestId },
      { action: 'make recovery codes', subject: `account:${actor.accountId}`, personnelId: actor.personnelId },
    );
    await sendMail(tx, now, {
      to: actor.email,
      subject: 'New recovery codes',
      paragraphs: [
        'New recovery codes were made for your account; the old ones count no more.',
        'If this was not you, change your password at once, and notify the administrator.',
      ],
    });
    return { recovery_codes: codes };
  });
}
