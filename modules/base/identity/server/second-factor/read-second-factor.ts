import { notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import type { readSecondFactor as endpoint } from '../../contract/second-factor.ts';
import { hasJustSignedIn } from '../confirm-owner.ts';
import { listRememberedBrowsers } from '../known-browsers.ts';
import { readFactors } from './read-factors.ts';

/** One's second factors and remembered browsers. */
export async function readSecondFactor(call: Call): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, today } = call;
  const factors = await readFactors(db, actor.accountId, today);
  if (!factors) throw notFound();
  const { app, email, address, recoveryCodes, required } = factors;
  return {
    app,
    email,
    address,
    recovery_codes: recoveryCodes,
    required,
    needs_password: !(await hasJustSignedIn(call)),
    browsers: await listRememberedBrowsers(db, actor.accountId, call),
  };
}
