import { requestKind, type ActionOf, type StateOf } from '@talaan/requests/contract/request-kind.ts';

/**
 * The way of a daily time record from open to locked (attendance page, section 8): the employee or the clerk of the office submits it, the head verifies
 * it as to the prescribed hours (CS Form No. 48), HR receives it and locks it. Incomplete days go to the head for certification first. A record that was
 * never submitted is open without being a request; a returned or reopened one is open with its history. Open ones are counted beside the inbox of the
 * employee, with those that were never submitted.
 */
export const dtrFlow = requestKind('dtr', {
  title: 'Daily time record',
  version: 1,
  states: {
    OPEN: 'Open',
    CERTIFYING: 'Incomplete days to certify',
    SUBMITTED: 'Submitted',
    VERIFIED: 'Verified',
    RECEIVED: 'Received',
    LOCKED: 'Locked',
  },
  ends: ['LOCKED'],
  waits: { CERTIFYING: ['head'], SUBMITTED: ['head'], VERIFIED: ['hr'], RECEIVED: ['hr'] },
  roles: { owner: { person: 'owner' }, clerk: { group: 'EDATSDEPTSETTING' }, head: { head: 'own' }, hr: { group: 'EDATSADMIN' } },
  steps: {
    submit: { label: 'Submit', from: ['OPEN'], to: 'SUBMITTED', by: ['owner', 'clerk', 'hr'] },
    ask: {
      label: 'Submit for certification',
      from: ['OPEN'],
      to: 'CERTIFYING',
      by: ['owner', 'clerk', 'hr'],
      needsReason: 'Why punches are missing',
    },
    withdraw: { label: 'Take back', from: ['CERTIFYING', 'SUBMITTED'], to: 'OPEN', by: ['owner', 'clerk'] },
    certify: {
      label: 'Certify incomplete days',
      from: ['CERTIFYING'],
      to: 'SUBMITTED',
      by: ['head'],
      decides: true,
      needsReason: 'What you certify',
      key: 'a',
      andThen: 'verify',
    },
    verify: { label: 'Verify', from: ['SUBMITTED'], to: 'VERIFIED', by: ['head'], decides: true, key: 'a' },
    receive: { label: 'Receive', from: ['VERIFIED'], to: 'RECEIVED', by: ['hr'], decides: true, key: 'a' },
    lock: { label: 'Lock', from: ['RECEIVED'], to: 'LOCKED', by: ['hr'], decides: true, key: 'a' },
    return: {
      label: 'Return',
      from: ['CERTIFYING', 'SUBMITTED', 'VERIFIED', 'RECEIVED'],
      to: 'OPEN',
      by: ['head', 'hr'],
      decides: true,
      needsReason: 'Reason',
      key: 'r',
    },
    reopen: { label: 'Reopen', from: ['LOCKED'], to: 'OPEN', by: ['hr'], decides: true, needsReason: 'Reason' },
  },
  keptBy: 'EDATSADMIN',
  screen: '/inbox?request={id}',
  ownScreen: '/inbox?request={id}',
});

/**
 * A notice of habitual tardiness, undertime or absence (attendance page, section 6): HR sends it with the months that count, the employee explains, HR
 * notes the outcome. No step imposes a penalty; that is for the disciplining authority under the rules on administrative cases.
 */
export const habitFlow = requestKind('habit-notice', {
  title: 'Notice on attendance',
  version: 1,
  states: { NOTICED: 'Notice sent', EXPLAINED: 'Explained', CLOSED: 'Closed', WITHDRAWN: 'Withdrawn' },
  ends: ['CLOSED', 'WITHDRAWN'],
  waits: { NOTICED: ['owner'], EXPLAINED: ['hr'] },
  roles: { owner: { person: 'owner' }, hr: { group: 'EDATSADMIN' } },
  steps: {
    explain: { label: 'Explain', from: ['NOTICED'], to: 'EXPLAINED', by: ['owner'], needsReason: 'Your explanation', takesFile: true },
    record: {
      label: 'Record explanation',
      from: ['NOTICED'],
      to: 'EXPLAINED',
      by: ['hr'],
      decides: true,
      asksAgain: true,
      needsReason: 'What the employee explained on paper',
      takesFile: true,
    },
    ask: {
      label: 'Ask for more',
      from: ['EXPLAINED'],
      to: 'NOTICED',
      by: ['hr'],
      decides: true,
      needsReason: 'What is not clear',
      key: 'r',
    },
    close: {
      label: 'Close with outcome',
      from: ['EXPLAINED'],
      to: 'CLOSED',
      by: ['hr'],
      decides: true,
      needsReason: 'Outcome',
      key: 'a',
    },
    closeUnexplained: {
      label: 'Close unexplained',
      from: ['NOTICED'],
      to: 'CLOSED',
      by: ['hr'],
      decides: true,
      needsReason: 'Outcome',
      asksAgain: true,
    },
    withdraw: {
      label: 'Withdraw notice',
      from: ['NOTICED', 'EXPLAINED'],
      to: 'WITHDRAWN',
      by: ['hr'],
      decides: true,
      needsReason: 'Reason',
      key: 'd',
    },
  },
  keptBy: 'EDATSADMIN',
  clock: { from: 'NOTICED', days: 5, warnAt: [4], late: 'tell' },
  screen: '/inbox?request={id}',
  ownScreen: '/inbox?request={id}',
  oneByOne: true,
});

export type HabitAction = ActionOf<typeof habitFlow>;
export type DtrState = StateOf<typeof dtrFlow>;
export type DtrAction = ActionOf<typeof dtrFlow>;
