/** Thousandths of a day with the three decimals of the card: `42.500`, `−0.125`. */
export function formatThousandths(thousandths: number): string {
  return `${thousandths < 0 ? '−' : ''}${(Math.abs(thousandths) / 1000).toFixed(3)}`;
}

/** The same as a cell of the card, which is empty where nothing was moved. */
export function cellOf(thousandths: number): string {
  return thousandths === 0 ? '' : formatThousandths(thousandths);
}

/** As people say it: `1 day`, `3.75 days`. */
export function formatAmount(thousandths: number): string {
  return thousandths === 1000 ? '1 day' : `${thousandths / 1000} days`;
}
