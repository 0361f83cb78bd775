import { ENDED_STATES, type ItemAction, type ItemState } from '@talaan/property/workflow.ts';

/** A step of an item as the books read it. */
export interface BookedStep {
  action: ItemAction;
  to_state: ItemState;
  /** The day that the books say: of the acquisition, of the receipt or slip, or of the step. */
  day: string;
  /** The receipt or slip onto which the step put the item: `PAR 2026-11-0003`; null where it put it on none. */
  paper: string | null;
  /** The paper by which it moved: an inspection report, a return slip, a transfer report, what a disposal names. */
  reference: string;
  /** Who has it by the step, and at which office. */
  holder: string | null;
  office: string | null;
  /** Who had it before. */
  held_by: string | null;
  reason: string;
}

/** One line of a property card or of its ledger card. Money in centavos. */
export interface CardEntry {
  day: string;
  reference: string;
  received: number;
  /** Issued, transferred or disposed of. */
  moved: number;
  /** To whom. */
  officer: string;
  /** What is left on the card, held or in stock: what the count compares with what is there. */
  balance: number;
  amount: number;
  remarks: string;
}

type Said = Pick<CardEntry, 'received' | 'moved'> & { remarks: (step: BookedStep) => string };

const withReason = (words: string) => (step: BookedStep) => [words, step.reason].filter(Boolean).join(': ');
const byHolder = (words: string) => (step: BookedStep) => (step.held_by === null ? words : `${words} by ${step.held_by}`);
const moved = (remarks: Said['remarks']): Said => ({ received: 0, moved: 1, remarks });
const noted = (remarks: Said['remarks']): Said => ({ received: 0, moved: 0, remarks });

/** What a card says of a step; acknowledgements, disputes and what is only asked for are not in the books. */
const ENTRIES: Partial<Record<ItemAction, Said>> = {
  accept: { received: 1, moved: 0, remarks: () => '' },
  issue: moved(() => ''),
  correct: moved(withReason('Issued on a corrected paper')),
  renew: moved(() => 'Renewed'),
  transfer: moved((step) => (step.held_by === null ? 'Transferred' : `Transferred from ${step.held_by}`)),
  withdraw: noted(withReason('Taken back')),
  void: noted(withReason('Paper voided')),
  return: noted(byHolder('Returned')),
  condemn: noted(() => 'Found unserviceable'),
  lose: noted(withReason('Reported as lost')),
  find: noted(() => 'Found before the decision'),
  recover: noted(() => 'Found later, into stock'),
  relieve: moved(() => 'Lost; relieved from accountability'),
  pay: moved(() => 'Lost; paid'),
  replace: moved(() => 'Lost; replaced'),
  transfer_out: moved(withReason('Transferred to another agency')),
  dispose: moved(withReason('Disposed of')),
};

/** The steps that have an entry on a card. */
export const BOOKED_ACTIONS = Object.keys(ENTRIES) as ItemAction[];

/** The entries of the card of an item, which is one unit or one set, in the order of its steps. */
export function cardEntries(steps: readonly BookedStep[], cost: number): CardEntry[] {
  let before = 0;
  return steps.flatMap((step) => {
    const said = ENTRIES[step.action];
    if (!said) return [];
    const balance = isEnded(step.to_state) ? 0 : 1;
    const { received, remarks } = said;
    // What was off the card and is found again comes back onto it.
    const isBack = step.action === 'recover' && before === 0;
    before = balance;
    return [
      {
        day: step.day,
        reference: [step.action === 'accept' ? null : step.paper, step.reference].filter(Boolean).join('; '),
        received: isBack ? 1 : received,
        moved: said.moved,
        officer: said.moved === 1 && step.holder !== null ? [step.holder, step.office].filter(Boolean).join(', ') : '',
        balance,
        amount: balance * cost,
        remarks: remarks(step),
      },
    ];
  });
}

export function isEnded(state: ItemState): boolean {
  return (ENDED_STATES as readonly ItemState[]).includes(state);
}
