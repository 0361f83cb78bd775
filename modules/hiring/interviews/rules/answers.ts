export type SlotState = 'PENDING' | 'ACCEPTED' | 'DECLINED' | 'NO_RESPONSE' | 'ATTENDED' | 'NO_SHOW' | 'RESCHEDULED' | 'CANCELLED';
export type Answer = 'ACCEPT' | 'DECLINE';

/** The state that an answer by link leads to; null where none is taken any more: the deadline itself is late (sections 9 and 14.3). */
export function stateAfterAnswer(
  state: SlotState,
  answer: Answer,
  { now, answerBy }: { now: Temporal.Instant; answerBy: Temporal.Instant },
): SlotState | null {
  if (!['PENDING', 'ACCEPTED', 'DECLINED'].includes(state)) return null;
  if (Temporal.Instant.compare(now, answerBy) >= 0) return null;
  return answer === 'ACCEPT' ? 'ACCEPTED' : 'DECLINED';
}

interface Waiting {
  state: SlotState;
  starts: Temporal.Instant;
  answerBy: Temporal.Instant;
  notifiedAt: Temporal.Instant;
  secondNotice: boolean;
  reminded: boolean;
}

export type Due = 'second notice' | 'reminder' | 'no response';

/** What is due of a slot: a second notice at half time, silence after the deadline, a reminder 24 hours before (section 9). */
export function dueOf({ state, starts, answerBy, notifiedAt, secondNotice, reminded }: Waiting, now: Temporal.Instant): Due | null {
  const at = now.epochMilliseconds;
  if (at >= starts.epochMilliseconds) return state === 'PENDING' ? 'no response' : null;
  if (state === 'PENDING') {
    if (at >= answerBy.epochMilliseconds) return 'no response';
    const half = (notifiedAt.epochMilliseconds + answerBy.epochMilliseconds) / 2;
    return !secondNotice && at >= half ? 'second notice' : null;
  }
  const dayBefore = starts.subtract({ hours: 24 }).epochMilliseconds;
  // Who was told within the last day needs no reminder.
  return state === 'ACCEPTED' && !reminded && at >= dayBefore && notifiedAt.epochMilliseconds < dayBefore ? 'reminder' : null;
}
