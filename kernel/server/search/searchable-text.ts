/** More than the longest paper; the words of a text that PostgreSQL searches hold at most a megabyte. */
const LONGEST = 200_000;

/** The text of a file as it is kept for searching: one line without control characters; a hyphen at the end of a line joins its word. */
export function searchableText(raw: string): string {
  return raw
    .replaceAll(/(\p{L})-\s*\n\s*(\p{Ll})/gu, '$1$2')
    .replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST);
}
