/** A name without accents, case and dots, to be compared. */
export function plainWords(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[.,-]/g, ' ').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}
