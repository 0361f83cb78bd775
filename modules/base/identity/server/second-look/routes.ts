import { notFound, tooManyTries } from '@talaan/kernel/server/errors.ts';
import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as contract from '../../contract/second-look.ts';
import { maskEmail, methodsOf } from '../../rules/challenge.ts';
import { hasJustSignedIn } from '../confirm-owner.ts';
import { mailCode } from '../second-factor/mail-code.ts';
import { readFactors } from '../second-factor/read-factors.ts';

/** How one shows once more who one is. */
export function mountSecondLook(server: Server): void {
  mount(server, contract.readSecondLook, async (call) => {
    const { db, actor, today } = call;
    const factors = await readFactors(db, actor.accountId, today);
    if (!factors) throw notFound();
    const own = await db
      .selectFrom('identity.account as a')
      .select((eb) => [
        eb('a.password_hash', 'is not', null).as('password'),
        eb.exists(eb.selectFrom('identity.passkey as p').whereRef('p.account_id', '=', 'a.id').select('p.id')).as('passkey'),
      ])
      .where('a.id', '=', actor.accountId)
      .executeTakeFirstOrThrow();
    return {
      needed: !(await hasJustSignedIn(call)),
      password: Boolean(own.password),
      passkey: Boolean(own.passkey),
      codes: methodsOf(factors),
    };
  });

  mount(server, contract.mailSecondLook, async ({ db, actor, now, today }) => {
    const factors = await readFactors(db, actor.accountId, today);
    if (!factors || !methodsOf(factors).includes('email')) throw notFound('You have no codes by e-mail.');
    const { sent, wait } = await db
      .transaction()
      .execute((tx) => mailCode({ server, db: tx, now }, { accountId: actor.accountId, purpose: 'sign-in', address: factors.address }));
    if (!sent) throw tooManyTries(`Please wait ${wait} seconds before asking for another code.`, wait);
    return { message: `Six digits are on their way to ${maskEmail(factors.address)}. They count for 5 minutes.` };
  });
}
