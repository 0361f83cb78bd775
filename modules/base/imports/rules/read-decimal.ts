interface Parts {
  /** Whole parts: thousandths of a day, centavos. */
  value: number;
  /** Said where decimals were rounded away. */
  note?: string;
}

/**
 * A decimal number, as it is typed or as a formula makes it, in whole parts of ten to the power of `places`; null where it is none. What has
 * more decimals is rounded half up, which is said: `12.416666667` days are 12.417.
 */
export function readDecimal(text: string, places: number): Parts | null {
  const found = /^(\d{1,3}(?:,\d{3})+|\d{0,9})(?:\.(\d*))?$/.exec(text);
  if (!found || !/\d/.test(text)) return null;
  const [whole, decimals] = [found[1]!.replaceAll(',', ''), found[2] ?? ''];
  const kept = Number(whole + decimals.slice(0, places).padEnd(places, '0'));
  const value = kept + (Number(decimals[places] ?? 0) >= 5 ? 1 : 0);
  if (!/[1-9]/.test(decimals.slice(places))) return { value };
  return { value, note: `${text} is read as ${(value / 10 ** places).toFixed(places)}.` };
}

/** `1,250` may be a thousand and more, or 1.25 as some countries write it: of days, which are rarely a thousand, it is asked. */
export function isUnclearNumber(text: string): boolean {
  return /^\d{1,3},\d{1,3}$/.test(text);
}
