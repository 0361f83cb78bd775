import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { generateSync } from 'otplib';
import type { TestApp } from '@talaan/testing/app.ts';
import { callAs } from '@talaan/testing/call-as.ts';
import { beginApp, turnOnApp } from '../../contract/second-factor.ts';
import { login, type Challenge } from '../../contract/sign-in.ts';

/** For tests of sign-in: people of the demo, their phones and their mailboxes. */
export const PASSWORD = 'Talaan-demo-2026';
const STEP_SECONDS = 30;

export function addressOf(who: string): string {
  return `${who}@talaan.example`;
}

/** The password of somebody, where nothing more is asked for. */
export async function signInAs(app: TestApp, who: string): Promise<string> {
  const { body } = await callAs(app.url, null, login, { body: { email: addressOf(who), password: PASSWORD } });
  assert.ok('token' in body, `${who} is asked for a second factor`);
  return body.token;
}

export async function challengeOf(app: TestApp, who: string): Promise<Challenge> {
  const { body } = await callAs(app.url, null, login, { body: { email: addressOf(who), password: PASSWORD } });
  assert.ok('id' in body, `${who} is not asked for a second factor: ${JSON.stringify(body)}`);
  return body;
}

/** The code that a phone shows now, or so many time steps away. */
export function codeOfPhone(secret: string, steps = 0): string {
  return generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * STEP_SECONDS });
}

const NEAR_END_SECONDS = 3;
/** A timer may end a little before its time by the clock. */
const TIMER_EARLY_MS = 50;

/** Near the end of a time step the code of the one before would be over when it arrives. */
async function sleepOverEnd(): Promise<void> {
  const left = STEP_SECONDS - ((Date.now() / 1000) % STEP_SECONDS);
  if (left < NEAR_END_SECONDS) await sleep(left * 1000 + TIMER_EARLY_MS);
}

/** Turns the app on with the code of the step before, so that the present one is still to be used. */
export async function turnOnPhone(app: TestApp, who: string): Promise<{ secret: string; recoveryCodes: string[]; token: string }> {
  const token = await signInAs(app, who);
  const { body: begun } = await callAs(app.url, token, beginApp, { body: {} });
  await sleepOverEnd();
  const { status, body } = await callAs(app.url, token, turnOnApp, { body: { code: codeOfPhone(begun.secret, -1) } });
  assert.equal(status, 200, JSON.stringify(body));
  return { secret: begun.secret, recoveryCodes: body.recovery_codes, token };
}

/** The code in the newest mail of codes. */
export async function mailedCode(app: TestApp, who: string): Promise<string> {
  const mail = (await app.mails(addressOf(who))).find(({ subject }) => subject === 'Your code for Talaan');
  const code = /\b\d{6}\b/.exec(mail?.content_text ?? '')?.[0];
  assert.ok(code, `no code was mailed to ${who}`);
  return code;
}

/** As if so many seconds had passed for everything that waits for a code. */
export async function letSecondsPass(app: TestApp, seconds: number): Promise<void> {
  await app.server.pool.query(
    `update identity.mailed_code set sent_at = sent_at - $1 * interval '1 second', expires_at = expires_at - $1 * interval '1 second'`,
    [seconds],
  );
  await app.server.pool.query(
    `update identity.sign_in_challenge set created_at = created_at - $1 * interval '1 second', expires_at = expires_at - $1 * interval '1 second'`,
    [seconds],
  );
}

/** Takes second factors, tries and remembered browsers from everybody, between two tests. */
export async function startOver(app: TestApp): Promise<void> {
  for (const table of [
    'authenticator',
    'email_factor',
    'recovery_code',
    'mailed_code',
    'sign_in_challenge',
    'sign_in_try',
    'known_browser',
  ])
    await app.server.pool.query(`delete from identity.${table}`);
  await app.server.pool.query('update identity.role set requires_second_factor = false');
}
