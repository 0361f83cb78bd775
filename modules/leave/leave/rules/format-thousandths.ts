/** Thousandths of a day as cards print them: `42.500`. */
export function formatThousandths(amount: number): string {
  return (amount / 1000).toFixed(3);
}
