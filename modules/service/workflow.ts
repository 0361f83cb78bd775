/** The states of a certificate of employment (domain page, section 6). */
export const CERTIFICATE_STATES = ['REQUESTED', 'PREPARED', 'SIGNED', 'RELEASED', 'CANCELLED'] as const;
export type CertificateState = (typeof CERTIFICATE_STATES)[number];

export const STATE_WORDS: Record<CertificateState, string> = {
  REQUESTED: 'Requested',
  PREPARED: 'Prepared',
  SIGNED: 'Signed',
  RELEASED: 'Released',
  CANCELLED: 'Cancelled',
};

interface Action {
  from: readonly CertificateState[];
  to: CertificateState;
  /** Whoever holds the group COE and reaches the person, or the person whose certificate it is. */
  by: readonly ('hr' | 'owner')[];
}

/** What may be done with a certificate, in which state and by whom. A released one that is cancelled no longer stands. */
export const CERTIFICATE_ACTIONS = {
  prepare: { from: ['REQUESTED'], to: 'PREPARED', by: ['hr'] },
  sign: { from: ['PREPARED'], to: 'SIGNED', by: ['hr'] },
  release: { from: ['SIGNED'], to: 'RELEASED', by: ['hr'] },
  cancel: { from: ['REQUESTED', 'PREPARED', 'SIGNED', 'RELEASED'], to: 'CANCELLED', by: ['hr'] },
  withdraw: { from: ['REQUESTED'], to: 'CANCELLED', by: ['owner'] },
} as const satisfies Record<string, Action>;
export type CertificateAction = keyof typeof CERTIFICATE_ACTIONS;

/** What somebody may do in a state. */
export function openActions(state: CertificateState, as: 'hr' | 'owner'): CertificateAction[] {
  const actions = Object.entries(CERTIFICATE_ACTIONS) as [CertificateAction, Action][];
  return actions.filter(([, { from, by }]) => from.includes(state) && by.includes(as)).map(([name]) => name);
}
