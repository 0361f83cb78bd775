import type { Read } from '@talaan/imports/rules/readers.ts';
import type { ItemState } from '../item-status.ts';

/** What a status of a spreadsheet tells: the state, and whether somebody holds the item; null for what it leaves open. */
export interface ToldStanding {
  state: ItemState | null;
  isHeld: boolean | null;
}

const WORDS: Record<string, ToldStanding> = {
  filled: { state: 'funded', isHeld: true },
  occupied: { state: 'funded', isHeld: true },
  vacant: { state: null, isHeld: false },
  unfilled: { state: null, isHeld: false },
  'vacant funded': { state: 'funded', isHeld: false },
  'unfilled funded': { state: 'funded', isHeld: false },
  'vacant unfunded': { state: 'unfunded', isHeld: false },
  'unfilled unfunded': { state: 'unfunded', isHeld: false },
  funded: { state: 'funded', isHeld: null },
  unfunded: { state: 'unfunded', isHeld: null },
  frozen: { state: 'frozen', isHeld: false },
  abolished: { state: 'abolished', isHeld: false },
  anticipated: { state: 'anticipated', isHeld: false },
};

/** `Vacant (funded)`, `VACANT, FUNDED` and `vacant-funded` are the same. */
export function readStanding(cell: string): Read<ToldStanding> {
  const value =
    WORDS[
      cell
        .toLowerCase()
        .replace(/[^a-z]+/g, ' ')
        .trim()
    ];
  return value
    ? { value }
    : { error: `“${cell.slice(0, 60)}” is not a status: Funded, Unfunded, Filled, Vacant, Frozen, Abolished or Anticipated.` };
}

/** The state that status and funding tell together; null where neither does, undefined where they contradict each other. */
export function stateTold(status: ToldStanding | undefined, isFunded: boolean | undefined): ItemState | null | undefined {
  const told = status?.state ?? null;
  if (isFunded === undefined) return told;
  const byFunds = isFunded ? 'funded' : 'unfunded';
  if (told === null) return byFunds;
  if (told === 'funded' || told === 'unfunded') return told === byFunds ? told : undefined;
  return isFunded ? undefined : told;
}
