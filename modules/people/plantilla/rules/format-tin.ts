/** A TIN as it is printed, `123-456-789-000`; or masked, with the last digits of its nine alone. */
export function formatTin(number: string | null, inFull: boolean): string | null {
  if (number === null) return null;
  return inFull ? number.replace(/(?<=^(?:\d{3})+)(?=\d{3}(?:\d{2})?(?:\d{3})*$)/g, '-') : `•••-•••-${number.slice(6, 9)}`;
}
