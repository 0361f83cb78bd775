import { ZONE } from '@talaan/kernel/contract/zone.ts';
import type { PostKind } from '../contract/words.ts';
import { earliestClosing, lastValidDay } from '../rules/publication-dates.ts';
import { clockSteps, stateByClock } from '../rules/state-by-clock.ts';
import { postFlow, type PostAction, type PostState } from '../workflow.ts';

/** What became of a request to hire of the demo, and when its post was drafted. */
export interface DemoRequest {
  kind: PostKind;
  state: 'POSTED' | 'FILLED' | 'LAPSED';
  drafted: Temporal.PlainDate;
  /** When it was filled or lapsed. */
  ended: Temporal.PlainDate | null;
}

export interface DemoStep {
  action: PostAction;
  from: PostState;
  to: PostState;
  at: string;
  reason: string;
}

export interface DemoPublication {
  version: number;
  sent: string;
  posted: string | null;
  closes_at: string | null;
  valid_until: string | null;
  deficient: string | null;
}

export interface PostStory {
  state: PostState;
  steps: DemoStep[];
  publications: DemoPublication[];
  opens_at: string | null;
  closes_at: string | null;
  posted: string | null;
  valid_until: string | null;
}

const DEFICIENCY = 'The eligibility on the form is not the one of the qualification standards of this position.';
const CANCELLED = 'The position was abolished in the new staffing pattern.';
/** Which posts the CSC returned, by the number of the post. */
const RETURNED_EVERY = 4;
const STILL_RETURNED_DAYS = 30;

/** The way of a post of the demo from its draft until today; `place` varies it. */
export function makeStory(request: DemoRequest, place: number, now: Temporal.Instant, today: Temporal.PlainDate): PostStory {
  const story: PostStory = {
    state: 'DRAFT',
    steps: [],
    publications: [],
    opens_at: null,
    closes_at: null,
    posted: null,
    valid_until: null,
  };
  const onDay = (days: number) => request.drafted.add({ days });
  const isPast = (day: Temporal.PlainDate) => Temporal.PlainDate.compare(day, today) <= 0;
  const take = (action: PostAction, at: string, reason = '') => {
    const to = postFlow.after(story.state, action);
    story.steps.push({ action, from: story.state, to, at, reason });
    story.state = to;
  };
  if (request.kind === 'plantilla') {
    publish(story, take, onDay, isPast, place, today);
  } else if (isPast(onDay(2))) {
    story.posted = onDay(2).toString();
    story.opens_at = morning(onDay(2));
    story.closes_at = `${onDay(9).toString()}T17:00:00+08:00`;
    take('open', story.opens_at);
  }
  advance(story, take, request.ended ? momentBefore(request.ended) : now);
  if (request.state === 'FILLED' && request.ended && postFlow.open(story.state, ['clock']).includes('fill'))
    take('fill', morning(request.ended));
  if (request.state === 'LAPSED' && request.ended) take('cancel', morning(request.ended), CANCELLED);
  return story;
}

type Take = (action: PostAction, at: string, reason?: string) => void;

function publish(
  story: PostStory,
  take: Take,
  onDay: (days: number) => Temporal.PlainDate,
  isPast: (day: Temporal.PlainDate) => boolean,
  place: number,
  today: Temporal.PlainDate,
): void {
  const age = onDay(0).until(today, { largestUnit: 'days' }).days;
  if (isPast(onDay(2))) take('complete', morning(onDay(2)));
  if (isPast(onDay(4))) send(story, take, onDay(4));
  if (isPast(onDay(5))) post(story, take, onDay(5));
  const isReturned = age >= 20 && (age < STILL_RETURNED_DAYS || place % RETURNED_EVERY === 0);
  if (!isReturned) return;
  take('return', morning(onDay(10)), DEFICIENCY);
  story.publications.at(-1)!.deficient = onDay(10).toString();
  if (age < STILL_RETURNED_DAYS) return;
  send(story, take, onDay(13));
  post(story, take, onDay(14));
}

function send(story: PostStory, take: Take, day: Temporal.PlainDate): void {
  take(story.state === 'DEFICIENT' ? 'send_again' : 'send', morning(day));
  const version = story.publications.length + 1;
  story.publications.push({ version, sent: day.toString(), posted: null, closes_at: null, valid_until: null, deficient: null });
}

function post(story: PostStory, take: Take, day: Temporal.PlainDate): void {
  const posted = day.toString();
  const closes_at = `${earliestClosing(posted)}T23:59:59+08:00`;
  Object.assign(story, { posted, opens_at: `${posted}T08:00:00+08:00`, closes_at, valid_until: lastValidDay(posted) });
  Object.assign(story.publications.at(-1)!, { posted, closes_at, valid_until: lastValidDay(posted) });
  take('post', morning(day));
}

/** What the clock did up to a moment, each step at its own. */
function advance(story: PostStory, take: Take, until: Temporal.Instant): void {
  const day = until.toZonedDateTimeISO(ZONE).toPlainDate().toString();
  const { closes_at: closes, valid_until: valid } = story;
  const when: Partial<Record<PostAction, string | null>> = {
    close: closes,
    validate: closes,
    near: valid && morning(Temporal.PlainDate.from(valid).subtract({ days: 30 })),
    expire: valid && morning(Temporal.PlainDate.from(valid).add({ days: 1 })),
  };
  for (const { action } of clockSteps(story.state, stateByClock(story, until, day))) take(action, when[action] ?? until.toString());
}

function morning(day: Temporal.PlainDate): string {
  return `${day.toString()}T09:30:00+08:00`;
}

function momentBefore(day: Temporal.PlainDate): Temporal.Instant {
  return Temporal.Instant.from(`${day.toString()}T09:00:00+08:00`);
}
