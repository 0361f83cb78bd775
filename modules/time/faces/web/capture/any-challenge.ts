import { challengeOf, type Challenge } from '../../rules/challenge.ts';

/** What is asked this time. */
export function anyChallenge(): Challenge {
  return challengeOf(crypto.getRandomValues(new Uint8Array(1))[0]!);
}
