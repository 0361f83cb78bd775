import { generateSecret, generateURI, verifySync } from 'otplib';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { openSealed, sealText } from './seal.ts';

const ISSUER = 'Talaan';
/** A phone may be half a minute early or late, and a person slow. */
const TOLERANCE_SECONDS = 30;

type CallPart = Pick<Call, 'server' | 'db'>;

export async function makeSecret(call: CallPart, accountId: number): Promise<{ secret: string; sealed: Buffer }> {
  const secret = generateSecret();
  return { secret, sealed: await sealText(call, secret, contextOf(accountId)) };
}

export async function openSecret(call: CallPart, accountId: number, sealed: Buffer): Promise<string> {
  return openSealed(call, sealed, contextOf(accountId));
}

/** What the QR code says (Key Uri Format). */
export function enrolmentAddress(secret: string, email: string): string {
  return generateURI({ issuer: ISSUER, label: email, secret });
}

/** The time step whose code this is, or null. By the real clock: a phone knows nothing of the moment in which a demo lives. */
export function stepOf(secret: string, code: string): number | null {
  const checked = verifySync({ secret, token: code, epochTolerance: TOLERANCE_SECONDS });
  return checked.valid && 'timeStep' in checked ? checked.timeStep : null;
}

function contextOf(accountId: number): string {
  return `authenticator:${accountId}`;
}
