import type { VacancyRow } from '../contract/public-pages.ts';

interface Wanted {
  page: number;
  per_page: number;
  term: string;
  campus?: readonly number[] | undefined;
  place?: string | undefined;
  kind?: readonly string[] | undefined;
}

/** Text as people search for it: no accents, ñ as n, lower case. */
export function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Where one would serve: as the post says it, else the campus. */
export function placeOf({ place, campus }: Pick<VacancyRow, 'place' | 'campus'>): string {
  return place || campus;
}

/** The page of the open posts that is asked for, how many there are in all, and by what all that are open can be narrowed. Each word of a search is somewhere in the post. */
export function findVacancies<Post extends VacancyRow & { plain: string }>(
  open: readonly Post[],
  { page, per_page, term, campus, place, kind }: Wanted,
) {
  const words = plain(term)
    .split(/[\s,]+/)
    .filter(Boolean);
  const found = open.filter(
    (post) =>
      (!campus || campus.includes(post.campus_id)) &&
      (!place || placeOf(post) === place) &&
      (!kind || kind.includes(post.kind)) &&
      words.every((word) => post.plain.includes(word)),
  );
  const campuses = new Map(open.map((post) => [post.campus_id, post.campus]));
  return {
    vacancies: found.slice((page - 1) * per_page, page * per_page),
    total: found.length,
    choices: {
      campuses: [...campuses].map(([id, name]) => ({ id, name })).toSorted((one, other) => one.id - other.id),
      places: [...new Set(open.map(placeOf))].toSorted((one, other) => one.localeCompare(other)),
      kinds: [...new Set(open.map((post) => post.kind))].toSorted(),
    },
  };
}
