import type { BoardCall } from '@talaan/kernel/server/executive-figure.ts';
import type { QueryOf } from '@talaan/kernel/server/mount.ts';
import type { listPersonnel } from '../contract.ts';

/** The personnel list of those whom a figure of a board counts: of the offices that the board is about, by filters of the list. */
export function peopleLink(
  { office }: Pick<BoardCall, 'office'>,
  filters: Partial<Record<keyof QueryOf<typeof listPersonnel>, string | number | readonly string[]>> = {},
): string {
  const search = new URLSearchParams(office === null ? {} : { office: String(office) });
  for (const [name, values] of Object.entries(filters)) for (const value of [values].flat()) search.append(name, String(value));
  return search.size === 0 ? '/personnels/list' : `/personnels/list?${search}`;
}
