export const REASONS = {
  resignation: 'Resignation',
  retirement: 'Retirement',
  promotion: 'Promotion',
  transfer: 'Transfer',
  death: 'Death',
  separation: 'Other separation',
  'new item': 'New item',
  'additional load': 'Additional load',
  other: 'Other',
} as const;
export type HireReason = keyof typeof REASONS;

/** By the codes of a separation. */
const BY_SEPARATION: Readonly<Record<string, HireReason>> = {
  RES: 'resignation',
  RETC: 'retirement',
  RETO: 'retirement',
  TRF: 'transfer',
  DEC: 'death',
};

/** By the natures of the appointment that followed elsewhere. */
const BY_NATURE: Readonly<Record<string, HireReason>> = { PROM: 'promotion', TRANS: 'transfer' };

interface Leaving {
  /** Who holds or held the item last. */
  vice: string | null;
  /** They still hold it, and turn 65. */
  retires: boolean;
  separation: string | null;
  nature: string | null;
}

/** Why an item is vacant, as far as the records say; what the form begins with. */
export function reasonOf({ vice, retires, separation, nature }: Leaving): HireReason {
  if (vice === null) return 'new item';
  if (separation !== null) return BY_SEPARATION[separation] ?? 'separation';
  if (nature !== null) return BY_NATURE[nature] ?? 'other';
  return retires ? 'retirement' : 'other';
}
