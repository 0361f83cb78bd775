import { invalid, tooManyTries, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type { mailTrialCode as mailEndpoint, turnOnEmail as endpoint } from '../../contract/second-factor.ts';
import { readTypedCode } from '../../rules/challenge.ts';
import { confirmOwner } from '../confirm-owner.ts';
import { afterTurningOn } from './change-factors.ts';
import { mailCode } from './mail-code.ts';
import { spendMailedCode } from './spend-code.ts';

/** Mails the code that turns mailed codes on. Errors: 422 on `password`; 429 within 30 seconds. */
export async function mailTrialCode(call: CallOf<typeof mailEndpoint>): Promise<{ message: string }> {
  const { server, db, actor, now, body } = call;
  await confirmOwner(call, body.password);
  const { sent, wait } = await db
    .transaction()
    .execute((tx) => mailCode({ server, db: tx, now }, { accountId: actor.accountId, purpose: 'turn-on', address: actor.email }));
  if (!sent) throw tooManyTries(`Please wait ${wait} seconds before asking for another code.`, wait);
  return { message: `A code is on its way to ${actor.email}.` };
}

/** Turns mailed codes on once one has arrived. Errors: 422 on `code`, also after five wrong ones; 409 where they are on. */
export async function turnOnEmail(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { server, db, actor, body, now, requestId } = call;
  const typed = readTypedCode(body.code);
  if (typed.kind !== 'digits' || !(await spendMailedCode(call, actor.accountId, 'turn-on', typed.code)))
    throw invalid({ code: ['This code is not right, or no longer valid.'] });
  return db.transaction().execute(async (tx) => {
    const added = await tx
      .insertInto('identity.email_factor')
      .values({ account_id: actor.accountId, since: now.toString() })
      .onConflict((conflict) => conflict.column('account_id').doNothing())
      .executeTakeFirst();
    if (!added.numInsertedOrUpdatedRows) throw wrongState('Codes by e-mail are already on.');
    return { message: 'Codes by e-mail are on.', recovery_codes: await afterTurningOn({ server, db: tx, actor, now, requestId }, 'email') };
  });
}
