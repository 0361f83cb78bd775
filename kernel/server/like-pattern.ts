/** The LIKE pattern that finds a term anywhere in text made plain by `kernel.plain`: no accents, Ñ as n, lower case. */
export function likePattern(term: string): string {
  const plain = term.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return `%${plain.replace(/[\\%_]/g, '\\$&').replace(/\s+/g, '%')}%`;
}
