import { digitsOf, groupDigits } from '@talaan/kernel/contract/grouped-digits.ts';

/** The numbers by which agencies know the university, as its papers need them. */
export const AGENCY_NUMBERS = {
  tin: {
    label: 'TIN',
    short: 'TIN',
    digits: /^\d{9}(\d{3,5})?$/,
    message: 'A TIN has 9 digits, with its branch code 12 to 14: 000-000-000-00000.',
    groups: [3, 3, 3, 5],
  },
  gsis_no: {
    label: 'GSIS agency BP number',
    short: 'GSIS',
    digits: /^\d{8,12}$/,
    message: 'A GSIS agency number has 8 to 12 digits.',
    groups: [12],
  },
  philhealth_no: {
    label: 'PhilHealth employer number',
    short: 'PhilHealth',
    digits: /^\d{12}$/,
    message: 'A PhilHealth employer number has 12 digits: 00-000000000-0.',
    groups: [2, 9, 1],
  },
  pagibig_no: {
    label: 'Pag-IBIG employer number',
    short: 'Pag-IBIG',
    digits: /^\d{12}$/,
    message: 'A Pag-IBIG employer number has 12 digits: 0000-0000-0000.',
    groups: [4, 4, 4],
  },
} as const;
export type AgencyNumber = keyof typeof AGENCY_NUMBERS;
export const AGENCY_NUMBER_KINDS = Object.keys(AGENCY_NUMBERS) as AgencyNumber[];

/** What was typed, as digits; '' for nothing, null where it is no such number. */
export function parseAgencyNumber(kind: AgencyNumber, typed: string): string | null {
  const digits = digitsOf(typed);
  return digits === '' || AGENCY_NUMBERS[kind].digits.test(digits) ? digits : null;
}

/** As papers write it: `00-123456789-0` of PhilHealth. */
export function showAgencyNumber(kind: AgencyNumber, digits: string): string {
  return groupDigits(digits, AGENCY_NUMBERS[kind].groups);
}
