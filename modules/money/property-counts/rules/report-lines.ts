import type { Decision, DifferenceKind } from '../contract/fields.ts';

/** What the report says of an item or a find before it is written. */
export interface Counted {
  /** Whether it is on a card of this count. */
  isOnCard: boolean;
  /** Whether anybody found it. */
  isFound: boolean;
  isLost: boolean;
  /** Of a find; 1 of an item. */
  quantity: number;
  /** As found, such as `Accounting Office, Room 103`; empty where it is as on the card. */
  foundAt: string;
  decisions: ReadonlyMap<DifferenceKind, Decision>;
}

export interface ReportQuantities {
  on_card: number;
  on_hand: number;
  remarks: string;
}

/** Quantities and remarks of a line; null for what the report leaves out. */
export function reportLine({ isOnCard, isFound, isLost, quantity, foundAt, decisions }: Counted): ReportQuantities | null {
  if (!isOnCard) {
    const decided = decisions.get('NEW') ?? decisions.get('FOREIGN');
    if (decided === undefined || decided === 'LEAVE_OUT') return null;
    return { on_card: 0, on_hand: quantity, remarks: [OVERAGES[decided], foundAt && `at ${foundAt}`].filter(Boolean).join(', ') };
  }
  const isOut = decisions.get('MISSING') === 'ON_PAPER';
  const remarks = [
    isLost && (isFound ? 'Reported as lost, found' : 'Reported as lost'),
    !isFound && !isLost && (isOut ? 'Out on a paper' : 'Not found; for a loss report'),
    decisions.has('ELSEWHERE') && `Found at ${foundAt}${decisions.get('ELSEWHERE') === 'CORRECT_PLACE' ? '' : '; goes back'}`,
    decisions.has('CONDITION') && decisions.get('CONDITION') === 'CORRECT_CONDITION' && 'Condition corrected',
    decisions.get('NO_STICKER') === 'PRINT_STICKER' && 'For a sticker',
    decisions.has('CONFLICT') && 'Scanned twice; the first counts',
  ].filter(Boolean);
  return { on_card: 1, on_hand: isFound || isOut ? 1 : 0, remarks: remarks.join('. ') };
}

const OVERAGES: Partial<Record<Decision, string>> = {
  DELIVERY: 'Without a card; for a delivery report',
  STATION: 'Found at station',
  TAKE_UP: 'Not on the cards of this count',
};

/** A shortage is below zero, an overage above; the value is null where the unit was not appraised. In centavos. */
export function shortageOrOverage({
  on_card: onCard,
  on_hand: onHand,
  unit_value: unit,
}: Pick<ReportQuantities, 'on_card' | 'on_hand'> & { unit_value: number | null }): { quantity: number; value: number | null } {
  const quantity = onHand - onCard;
  return { quantity, value: unit === null ? null : quantity * unit };
}
