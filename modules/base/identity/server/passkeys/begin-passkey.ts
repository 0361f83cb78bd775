import { randomBytes } from 'node:crypto';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { CHALLENGE_MINUTES, type beginPasskey as endpoint } from '../../contract/passkeys.ts';
import { confirmOwner } from '../confirm-owner.ts';
import { storeChallenge } from './challenges.ts';
import { ALGORITHMS, relyingParty } from './relying-party.ts';
import { webAuthn } from './web-authn.ts';

const MOST_PASSKEYS = 20;

/** Begins to make a passkey: one that names its account by itself, and asks for a finger, a face or a PIN. Errors: 409, 422, 429. */
export async function beginPasskey(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { server, db, actor, now, body } = call;
  const { rpID } = relyingParty(server.settings);
  await confirmOwner(call, body.password);
  const known = await db
    .selectFrom('identity.passkey')
    .select(['credential_id', 'transports', 'user_handle'])
    .where('account_id', '=', actor.accountId)
    .orderBy('id')
    .execute();
  if (known.length >= MOST_PASSKEYS) throw wrongState(`You have ${MOST_PASSKEYS} passkeys. Remove one that you no longer use first.`);
  const userHandle = known[0]?.user_handle ?? randomBytes(32).toString('base64url');
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: 'Talaan',
    rpID,
    userID: new Uint8Array(Buffer.from(userHandle, 'base64url')),
    userName: actor.email,
    userDisplayName: actor.name,
    timeout: CHALLENGE_MINUTES * 60_000,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map((one) => ({ id: one.credential_id, transports: one.transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await storeChallenge(db, now, options.challenge, { ceremony: 'register', accountId: actor.accountId, userHandle });
  return { options: { ...options } };
}
