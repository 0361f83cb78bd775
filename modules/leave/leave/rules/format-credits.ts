/** As the card says it: `10 d`, `12.500 d`. */
export function formatCredits(thousandths: number): string {
  return `${numberOf(thousandths)} d`;
}

/** `10 days`, `1 day`, `12.500 days` */
export function formatDays(thousandths: number): string {
  return `${numberOf(thousandths)} ${thousandths === 1000 ? 'day' : 'days'}`;
}

function numberOf(thousandths: number): string {
  return thousandths % 1000 === 0 ? String(thousandths / 1000) : (thousandths / 1000).toFixed(3);
}
