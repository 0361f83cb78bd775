/** What is done: inviting those who are not, mailing letters once more, or printing slips, also in place of what was sent before. */
export type Act = 'invite' | 'remind' | 'slips';

/** Why a person gets a slip and no letter. */
export const SLIP_REASONS = {
  no_address: 'No e-mail address on record',
  shared: 'The address is on another record too',
  taken: 'The address belongs to another account',
  no_mail: 'No mail server is set',
  asked: 'Slips for all',
} as const;
export type SlipReason = keyof typeof SLIP_REASONS;

/** Why a person gets nothing. */
export const SKIP_REASONS = {
  came_in: 'Account already activated',
  not_serving: 'Not in service today',
  suspended: 'Account is suspended',
  above: 'Has more rights than you',
  invited: 'Has an invitation that works',
  not_invited: 'Not invited yet',
  has_slip: 'Has a slip, not a letter',
  no_address: 'No usable e-mail address',
  no_mail: 'No mail server is set',
} as const;
export type SkipReason = keyof typeof SKIP_REASONS;

export interface Candidate {
  serves: boolean;
  /** Has set a password or signed in. */
  cameIn: boolean;
  suspended: boolean;
  /** The account opens more than the inviter holds. */
  above: boolean;
  /** Of the account, or else on the personnel record. */
  email: string | null;
  /** Why that address cannot be the one of this account. */
  emailFault: 'shared' | 'taken' | null;
  /** The newest invitation, unless it was withdrawn; `works` until it expires, and not where its letter failed or was kept for want of a mail server. */
  invitation: { way: 'letter' | 'slip'; works: boolean } | null;
}

export type Plan = { gets: 'letter'; email: string } | { gets: 'slip'; because: SlipReason } | { gets: 'nothing'; because: SkipReason };

/** What one person gets by an act. `mails`: whether letters are sent at all, or can be read where they are kept. */
export function planInvitation(person: Candidate, act: Act, mails: boolean): Plan {
  const { email, emailFault, invitation } = person;
  if (person.cameIn) return nothing('came_in');
  if (!person.serves) return nothing('not_serving');
  if (person.suspended) return nothing('suspended');
  if (person.above) return nothing('above');
  if (act === 'slips') return { gets: 'slip', because: 'asked' };
  const usable = emailFault === null ? email : null;
  if (act === 'remind') {
    if (!invitation) return nothing('not_invited');
    if (invitation.way === 'slip') return nothing('has_slip');
    if (!mails) return nothing('no_mail');
    return usable === null ? nothing('no_address') : { gets: 'letter', email: usable };
  }
  if (invitation?.works) return nothing('invited');
  if (!mails) return { gets: 'slip', because: 'no_mail' };
  return usable === null ? { gets: 'slip', because: emailFault ?? 'no_address' } : { gets: 'letter', email: usable };
}

function nothing(because: SkipReason): Plan {
  return { gets: 'nothing', because };
}
