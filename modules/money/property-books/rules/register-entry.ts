import type { BookedStep } from './card-entries.ts';

/** What the register of semi-expendable property issued (Annex A.4) counts a step as. */
export const REGISTER_KINDS = {
  ISSUED: 'Issued',
  RETURNED: 'Returned',
  REISSUED: 'Re-issued',
  DISPOSED: 'Disposed of',
  NOTED: 'Noted',
} as const;
export type RegisterKind = keyof typeof REGISTER_KINDS;

/** A step of an item that was issued at least once, this step among them. */
export interface RegisteredStep extends BookedStep {
  /** It was issued by a step before. */
  was_issued: boolean;
  /** An employee is accountable for it after the step, also where it was lost meanwhile. */
  is_held: boolean;
}

export interface RegisterEntry {
  recorded_as: RegisterKind;
  reference: string;
  /** To whom it was issued, or who returned it. */
  officer: string;
  balance: number;
  remarks: string;
}

const REISSUING: Readonly<Record<string, string>> = { correct: 'Corrected slip', renew: 'Renewed', transfer: 'Transferred' };
const RETURNING: Readonly<Record<string, string>> = { return: '', withdraw: 'Taken back', void: 'Slip voided', recover: 'Found later' };
const ENDING: Readonly<Record<string, string>> = {
  relieve: 'Lost; relieved from accountability',
  pay: 'Lost; paid',
  replace: 'Lost; replaced',
  transfer_out: 'Transferred to another agency',
  dispose: 'Disposed of',
};

/** How the register tells a step: issued the first time, returned, issued again, disposed of; a loss is noted until it is decided. */
export function registerEntry(step: RegisteredStep): RegisterEntry {
  const { action, was_issued: wasIssued, holder, office, held_by: heldBy } = step;
  const [kind, words] = kindOf(action, wasIssued);
  const officer = kind === 'RETURNED' ? heldBy : kind === 'DISPOSED' ? null : holder;
  return {
    recorded_as: kind,
    reference: [step.paper, step.reference].filter(Boolean).join('; '),
    officer: officer === null ? '' : [officer, kind === 'RETURNED' ? null : office].filter(Boolean).join(', '),
    balance: step.is_held ? 1 : 0,
    remarks: [words, step.reason].filter(Boolean).join(': '),
  };
}

function kindOf(action: string, wasIssued: boolean): [RegisterKind, string] {
  if (action === 'issue') return [wasIssued ? 'REISSUED' : 'ISSUED', ''];
  if (action in REISSUING) return ['REISSUED', REISSUING[action]!];
  if (action in RETURNING) return ['RETURNED', RETURNING[action]!];
  if (action in ENDING) return ['DISPOSED', ENDING[action]!];
  return ['NOTED', action === 'lose' ? 'Reported as lost' : 'Found before the decision'];
}

/** The steps that the register tells. */
export const REGISTERED_ACTIONS = ['issue', 'lose', 'find', ...Object.keys(REISSUING), ...Object.keys(RETURNING), ...Object.keys(ENDING)];
