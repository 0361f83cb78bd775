/** The serial of a DBM item number, before its year: `XSUB-INST1-12-2004`. Else the last number there is. */
const SERIAL_BEFORE_YEAR = /^(.*?)(\d+)(-\d{4})$/;
const LAST_NUMBER = /^(.*?)(\d+)(\D*)$/;

/**
 * Item numbers of several items of the same: the first as given, the serial counted on, as wide as it was written.
 * Null where there is nothing to count on.
 */
export function numberSeries(first: string, count: number): string[] | null {
  if (count === 1) return [first];
  const parts = SERIAL_BEFORE_YEAR.exec(first) ?? LAST_NUMBER.exec(first);
  if (!parts) return null;
  const [, before, serial, after] = parts as unknown as [string, string, string, string];
  return Array.from(
    { length: count },
    (_, index) => `${before}${String(BigInt(serial) + BigInt(index)).padStart(serial.length, '0')}${after}`,
  );
}
