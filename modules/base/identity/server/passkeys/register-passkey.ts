import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import { sendMail } from '@talaan/kernel/server/mail/mail.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type { registerPasskey as endpoint } from '../../contract/passkeys.ts';
import { takeChallenge } from './challenges.ts';
import { passkeyColumns } from './list-passkeys.ts';
import { ALGORITHMS, relyingParty } from './relying-party.ts';
import { webAuthn } from './web-authn.ts';

type RegisterCall = CallOf<typeof endpoint>;

/** Keeps the passkey that the browser has made, and writes to its owner. Errors: 409 where it was not made here and now, 422. */
export async function registerPasskey(call: RegisterCall): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, now, requestId, body } = call;
  const { credential, credentialBackedUp, userHandle } = await readMadeHere(call);
  return db.transaction().execute(async (tx) => {
    const passkey = await tx
      .insertInto('identity.passkey')
      .values({
        account_id: actor.accountId,
        credential_id: credential.id,
        user_handle: userHandle,
        public_key: Buffer.from(credential.publicKey),
        sign_count: credential.counter,
        transports: body.credential.response.transports,
        name: body.name,
        backed_up: credentialBackedUp,
        created_at: now.toString(),
      })
      .returning(passkeyColumns)
      .executeTakeFirstOrThrow();
    await recordChange(
      { db: tx, actor, now, requestId },
      { action: 'add a passkey', subject: `account:${actor.accountId}`, after: { passkey: passkey.id, name: passkey.name } },
    );
    await sendMail(tx, now, {
      to: actor.email,
      subject: 'A passkey has been added to your account',
      paragraphs: [
        `The passkey "${passkey.name}" now opens your account, without the password.`,
        'If this was not you, change your password, remove the passkey under Account settings, and notify the administrator at once.',
      ],
    });
    return { passkey };
  });
}

async function readMadeHere({ server, db, actor, now, body }: RegisterCall) {
  const { rpID, origin } = relyingParty(server.settings);
  const { credential } = body;
  const taken = await takeChallenge(db, now, credential.response.clientDataJSON, { ceremony: 'register', accountId: actor.accountId });
  if (!taken?.userHandle) throw wrongState('This took too long, or was sent before. Please add the passkey again.');
  const { verifyRegistrationResponse } = await webAuthn();
  const verified = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: taken.challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((failure: Error) => {
    server.http.log.warn(`a new passkey was refused: ${failure.message}`);
  });
  if (!verified?.verified)
    throw wrongState('This passkey was not made for this site. Please add it again, from the address of this system.');
  return { ...verified.registrationInfo, userHandle: taken.userHandle };
}
