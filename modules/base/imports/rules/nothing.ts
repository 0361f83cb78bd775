const NOTHING = /^(?:n\s?\/\s?a\.?|n\.\s?a\.?|none|null|not applicable|wala|[-–—_.]+)$/i;

/** The words and signs by which people say that a cell has nothing in it: N/A, none, a dash. `Na` is a name, `NA` is not. */
export function isNothing(cell: string): boolean {
  return NOTHING.test(cell) || cell === 'NA';
}

/** What a workbook shows in a cell whose formula has no result, such as `#N/A`; null where the cell has none. */
export function errorOfCell(cell: string): string | null {
  return /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|GETTING_DATA|DATE)$/.test(cell) ? cell : null;
}
