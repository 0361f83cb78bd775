import type { ConstraintMessages } from '@talaan/kernel/server/errors.ts';
import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as contract from '../../contract/passkeys.ts';
import { beginPasskey } from './begin-passkey.ts';
import { storeChallenge } from './challenges.ts';
import { listPasskeys } from './list-passkeys.ts';
import { registerPasskey } from './register-passkey.ts';
import { relyingParty } from './relying-party.ts';
import { removePasskey } from './remove-passkey.ts';
import { renamePasskey } from './rename-passkey.ts';
import { signInWithPasskey } from './sign-in-with-passkey.ts';
import { webAuthn } from './web-authn.ts';

export const passkeyConstraints: ConstraintMessages = {
  a_passkey_is_registered_once: { message: 'This passkey has been added before.' },
  a_passkey_has_a_name: { field: 'name', message: 'Give the passkey a name of at most 60 characters.' },
};

/** Passkeys: one's own, and signing in with them. */
export function mountPasskeys(server: Server): void {
  mount(server, contract.listPasskeys, listPasskeys);
  mount(server, contract.beginPasskey, beginPasskey);
  mount(server, contract.registerPasskey, registerPasskey);
  mount(server, contract.renamePasskey, renamePasskey);
  mount(server, contract.removePasskey, removePasskey);
  mount(server, contract.signInWithPasskey, signInWithPasskey);

  // It names no account: which passkeys there are nobody learns before signing.
  mount(server, contract.challengePasskey, async ({ db, now }) => {
    const { rpID } = relyingParty(server.settings);
    const { generateAuthenticationOptions } = await webAuthn();
    const options = await generateAuthenticationOptions({
      rpID,
      userVerification: 'required',
      timeout: contract.CHALLENGE_MINUTES * 60_000,
    });
    await storeChallenge(db, now, options.challenge, { ceremony: 'sign in' });
    return { options: { ...options } };
  });
}
