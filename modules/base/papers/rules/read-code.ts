/** Letters that Crockford's base 32 leaves out because they are read as digits. */
const READ_AS: Record<string, string> = { O: '0', I: '1', L: '1' };
const CODE = /^[0-9A-HJKMNP-TV-Z]{16}$/;

/** A code as a person typed it: lower case, hyphens, O for 0 and I for 1 are forgiven. Null where it cannot be one. */
export function readCode(typed: string): string | null {
  const read = typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll(/[OIL]/g, (letter) => READ_AS[letter]!);
  return CODE.test(read) ? read : null;
}

/** `ABCD1234EFGH5678` as `ABCD-1234-EFGH-5678`, as papers print it. */
export function groupCode(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/g, '$1-');
}
