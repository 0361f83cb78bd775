/** A mailed code and a challenge both live 5 minutes and take 5 tries; a new code comes at most every 30 seconds. */
export const LIFE_MINUTES = 5;
export const TRIES = 5;
export const RESEND_SECONDS = 30;
/** A newly mailed code gives a challenge its 5 minutes again, but never beyond these. */
export const LONGEST_MINUTES = 15;
/** For so long a remembered browser needs no second factor. */
export const REMEMBER_DAYS = 30;
/** Wrong codes of an account within an hour, over all its challenges: who knows the password cannot go on guessing. */
export const WRONG_CODES_AN_HOUR = 10;

export interface ChallengeState {
  expires_at: string;
  tries: number;
  used_at: string | null;
}

/** Whether a challenge still takes a code. */
export function isOpen(challenge: ChallengeState, now: Temporal.Instant): boolean {
  return challenge.used_at === null && challenge.tries < TRIES && now.epochMilliseconds < Date.parse(challenge.expires_at);
}

/** Until when a challenge lives after a new code was mailed for it. */
export function prolonged(createdAt: string, now: Temporal.Instant): Temporal.Instant {
  const anew = now.add({ minutes: LIFE_MINUTES });
  const end = Temporal.Instant.from(createdAt).add({ minutes: LONGEST_MINUTES });
  return Temporal.Instant.compare(anew, end) < 0 ? anew : end;
}

/** In how many whole seconds another code may be mailed; 0 where it may at once. */
export function secondsUntilResend(sentAt: string | undefined, now: Temporal.Instant): number {
  if (sentAt === undefined) return 0;
  const waited = now.epochMilliseconds - Date.parse(sentAt);
  return Math.max(0, Math.ceil(RESEND_SECONDS - waited / 1000));
}

export interface Factors {
  app: boolean;
  email: boolean;
  recoveryCodes: number;
  /** Whether a role that is held today asks for a second factor. */
  required: boolean;
}

/** What an account is asked for at sign-in, the usual first. A role that requires a factor falls back on mailed codes. */
export function methodsOf({ app, email, recoveryCodes, required }: Factors): ('app' | 'email' | 'recovery')[] {
  const mailed = email || (required && !app);
  if (!app && !mailed) return [];
  return [
    ...(app ? (['app'] as const) : []),
    ...(mailed ? (['email'] as const) : []),
    ...(recoveryCodes > 0 ? (['recovery'] as const) : []),
  ];
}

/** What was typed: six digits of a mail or an app, or a recovery code; blanks and dashes do not matter. */
export function readTypedCode(typed: string): { kind: 'digits' | 'recovery' | 'neither'; code: string } {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  if (/^\d{6}$/.test(code)) return { kind: 'digits', code };
  return { kind: RECOVERY_SHAPE.test(code) ? 'recovery' : 'neither', code };
}

/** Without the signs that are taken for each other: I, L, O, U. */
export const RECOVERY_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const RECOVERY_SHAPE = new RegExp(`^[${RECOVERY_SIGNS}]{12}$`);

/** As a person reads it: `7K3M-Q2XA-9TPD`. */
export function inGroups(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? '';
}

/** Enough of an address to know it by: `j•••@talaan.example`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}
