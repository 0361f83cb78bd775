import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';

/** Read when a passkey is asked for. */
const load = () => import('@simplewebauthn/browser');

type Options = { challenge: string } & Record<string, unknown>;

/** Passkeys are bound to the name of a site: where it was opened by its number there are none. */
export function passkeysWork(): boolean {
  return 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname);
}

/** Lets the person make a passkey with a device of their choice. Throws what to show. */
export async function makePasskey(options: Options) {
  const { startRegistration, WebAuthnError } = await load();
  try {
    return await startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON });
  } catch (failure) {
    throw new Error(formatTrouble(failure instanceof WebAuthnError ? failure.code : ''), { cause: failure });
  }
}

/** Lets the person sign in with one of their passkeys. Throws what to show. */
export async function askForPasskey(options: Options) {
  const { startAuthentication, WebAuthnError } = await load();
  try {
    return await startAuthentication({ optionsJSON: options });
  } catch (failure) {
    throw new Error(formatTrouble(failure instanceof WebAuthnError ? failure.code : ''), { cause: failure });
  }
}

const TROUBLES: Record<string, string> = {
  ERROR_CEREMONY_ABORTED: 'The passkey was not used. Please try again.',
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'This device already has a passkey for your account.',
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: 'This device cannot store passkeys. Try another one.',
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT:
    'This device asks for no finger, face or PIN, which a passkey needs. Set one up there, or try another device.',
  ERROR_INVALID_DOMAIN: 'Passkeys do not work at this address. Open the system at its usual one.',
  ERROR_INVALID_RP_ID: 'Passkeys do not work at this address. Open the system at its usual one.',
};

function formatTrouble(code: string): string {
  return TROUBLES[code] ?? 'No passkey was chosen, or it took too long. Please try again, or sign in another way.';
}
