/** What of an invitation decides whether its link or code opens anything. */
export interface InvitationFacts {
  cameIn: boolean;
  withdrawn: boolean;
  suspended: boolean;
  serves: boolean;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

export type OpeningState = 'works' | 'used' | 'suspended' | 'withdrawn' | 'separated' | 'expired' | 'unknown';

/** Whether a link or a code still opens the account of its person; what cannot be repaired by a new one comes first. */
export function stateOfOpening({ cameIn, withdrawn, suspended, serves, expiresAt }: InvitationFacts, now: number): OpeningState {
  if (suspended) return 'suspended';
  if (cameIn) return 'used';
  if (!serves) return 'separated';
  if (withdrawn) return 'withdrawn';
  return expiresAt <= now ? 'expired' : 'works';
}

/** What is said to anyone who holds a link or a code that opens nothing, with what to do. */
export const OPENING_WORDS: Record<Exclude<OpeningState, 'works'>, string> = {
  used: 'Your account is already active. Sign in with your e-mail address and the password that you chose; if you have forgotten it, choose ‘Forgot password?’ there. If it was not you, notify the HR office at once.',
  suspended: 'Your account is suspended. Please ask the HR office.',
  separated: 'By the personnel record you are not in service today. If that is wrong, please ask the HR office.',
  withdrawn: 'The HR office has withdrawn this invitation. Please ask there for a new one.',
  expired: 'This invitation has expired. Please ask the HR office for a new one.',
  unknown:
    'This invitation is not known. The number or the code may be mistyped, and only the newest letter or slip of a person works. Check it, or ask the HR office for a new one.',
};
