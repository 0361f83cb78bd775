/** Asks for the password over the page; resolves true once signed in again. */
type Asker = () => Promise<boolean>;

let asker: Asker | undefined;
let asking: Promise<boolean> | undefined;

/** Called by the shell while somebody is signed in; returns how to take it back. */
export function answerExpiredSessions(ask: Asker): () => void {
  asker = ask;
  return () => {
    asker = undefined;
  };
}

/** One question, however many calls found the session expired. */
export function signInAgain(): Promise<boolean> {
  if (!asker) return Promise.resolve(false);
  asking ??= asker().finally(() => {
    asking = undefined;
  });
  return asking;
}
