import type { DifferenceKind } from '../contract/fields.ts';
import { isSamePlace, type Place, type Tally } from './tally.ts';

/** The card of an item as it is when count and cards are compared. */
export interface Card extends Place {
  id: number;
  condition: 'SERVICEABLE' | 'NEEDS_REPAIR' | 'UNSERVICEABLE' | 'LOST';
  isLost: boolean;
  /** This count is why it was reported as lost. */
  isLostByCount: boolean;
}

export interface Difference {
  kind: DifferenceKind;
  item_id: number | null;
  scan_id: string | null;
  /** How often the item was scanned. */
  scans: number;
}

/** What was found without a card, and numbers that no card has. */
export interface Find {
  id: string;
  /** The number; empty for a find without one. */
  given: string;
  /** Milliseconds since 1970. */
  at: number;
}

/**
 * Where a count and the cards differ; an item may differ in several ways. `cards` are those of this count; what was scanned and is not among
 * them belongs to another count, or is no property any more. What was reported as lost before and is not found differs in nothing: its card says so.
 */
export function findDifferences(cards: readonly Card[], counted: ReadonlyMap<number, Tally>, finds: readonly Find[]): Difference[] {
  const onCards = new Set(cards.map(({ id }) => id));
  return [
    ...cards.flatMap((card) => ofCard(card, counted.get(card.id))),
    ...[...counted.values()]
      .filter(({ first }) => !onCards.has(first.item_id))
      .map(({ first, scans }) => ({ kind: 'FOREIGN' as const, item_id: first.item_id, scan_id: first.id, scans })),
    ...ofFinds(finds),
  ];
}

/** Each find is one; a number that no card has once, however often it was read. */
function ofFinds(finds: readonly Find[]): Difference[] {
  const byNumber = Map.groupBy(finds, ({ id, given }) => given || id);
  return [...byNumber.values()].map((alike) => {
    const [first] = alike.toSorted((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));
    return { kind: 'NEW', item_id: null, scan_id: first!.id, scans: alike.length };
  });
}

function ofCard(card: Card, counted: Tally | undefined): Difference[] {
  if (!counted) return card.isLost && !card.isLostByCount ? [] : [{ kind: 'MISSING', item_id: card.id, scan_id: null, scans: 0 }];
  const { first, condition, isConflict, isBare, scans } = counted;
  const kinds: [DifferenceKind, boolean][] = [
    ['LOST', card.isLost],
    ['ELSEWHERE', !isPlaceOfCard(first, card)],
    ['CONDITION', !card.isLost && condition !== card.condition],
    ['NO_STICKER', isBare],
    ['CONFLICT', isConflict],
  ];
  return kinds.flatMap(([kind, differs]) => (differs ? [{ kind, item_id: card.id, scan_id: first.id, scans }] : []));
}

/** Who counts an office without naming a room compares the office alone. */
export function isPlaceOfCard(found: Place, card: Place): boolean {
  return found.room.trim() === '' ? found.office_id === card.office_id : isSamePlace(found, card);
}
