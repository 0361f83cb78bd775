import { groupDigits } from '@talaan/kernel/contract/grouped-digits.ts';

/** Puts hyphens into digits as they are typed: `1234567890` in groups of 2, 7, 1 is `12-3456789-0`. More digits than there is room for are not taken. */
export function hyphenateTyped(typed: string, groups: readonly number[]): string {
  return groupDigits(typed.replaceAll(/\D/g, ''), groups);
}

/** Where the caret stands after so many digits. */
export function placeAfterDigits(text: string, digits: number): number {
  let at = 0;
  for (let passed = 0; passed < digits && at < text.length; at++) if (/\d/.test(text.charAt(at))) passed++;
  return at;
}
