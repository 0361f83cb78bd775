import { digitsOf, groupDigits } from '@talaan/kernel/contract/grouped-digits.ts';

/** Identity numbers of items 10 to 14 of the personal data sheet, in their order there. */
export const IDENTITY_KINDS = ['gsis', 'umid', 'pagibig', 'philhealth', 'sss', 'philsys', 'tin'] as const;
export type IdentityKind = (typeof IDENTITY_KINDS)[number];

interface NumberForm {
  label: string;
  /** Digits alone. */
  digits: RegExp;
  message: string;
  /** How many digits stand between the hyphens when it is shown. */
  groups: readonly number[];
}

/** Domain, section 3.1: what each number looks like. */
export const IDENTITY_NUMBERS: Record<IdentityKind, NumberForm> = {
  gsis: { label: 'GSIS BP number', digits: /^\d{10,11}$/, message: 'A GSIS BP number has 10 or 11 digits.', groups: [11] },
  umid: {
    label: 'UMID common reference number',
    digits: /^\d{12}$/,
    message: 'A UMID number has 12 digits: 0000-0000000-0.',
    groups: [4, 7, 1],
  },
  pagibig: {
    label: 'Pag-IBIG MID number',
    digits: /^\d{12}$/,
    message: 'A Pag-IBIG number has 12 digits: 0000-0000-0000.',
    groups: [4, 4, 4],
  },
  philhealth: {
    label: 'PhilHealth number',
    digits: /^\d{12}$/,
    message: 'A PhilHealth number has 12 digits: 00-000000000-0.',
    groups: [2, 9, 1],
  },
  sss: { label: 'SSS number', digits: /^\d{10}$/, message: 'An SSS number has 10 digits: 00-0000000-0.', groups: [2, 7, 1] },
  philsys: {
    label: 'PhilSys card number (PCN)',
    digits: /^(\d{16}|\d{12})$/,
    message: 'A PhilSys card number has 16 digits, a PhilSys number 12.',
    groups: [4, 4, 4, 4],
  },
  tin: {
    label: 'TIN',
    digits: /^\d{9}(\d{3,5})?$/,
    message: 'A TIN has 9 digits, with its branch code 12 to 14: 000-000-000-000.',
    groups: [3, 3, 3, 5],
  },
};

/** What was typed, as digits; '' for nothing, null where it is no such number. Spaces, hyphens and dots may stand anywhere. */
export function parseIdentityNumber(kind: IdentityKind, typed: string): string | null {
  const digits = digitsOf(typed);
  return digits === '' || IDENTITY_NUMBERS[kind].digits.test(digits) ? digits : null;
}

/** `123456789000` of a TIN as `123-456-789-000`. */
export function showIdentityNumber(kind: IdentityKind, digits: string): string {
  return groupDigits(digits, IDENTITY_NUMBERS[kind].groups);
}

const SHOWN = 4;

/** The last four digits behind dots: `•••• •••• 1234`. Says nothing of its length beyond groups of four. */
export function maskIdentityNumber(digits: string): string {
  const hidden = Math.ceil((digits.length - SHOWN) / SHOWN);
  return `${'•••• '.repeat(hidden)}${digits.slice(-SHOWN)}`;
}
