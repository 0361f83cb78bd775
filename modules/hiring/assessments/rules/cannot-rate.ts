import { applicationFlow, type ApplicationState } from '@talaan/applicants/workflow.ts';

/** Why a member of a board cannot rate an applicant, whatever their sheet; each with the words of a list and the sentence on the sheet. */
export const CANNOT_RATE = {
  candidate: { words: 'you apply too', sentence: 'You apply for this post yourself: you assess no applicant for it.' },
  relative: { words: 'a relative', sentence: 'You declared that you are related to this applicant: you do not take part.' },
  rival: { words: 'a rival', sentence: 'You declared that this applicant is your rival: you do not take part.' },
  other: { words: 'inhibited', sentence: 'You inhibited yourself from assessing this applicant.' },
  no_vote: { words: 'seat without vote', sentence: 'Your seat has no vote for this post: you fill no sheet.' },
  absent: { words: 'seat absent', sentence: 'Your seat is recorded as absent for this post.' },
  shared: { words: 'other holder rates', sentence: 'The other holder of your seat has begun this sheet.' },
  state: { words: 'not at the interview', sentence: 'This applicant is not at the interview, or no longer in the selection.' },
} as const;
export type CannotRate = keyof typeof CANNOT_RATE;
export const CANNOT_RATE_CODES = Object.keys(CANNOT_RATE) as [CannotRate, ...CannotRate[]];

/** For these they do not read the papers either. */
export const INHIBITED: readonly CannotRate[] = ['candidate', 'relative', 'rival', 'other'];

/** `Cannot be rated: a relative`; of one who is out of the interview the state that says it: `Cannot be rated: did not come`. */
export function formatCannotRate(cannot: CannotRate, state: string): string {
  return `Cannot be rated: ${becauseOf(cannot, state)}`;
}

/** The reason alone. */
export function becauseOf(cannot: CannotRate, state: string): string {
  return cannot === 'state' ? applicationFlow.words[state as ApplicationState].toLowerCase() : CANNOT_RATE[cannot].words;
}
