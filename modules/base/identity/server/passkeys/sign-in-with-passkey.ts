import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { notSignedIn } from '@talaan/kernel/server/errors.ts';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import type { signInWithPasskey as endpoint } from '../../contract/passkeys.ts';
import { noteTry } from '../sign-in/note-try.ts';
import { openSession } from '../sign-in/open-session.ts';
import { takeChallenge } from './challenges.ts';
import { relyingParty } from './relying-party.ts';
import { webAuthn } from './web-authn.ts';

type SignInCall = CallOf<typeof endpoint>;

const REFUSED = 'This passkey was refused. Please try again, or sign in with your password.';

/** Signs in with what one has and is, or knows: possession of the key, and the finger, face or PIN that the authenticator asked for. Errors: 401. */
export async function signInWithPasskey(call: SignInCall): Promise<{ token: string }> {
  const { db, body } = call;
  const proven = await provePasskey(call, body.credential);
  const { passkey } = proven;
  if (passkey.suspended_at !== null) {
    await noteTry(db, passkey.account_id, call, 'suspended');
    throw notSignedIn('Your account is suspended. Ask the administrator.');
  }
  return db.transaction().execute(async (tx) => {
    await countUse(tx, call, proven);
    return { token: await openSession(tx, passkey.account_id, call) };
  });
}

/** A passkey that answered a challenge which counts from now on no more, with what it answered. Errors: 401. */
export async function provePasskey(call: ProvingCall, answer: SignInCall['body']['credential']) {
  const { db, now } = call;
  const taken = await takeChallenge(db, now, answer.response.clientDataJSON, { ceremony: 'sign in' });
  if (!taken) throw notSignedIn('This took too long, or was sent before. Please try again.');
  const passkey = await findPasskey(db, answer.id);
  if (!passkey) throw notSignedIn('This passkey is not known here. Sign in with your password, then add it under Account settings.');
  return { passkey, signed: await readSigned(call, answer, taken.challenge, passkey) };
}

/** Of two answers with one count at the same moment, one passes. Errors: 401. */
export async function countUse(
  db: Database,
  { now }: Pick<SignInCall, 'now'>,
  { passkey, signed }: Awaited<ReturnType<typeof provePasskey>>,
): Promise<void> {
  const counted = await db
    .updateTable('identity.passkey')
    .set({ sign_count: signed.newCounter, backed_up: signed.credentialBackedUp, last_used_at: now.toString() })
    .where('id', '=', passkey.id)
    .where((eb) => (signed.newCounter === 0 ? eb('sign_count', '=', 0) : eb('sign_count', '<', signed.newCounter)))
    .executeTakeFirst();
  if (!counted.numUpdatedRows) throw notSignedIn(REFUSED);
}

type ProvingCall = Pick<SignInCall, 'server' | 'db' | 'actor' | 'now' | 'requestId' | 'inPlaceOf'>;
type KnownPasskey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

function findPasskey(db: Database, credentialId: string) {
  return db
    .selectFrom('identity.passkey as p')
    .innerJoin('identity.account as a', 'a.id', 'p.account_id')
    .select(['p.id', 'p.account_id', 'p.credential_id', 'p.user_handle', 'p.public_key', 'p.sign_count', 'a.suspended_at'])
    .where('p.credential_id', '=', credentialId)
    .executeTakeFirst();
}

/** Holds the answer against the key, the site, and the count, which only a copied key lets go back. */
async function readSigned(call: ProvingCall, answer: SignInCall['body']['credential'], challenge: string, passkey: KnownPasskey) {
  const { server } = call;
  const { rpID, origin } = relyingParty(server.settings);
  try {
    if (answer.response.userHandle !== passkey.user_handle) throw new Error('it names another account');
    const { verifyAuthenticationResponse } = await webAuthn();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...answer, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: { id: passkey.credential_id, publicKey: new Uint8Array(passkey.public_key), counter: passkey.sign_count },
    });
    if (!verified) throw new Error('the signature is not of this key');
    return authenticationInfo;
  } catch (failure) {
    const reason = failure instanceof Error ? failure.message : String(failure);
    await recordChange(call, {
      action: 'refuse a passkey',
      subject: `account:${passkey.account_id}`,
      after: { passkey: passkey.id, reason },
    });
    throw notSignedIn(REFUSED);
  }
}
