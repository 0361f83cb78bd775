import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import { addFirstAdministrator, hasAdministrator, lockAdministratorRole, openSession } from '@talaan/identity/server/public.ts';
import type { makeFirstAdministrator as endpoint } from '../contract.ts';
import { isLiveCode, removeSetupCodes } from './setup-codes.ts';

/**
 * Makes the account that holds the role Administrator over the whole university, uses every set-up address up, and signs in. Of two
 * browsers at the same moment the second is told that there is one. Errors: 409 where there is one; 422 on `code`, `email`, `password`.
 */
export async function makeFirstAdministrator(call: CallOf<typeof endpoint>): Promise<{ token: string }> {
  const { db, now, body } = call;
  // Until the commit: the second waits, and then finds the first.
  await lockAdministratorRole(db);
  if (await hasAdministrator(db))
    throw wrongState(
      'There is an administrator already, and this set-up address is used up. Sign in, or ask the administrator for an account.',
    );
  const { code, ...account } = body;
  if (!(await isLiveCode(db, now, code)))
    throw invalid({ code: ['This set-up address works no more. Start Talaan again on the server: it prints another.'] });
  const id = await addFirstAdministrator(call, account);
  await removeSetupCodes(db);
  return { token: await openSession(db, id, call) };
}
