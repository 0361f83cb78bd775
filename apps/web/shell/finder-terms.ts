import { opens } from '@talaan/kernel/contract/groups.ts';
import type { SearchFinder } from '@talaan/kernel/web/search-finder.ts';

type Finder = Pick<SearchFinder, 'prefix' | 'groups'>;

/** What a finder is asked, of what was typed, from so many letters on; null where it is not asked. One with a prefix is asked with what follows, and then alone. */
export function termFor(finder: Finder, finders: readonly Finder[], typed: string, from: number): string | null {
  const begun = finders.find(({ prefix }) => prefix !== undefined && begins(typed, prefix));
  if (begun ? begun !== finder : finder.prefix !== undefined) return null;
  const term = typed.slice(begun?.prefix?.length ?? 0).trim();
  return term.length >= from ? term : null;
}

/** The prefixes that are offered as actions: each word that was typed is in one, and it is not typed yet. */
export function prefixesFor(finders: readonly Finder[], views: readonly string[], typed: string): string[] {
  const words = typed.trim().toLowerCase().split(/\s+/);
  return finders.flatMap(({ prefix, groups }) =>
    prefix !== undefined &&
    !begins(typed, prefix) &&
    groups.some((group) => opens(group, views)) &&
    words.every((word) => prefix.toLowerCase().includes(word))
      ? [prefix]
      : [],
  );
}

function begins(typed: string, prefix: string): boolean {
  return typed.trimStart().toLowerCase().startsWith(prefix.toLowerCase());
}
