/** What a scanner puts before a code to say its kind (ISO/IEC 15424), such as `]C1`. */
const SYMBOLOGY = /^\][A-Za-z]\d/;
/** Ends of lines and groups, soft hyphens, marks without width. */
const UNSEEN = /[\p{Cc}\p{Cf}]/gu;
const HYPHENS = /\p{Pd}|\u2212/gu;
/** Signs around a number: the stars of Code 39, brackets, quotes, a dot at the end. */
const AROUND = /^[^\p{L}\p{N}\]]+|[^\p{L}\p{N}]+$/gu;
/** A person may write what it is; `NO-HRMO-2026-000123` begins with a campus. */
const SAID = /^(?:tracking\s*)?(?:no|number)\b(?!-)[.:#\s]*/i;

/**
 * The number that was scanned, typed or pasted, without what a scanner or a person adds; any hyphen as `-`, wide letters as usual ones. An address
 * stays as it is inside.
 */
export function cleanScan(text: string): string {
  const plain = text.normalize('NFKC').replaceAll(UNSEEN, '').replaceAll(HYPHENS, '-').trim();
  return plain
    .replace(SYMBOLOGY, '')
    .replaceAll(AROUND, '')
    .replace(SAID, '')
    .replaceAll(AROUND, '')
    .replaceAll(/\s*-\s*/g, '-');
}
