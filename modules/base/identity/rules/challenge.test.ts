import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  inGroups,
  isOpen,
  LONGEST_MINUTES,
  maskEmail,
  methodsOf,
  prolonged,
  readTypedCode,
  RECOVERY_SIGNS,
  RESEND_SECONDS,
  secondsUntilResend,
  TRIES,
} from './challenge.ts';

const NOON = Temporal.Instant.from('2026-11-20T12:00:00Z');
const after = (seconds: number) => NOON.add({ seconds });
const open = { expires_at: after(300).toString(), tries: 0, used_at: null };

test('a challenge takes a code for five minutes, five times, and once with success', () => {
  const cases = [
    { state: open, at: after(0), expected: true },
    { state: open, at: after(299), expected: true },
    { state: open, at: after(300), expected: false },
    { state: { ...open, tries: TRIES - 1 }, at: after(10), expected: true },
    { state: { ...open, tries: TRIES }, at: after(10), expected: false },
    { state: { ...open, used_at: after(5).toString() }, at: after(10), expected: false },
  ];
  for (const { state, at, expected } of cases) assert.equal(isOpen(state, at), expected, JSON.stringify({ state, at }));
});

test('a new code may be mailed 30 seconds after the last one', () => {
  const cases: [string | undefined, number, number][] = [
    [undefined, 0, 0],
    [NOON.toString(), 0, RESEND_SECONDS],
    [NOON.toString(), 29, 1],
    [NOON.toString(), 30, 0],
    [NOON.toString(), 90, 0],
  ];
  for (const [sentAt, seconds, expected] of cases) assert.equal(secondsUntilResend(sentAt, after(seconds)), expected);
});

test('a role that requires a second factor falls back on mailed codes; recovery codes alone are no factor', () => {
  const none = { app: false, email: false, recoveryCodes: 0, required: false };
  const cases: [Partial<typeof none>, string[]][] = [
    [{}, []],
    [{ recoveryCodes: 3 }, []],
    [{ required: true }, ['email']],
    [{ required: true, recoveryCodes: 3 }, ['email', 'recovery']],
    [{ app: true }, ['app']],
    [{ app: true, required: true, recoveryCodes: 1 }, ['app', 'recovery']],
    [{ app: true, email: true, recoveryCodes: 10 }, ['app', 'email', 'recovery']],
    [{ email: true }, ['email']],
  ];
  for (const [factors, expected] of cases) assert.deepEqual(methodsOf({ ...none, ...factors }), expected, JSON.stringify(factors));
});

test('codes are read as people type them', () => {
  const cases: [string, string][] = [
    ['123456', 'digits'],
    [' 123 456 ', 'digits'],
    ['123-456', 'digits'],
    ['12345', 'neither'],
    ['1234567', 'neither'],
    ['١٢٣٤٥٦', 'neither'],
    ['7k3m-q2xa-9tpd', 'recovery'],
    ['7K3M Q2XA 9TPD', 'recovery'],
    ['7K3M-Q2XA-9TPI', 'neither'],
    ['', 'neither'],
  ];
  for (const [typed, kind] of cases) assert.equal(readTypedCode(typed).kind, kind, typed);
});

test('a recovery code is read back whatever blanks, dashes and cases come between its signs', () => {
  const code = fc.string({ unit: fc.constantFrom(...RECOVERY_SIGNS), minLength: 12, maxLength: 12 });
  const noise = fc.array(fc.constantFrom('', ' ', '-', '  '), { minLength: 12, maxLength: 12 });
  const property = fc.property(code, noise, fc.boolean(), (given, between, small) => {
    const typed = [...inGroups(given)].map((sign, at) => sign + (between[at] ?? '')).join('');
    assert.deepEqual(readTypedCode(small ? typed.toLowerCase() : typed), { kind: 'recovery', code: given });
  });
  fc.assert(property);
});

test('however often a code is mailed anew, a challenge ends within a quarter of an hour', () => {
  const property = fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 20 }), (waits) => {
    let now = NOON;
    let end = after(300);
    for (const seconds of waits) {
      now = now.add({ seconds });
      if (!isOpen({ ...open, expires_at: end.toString() }, now)) break;
      const later = prolonged(NOON.toString(), now);
      assert.ok(Temporal.Instant.compare(later, end) >= 0, 'a new code never shortens it');
      end = later;
    }
    assert.ok(Temporal.Instant.compare(end, NOON.add({ minutes: LONGEST_MINUTES })) <= 0);
  });
  fc.assert(property);
});

test('of an address only the first sign and the house are shown', () => {
  assert.equal(maskEmail('juana@talaan.example'), 'j•••@talaan.example');
  assert.equal(maskEmail('ñ@talaan.example'), 'ñ•••@talaan.example');
});
