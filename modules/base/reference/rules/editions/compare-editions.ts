import type { PlaceOfEdition } from '../places.ts';

/** What an edition makes of a place: `was` is null for a new one, `becomes` for one that ended. */
export interface PlaceChange {
  kind: 'new' | 'renamed' | 'moved' | 'ended';
  was: PlaceOfEdition | null;
  becomes: PlaceOfEdition | null;
}

/**
 * What differs between two editions. Within the nation the last eight digits of a code (PPP MM BBB) are of one place alone, and stay when
 * its province goes to another region: such a place is moved, and so is one of the same code that is in another.
 */
export function compareEditions(now: readonly PlaceOfEdition[], next: readonly PlaceOfEdition[]): PlaceChange[] {
  const nextCodes = new Set(next.map(({ code }) => code));
  const nowByCode = new Map(now.map((place) => [place.code, place]));
  const gone = new Map(now.flatMap((place) => (nextCodes.has(place.code) ? [] : [[withoutRegion(place), place] as const])));
  const changes: PlaceChange[] = [];
  for (const becomes of next) {
    const was = nowByCode.get(becomes.code) ?? gone.get(withoutRegion(becomes)) ?? null;
    if (was && was.code !== becomes.code) gone.delete(withoutRegion(becomes));
    const kind = kindOf(was, becomes);
    if (kind) changes.push({ kind, was, becomes });
  }
  return [...changes, ...[...gone.values()].map((was) => ({ kind: 'ended' as const, was, becomes: null }))];
}

function kindOf(was: PlaceOfEdition | null, becomes: PlaceOfEdition): PlaceChange['kind'] | null {
  if (!was) return 'new';
  if (was.code !== becomes.code || was.above !== becomes.above) return 'moved';
  return was.name !== becomes.name || was.level !== becomes.level ? 'renamed' : null;
}

/** A region has nothing but its region. */
function withoutRegion({ code, level }: PlaceOfEdition): string {
  return level === 'region' ? code : code.slice(2);
}
