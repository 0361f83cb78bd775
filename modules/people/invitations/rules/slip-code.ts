import { inGroups, RECOVERY_SIGNS } from '@talaan/identity/rules/challenge.ts';

const LENGTH = 12;
/** Letters that are left out because they are read as digits. */
const READ_AS: Record<string, string> = { O: '0', I: '1', L: '1' };
const CODE = new RegExp(`^[${RECOVERY_SIGNS}]{${LENGTH}}$`);

/** The code that random bytes stand for, one of 32 signs each: 60 bits. At least 12 bytes. */
export function codeOfBytes(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, LENGTH), (byte) => RECOVERY_SIGNS[byte % RECOVERY_SIGNS.length]).join('');
}

/** A code as a person typed it: lower case, hyphens, blanks, O for 0 and I or L for 1 are forgiven. Null where it cannot be one. */
export function readSlipCode(typed: string): string | null {
  const read = typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll(/[OIL]/g, (letter) => READ_AS[letter]!);
  return CODE.test(read) ? read : null;
}

/** `7K3MQ2XA9TPD` as `7K3M-Q2XA-9TPD`, as slips print it. */
export const groupSlipCode = inGroups;

/** What the QR code of a slip says after `#`: the employee number and the code. */
export function writeSlipMark(number: string, code: string): string {
  return `${encodeURIComponent(number)}/${code}`;
}

/** The number and the code after `#`, or null where it is something else, such as the token of a letter. */
export function readSlipMark(mark: string): { number: string; code: string } | null {
  const cut = mark.lastIndexOf('/');
  const code = cut > 0 ? readSlipCode(mark.slice(cut + 1)) : null;
  if (code === null) return null;
  try {
    return { number: decodeURIComponent(mark.slice(0, cut)), code };
  } catch {
    return null;
  }
}
