/** What was typed of a number, without the spaces, hyphens and dots in it. */
export function digitsOf(typed: string): string {
  return typed.replaceAll(/[\s.\-–]/g, '');
}

/** Digits with hyphens between groups of so many: `123456789000` by 3, 3, 3 and 5 as `123-456-789-000`. */
export function groupDigits(digits: string, groups: readonly number[]): string {
  let at = 0;
  const parts = groups.map((length) => digits.slice(at, (at += length)));
  return parts.filter((part) => part !== '').join('-');
}
