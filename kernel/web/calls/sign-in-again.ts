/** Asks for the password over the page; resolves true once signed in again. */
type Asker = () => Promise<boolean>;

interface Question {
  answer: Promise<boolean>;
  giveUp: () => void;
}

let asker: Asker | undefined;
let asked: Question | undefined;

/** Called by the shell while somebody is signed in; returns how to take it back. A question that is open then is answered with no. */
export function answerExpiredSessions(ask: Asker): () => void {
  asker = ask;
  return () => {
    asker = undefined;
    asked?.giveUp();
  };
}

/** One question, however many calls found the session expired. */
export function signInAgain(): Promise<boolean> {
  if (!asker) return Promise.resolve(false);
  asked ??= open(asker);
  return asked.answer;
}

function open(ask: Asker): Question {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const end = (signedIn: boolean) => {
    asked = undefined;
    resolve(signedIn);
  };
  ask().then(end, () => end(false));
  return { answer: promise, giveUp: () => end(false) };
}
