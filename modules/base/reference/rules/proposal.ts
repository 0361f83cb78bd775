/** A proposal is its proposer’s alone until a keeper of the lists approves it. */
export type ProposalState = 'proposed' | 'approved' | 'rejected';

export const PROPOSAL_ACTIONS = ['edit', 'approve', 'reject', 'merge', 'remove'] as const;
export type ProposalAction = (typeof PROPOSAL_ACTIONS)[number];

export interface Standing {
  state: ProposalState;
  /** Whether the actor proposed it. */
  isMine: boolean;
  /** Whether the actor keeps the lists (GENERALSETTINGS). */
  keepsLists: boolean;
}

/** What somebody may do with an entry of a list. You cannot decide on your own proposal. */
export function openActions({ state, isMine, keepsLists }: Standing): ProposalAction[] {
  const mayDecide = keepsLists && !isMine;
  const open: Record<ProposalAction, boolean> = {
    edit: state === 'approved' ? keepsLists : state === 'proposed' && (isMine || keepsLists),
    approve: state === 'proposed' && mayDecide,
    reject: state === 'proposed' && mayDecide,
    merge: state === 'approved' ? keepsLists : mayDecide,
    remove: state === 'approved' ? keepsLists : isMine || (state === 'rejected' && keepsLists),
  };
  return PROPOSAL_ACTIONS.filter((action) => open[action]);
}
