/** The library of passkeys: 300 files of certificates, read when the first passkey is used. */
export const webAuthn = () => import('@simplewebauthn/server');
