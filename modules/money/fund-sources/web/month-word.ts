const WORD = new Intl.DateTimeFormat('en-PH', { month: 'long', timeZone: 'UTC' });

/** `11` as `November`. */
export function monthWord(month: number): string {
  return WORD.format(new Date(Date.UTC(2000, month - 1, 1)));
}
