/** What this tab remembers while its visitor is at a provider. */
export interface BegunSignIn {
  provider: string;
  name: string;
  /** What comes back with the browser; the way back of another sign-in is not taken. */
  state: string;
  /** Where to go after it, a path of this site. */
  redirect: string | null;
}

const KEY = 'talaan.begun-sign-in';

export function saveBegunSignIn(begun: BegunSignIn): void {
  sessionStorage.setItem(KEY, JSON.stringify(begun));
}

export function readBegunSignIn(): BegunSignIn | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as BegunSignIn | null) ?? undefined;
  } catch {
    return undefined;
  }
}
