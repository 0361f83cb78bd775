import { NATURES, type Nature } from '../contract/fields.ts';

/** `Laptop computer and 2 more`. */
export function nameItems(articles: readonly string[]): string {
  const [first, ...more] = articles;
  return more.length === 0 ? first! : `${first} and ${more.length} more`;
}

/** What differs first: `Laptop computer and 2 more, to Zamora, Gemma`. */
export function transferTitle(articles: readonly string[], to: string): string {
  return `${nameItems(articles)}, to ${to}`;
}

/** `Stolen: Laptop computer`. */
export function lossTitle(nature: Nature, articles: readonly string[]): string {
  return `${NATURES[nature]}: ${nameItems(articles)}`;
}
