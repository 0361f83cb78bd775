/** A sum over so many items in centavos: they add up to it, and the odd centavos go to the first ones. */
export function splitSum(total: number, count: number): number[] {
  const each = Math.floor(total / count);
  const odd = total - each * count;
  return Array.from({ length: count }, (_, at) => each + (at < odd ? 1 : 0));
}
