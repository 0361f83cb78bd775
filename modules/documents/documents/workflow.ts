import { workflow } from '@talaan/kernel/contract/workflow.ts';

const OPEN = ['INCOMING', 'RETURNED', 'RECEIVED', 'HOLD', 'PENDING', 'PICKUP'] as const;
const CLOSED = ['RELEASED', 'REJECTED', 'ARCHIVED'] as const;

/**
 * The way of a document (domain page, A4). 'origin' is the office that registered it, 'sender' the one from which it is on its way, 'receiver'
 * the one to which, 'holder' the one that received it, 'registrar' the holder that registered it; 'official' and 'head' head the office that
 * holds it, or the sender until receipt; 'records' keeps the records (A7.6) and is the 'keeper' of every registered paper, 'admin' tracks
 * documents of the whole university; 'disposal' is a request for disposal that is carried out, and no person; 'circulator' may remind of a
 * circulated paper (remind-offices.ts).
 */
export const documentFlow = workflow({
  states: {
    DRAFT: 'Draft',
    INCOMING: 'On its way',
    RETURNED: 'Returned',
    RECEIVED: 'Received',
    HOLD: 'On hold',
    PENDING: 'Pending for release',
    PICKUP: 'For pick-up',
    RELEASED: 'Released',
    REJECTED: 'Rejected',
    ARCHIVED: 'Archived',
  },
  steps: {
    register: { label: 'Register', from: ['DRAFT'], to: 'RECEIVED', by: ['origin'] },
    forward: { label: 'Forward', from: ['RECEIVED', 'DRAFT'], to: 'INCOMING', by: ['holder', 'origin'] },
    cancel_forward: { label: 'Cancel the forward', from: ['INCOMING'], to: 'RECEIVED', by: ['sender'] },
    receive: { label: 'Receive', from: ['INCOMING', 'RETURNED'], to: 'RECEIVED', by: ['receiver'] },
    refuse: { label: 'Refuse: wrong office', from: ['INCOMING'], to: 'RETURNED', by: ['receiver'], needsReason: true },
    hold: { label: 'Put on hold', from: ['RECEIVED'], to: 'HOLD', by: ['holder'] },
    resume: { label: 'Resume', from: ['HOLD'], to: 'RECEIVED', by: ['holder'] },
    /** Of a lost one. */
    found: { label: 'Found', from: ['HOLD'], to: 'RECEIVED', by: ['holder', 'admin'] },
    replace: { label: 'Continue with a certified copy', from: ['HOLD'], to: 'RECEIVED', by: ['official', 'admin'], needsReason: true },
    return: { label: 'Return', from: ['RECEIVED', 'HOLD'], to: 'RETURNED', by: ['holder'], needsReason: true },
    /** Signed, and worked on in the same office. */
    sign: { label: 'Approve', from: ['RECEIVED'], to: null, by: ['official'] },
    approve: { label: 'Approve for release', from: ['RECEIVED'], to: 'PENDING', by: ['official'] },
    ready: { label: 'Ready for pick-up', from: ['PENDING', 'RECEIVED'], to: 'PICKUP', by: ['holder', 'records'] },
    /** Gives the number under which it leaves the university, before it is signed or sent. */
    number: { label: 'Give an outgoing number', from: ['RECEIVED', 'PENDING', 'PICKUP'], to: null, by: ['records'] },
    claim: { label: 'Record the claim', from: ['PICKUP'], to: 'RELEASED', by: ['records'] },
    release: { label: 'Release', from: ['PENDING', 'RECEIVED'], to: 'RELEASED', by: ['records'] },
    reject: { label: 'Reject', from: ['RECEIVED'], to: 'REJECTED', by: ['official'], needsReason: true },
    reopen: { label: 'Reopen', from: ['RELEASED', 'REJECTED'], to: 'RECEIVED', by: ['admin'], needsReason: true },
    archive: { label: 'Archive', from: ['RELEASED', 'REJECTED'], to: 'ARCHIVED', by: ['records'] },
    /** A paper that a case or an audit needs is not disposed of (RA 9470). */
    legal_hold: { label: 'Put under legal hold', from: [...OPEN, ...CLOSED], to: null, by: ['keeper'], needsReason: true },
    lift_hold: { label: 'Lift the legal hold', from: [...OPEN, ...CLOSED], to: null, by: ['keeper'], needsReason: true },
    /** With its request for disposal, never alone. */
    dispose: { label: 'Dispose of', from: [...CLOSED], to: 'ARCHIVED', by: ['disposal'] },
    /** Once (RA 11032 Sec. 9b). */
    extend: { label: 'Extend', from: ['INCOMING', 'RECEIVED', 'HOLD'], to: null, by: ['head'], needsReason: true },
    /** The same, asked by a clerk of the head. */
    ask_extension: {
      label: 'Ask for an extension',
      from: ['INCOMING', 'RECEIVED', 'HOLD'],
      to: null,
      by: ['holder', 'sender'],
      needsReason: true,
    },
    /** For information to other offices, while the paper stays where it is. */
    circulate: { label: 'Circulate', from: ['RECEIVED', 'PENDING', 'RELEASED'], to: null, by: ['holder', 'records'] },
    /** From offices that have not acknowledged it, chosen where their answers are listed. */
    withdraw: { label: 'Withdraw from offices', from: [...OPEN, ...CLOSED], to: null, by: ['circulator'], needsReason: true },
    /** The search is on; the document goes on once it is found or a certified copy takes its place. */
    report_lost: { label: 'Report as lost', from: OPEN, to: 'HOLD', by: ['holder', 'sender', 'admin'], needsReason: true },
    /** Registered twice: the other one goes on. */
    close_duplicate: { label: 'Close as duplicate', from: ['RECEIVED'], to: 'REJECTED', by: ['registrar', 'admin'], needsReason: true },
    /** Scans of what came to the paper later, by the office that holds it. */
    attach: { label: 'Add files', from: ['RECEIVED', 'HOLD', 'PENDING', 'PICKUP'], to: null, by: ['holder'] },
    edit: { label: 'Edit', from: ['DRAFT', ...OPEN], to: null, by: ['creator', 'admin'] },
    delete: { label: 'Delete the draft', from: ['DRAFT'], to: null, by: ['creator'] },
  },
});

export type DocumentState = (typeof documentFlow.states)[number];
export type DocumentAction = (typeof documentFlow.actions)[number];
export type DocumentRole = (typeof documentFlow.steps)[DocumentAction]['by'][number];

/** What is said once it is done. */
export const STEPS_DONE: Readonly<Record<DocumentAction, string>> = {
  register: 'Registered',
  forward: 'Forwarded',
  circulate: 'Circulated',
  withdraw: 'Withdrawn',
  cancel_forward: 'Forward cancelled',
  receive: 'Received',
  refuse: 'Refused',
  hold: 'Put on hold',
  resume: 'Resumed',
  report_lost: 'Reported as lost',
  found: 'Found',
  replace: 'Continued with a certified copy',
  return: 'Returned',
  sign: 'Approved',
  approve: 'Approved for release',
  ready: 'Ready for pick-up',
  number: 'Numbered',
  claim: 'Claimed',
  release: 'Released',
  reject: 'Rejected',
  close_duplicate: 'Closed as duplicate',
  reopen: 'Reopened',
  archive: 'Archived',
  legal_hold: 'Put under legal hold',
  lift_hold: 'Legal hold lifted',
  dispose: 'Disposed of',
  extend: 'Extended',
  ask_extension: 'Extension asked for',
  attach: 'Files added',
  edit: 'Edited',
  delete: 'Deleted',
};
