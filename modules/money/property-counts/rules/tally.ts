/** Where something is: an office, and a room of it as it is written. */
export interface Place {
  office_id: number;
  room: string;
}

/** A scan of an item, with the moment by the clock of Talaan. */
export interface Scan extends Place {
  id: string;
  item_id: number;
  way: 'QR' | 'TYPED' | 'CARD';
  condition: 'SERVICEABLE' | 'NEEDS_REPAIR' | 'UNSERVICEABLE';
  account_id: number;
  /** Milliseconds since 1970. */
  at: number;
}

export interface Tally {
  /** The scan that counts. */
  first: Scan;
  /** As who counted it saw it there last. */
  condition: Scan['condition'];
  /** Scanned in another place or by another person, too. */
  isConflict: boolean;
  /** Nobody scanned a sticker or read a number on it. */
  isBare: boolean;
  scans: number;
}

/**
 * What was counted, by item: of several scans the first counts (B5.8), whenever it arrived; of two in the same moment that of the lower id. What its
 * counter saw again in the same place corrects the condition and is no conflict.
 */
export function tally(scans: readonly Scan[]): Map<number, Tally> {
  const counted = new Map<number, Tally>();
  for (const [item, ofItem] of Map.groupBy(scans, ({ item_id }) => item_id)) {
    const inOrder = ofItem.toSorted(byMoment);
    const first = inOrder[0]!;
    const again = inOrder.filter((scan) => scan.account_id === first.account_id && isSamePlace(scan, first));
    counted.set(item, {
      first,
      condition: again.at(-1)!.condition,
      isConflict: again.length < inOrder.length,
      isBare: inOrder.every(({ way }) => way === 'CARD'),
      scans: inOrder.length,
    });
  }
  return counted;
}

function byMoment(one: Scan, other: Scan): number {
  return one.at - other.at || (one.id < other.id ? -1 : 1);
}

/** Rooms are typed: case and spaces tell none apart. */
export function isSamePlace(one: Place, other: Place): boolean {
  return one.office_id === other.office_id && plainRoom(one.room) === plainRoom(other.room);
}

export function plainRoom(room: string): string {
  return room.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
