const MOST_WORDS = 8;

/** What was typed as a text search of PostgreSQL: every word, or a word that begins so. Null where nothing is a word. */
export function toTextSearch(term: string | undefined): string | null {
  const words = term?.match(/[\p{L}\p{N}]+/gu)?.slice(0, MOST_WORDS) ?? [];
  return words.length > 0 ? words.map((word) => `${word}:*`).join(' & ') : null;
}

/** Marks of a hit; text that came out of a PDF holds no control characters. */
export const HIT = { begins: '\u0002', ends: '\u0003' };

/** A headline as parts, of which every second one is a hit; empty where it holds none. */
export function toSnippet(headline: string | null): string[] {
  if (!headline?.includes(HIT.begins)) return [];
  return headline.split(HIT.begins).flatMap((part, at) => (at === 0 ? [part] : part.split(HIT.ends)));
}
