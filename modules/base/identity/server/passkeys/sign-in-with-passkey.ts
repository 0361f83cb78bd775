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
  const { db, now, body } = call;
  const taken = await takeChallenge(db, now, body.credential.response.clientDataJSON, { ceremony: 'sign in' });
  if (!taken) throw notSignedIn('This took too long, or was sent before. Please try again.');
  const passkey = await findPasskey(db, body.credential.id);
  if (!passkey) throw notSignedIn('This passkey is not known here. Sign in with your password, then add it under Account settings.');
  const signed = await readSigned(call, taken.challenge, passkey);
  if (passkey.suspended_at !== null) {
    await noteTry(db, passkey.account_id, call, 'suspended');
    throw notSignedIn('Your account is suspended. Ask the administrator.');
  }
  return db.transaction().execute(async (tx) => {
    // Of two answers with one count at the same moment, one passes.
    const counted = await tx
      .updateTable('identity.passkey')
      .set({ sign_count: signed.newCounter, backed_up: signed.credentialBackedUp, last_used_at: now.toString() })
      .where('id', '=', passkey.id)
      .where((eb) => (signed.newCounter === 0 ? eb('sign_count', '=', 0) : eb('sign_count', '<', signed.newCounter)))
      .executeTakeFirst();
    if (!counted.numUpdatedRows) throw notSignedIn(REFUSED);
    return { token: await openSession(tx, passkey.account_id, call) };
  });
}

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
async function readSigned(call: SignInCall, challenge: string, passkey: KnownPasskey) {
  const { server, body } = call;
  const { rpID, origin } = relyingParty(server.settings);
  try {
    if (body.credential.response.userHandle !== passkey.user_handle) throw new Error('it names another account');
    const { verifyAuthenticationResponse } = await webAuthn();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...body.credential, clientExtensionResults: {} },
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
