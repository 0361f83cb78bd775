import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type { beginApp as beginEndpoint, turnOnApp as endpoint } from '../../contract/second-factor.ts';
import { readTypedCode } from '../../rules/challenge.ts';
import { confirmOwner } from '../confirm-owner.ts';
import { afterTurningOn } from './change-factors.ts';
import { spendAppCode } from './spend-code.ts';
import { enrolmentAddress, makeSecret } from './totp.ts';

/** Makes a secret that waits for its first code. Errors: 422 on `password`; 409 where an app is on already. */
export async function beginApp(call: CallOf<typeof beginEndpoint>): Promise<AnswerOf<typeof beginEndpoint>> {
  const { db, actor, body } = call;
  await confirmOwner(call, body.password);
  const { secret, sealed } = await makeSecret(call, actor.accountId);
  const begun = await db
    .insertInto('identity.authenticator')
    .values({ account_id: actor.accountId, sealed_secret: sealed })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ sealed_secret: sealed, last_step: 0 })
        .where('identity.authenticator.proven_at', 'is', null),
    )
    .executeTakeFirst();
  if (!begun.numInsertedOrUpdatedRows) throw alreadyOn();
  return { secret, address: enrolmentAddress(secret, actor.email) };
}

/** Turns the app on once a code shows that it has the secret. Errors: 422 on `code`; 409 where there is none to prove. */
export async function turnOnApp(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, body, now } = call;
  const app = await db
    .selectFrom('identity.authenticator')
    .select('proven_at')
    .where('account_id', '=', actor.accountId)
    .executeTakeFirst();
  if (!app) throw wrongState('Scan a new code first.');
  if (app.proven_at !== null) throw alreadyOn();
  const typed = readTypedCode(body.code);
  if (typed.kind !== 'digits' || !(await spendAppCode(call, actor.accountId, typed.code)))
    throw invalid({ code: ['This code is not correct. Enter the six digits that the app shows now, and check the clock of the phone.'] });
  await db.updateTable('identity.authenticator').set({ proven_at: now.toString() }).where('account_id', '=', actor.accountId).execute();
  return { message: 'The authenticator app is on.', recovery_codes: await afterTurningOn(call, 'app') };
}

function alreadyOn() {
  return wrongState('An authenticator app is already on. Turn it off before you set up another.');
}
