import { IDENTITY_NUMBERS, showIdentityNumber, type IdentityKind } from '@talaan/personnel/rules/identity-numbers.ts';
import type { Field } from './field.ts';

/** Anyone who is in service has a TIN (item 14); the others may be waited for. */
const NEEDED: ReadonlySet<IdentityKind> = new Set(['tin']);

/** An identity number of the sheet (items 10–14): kept as digits, shown with hyphens. */
export function identityNumber(kind: IdentityKind): Field {
  const { label } = IDENTITY_NUMBERS[kind];
  return {
    label,
    kind: 'identity_number',
    need: NEEDED.has(kind) ? 'always' : 'never',
    masked: true,
    identity: kind,
    show: (stored) => showIdentityNumber(kind, String(stored ?? '')),
  };
}

/** All but the last four letters and digits as dots; one of four or fewer whole. */
export function mask(shown: string): string {
  const letters = [...shown].filter((letter) => LETTER.test(letter)).length;
  let seen = 0;
  return [...shown].map((letter) => (LETTER.test(letter) && (++seen <= letters - SEEN || letters <= SEEN) ? '•' : letter)).join('');
}

const LETTER = /[\p{L}\d]/u;
const SEEN = 4;
