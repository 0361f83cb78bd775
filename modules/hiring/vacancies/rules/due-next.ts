import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { PostState } from '../workflow.ts';

export interface DueNext {
  /** What HR does next, or what comes, with its day. */
  text: string;
  /** `warning` within the last days, `bad` where it blocks or is over. */
  tone: 'waiting' | 'warning' | 'bad' | 'neutral';
}

interface DatedPost {
  /** As the clock says it (`stateByClock`). */
  state: PostState;
  is_published: boolean;
  /** Days of the university, as YYYY-MM-DD. */
  opens_on: string | null;
  closes_on: string | null;
  valid_until: string | null;
}

/** So many days before closing it is said as a warning. */
const CLOSES_SOON = 3;

/** What is due next for a post on a day; null once nothing is. */
export function dueNext(post: DatedPost, today: string): DueNext | null {
  const { state, is_published: isPublished, valid_until: until } = post;
  switch (state) {
    case 'DRAFT':
      return { text: isPublished ? 'Complete CS Form No. 9' : 'Open for applications', tone: 'waiting' };
    case 'FOR_SIGNATURE':
      return { text: 'Send to the CSC', tone: 'waiting' };
    case 'SUBMITTED':
      return { text: 'Post at three places', tone: 'waiting' };
    case 'POSTED':
      return whilePosted(post, today);
    case 'DEFICIENT':
      return { text: 'Send the corrected form', tone: 'bad' };
    case 'CLOSED':
    case 'VALID':
      return { text: until ? `Appoint by ${longDate(until)}` : 'Select and engage', tone: 'neutral' };
    case 'NEAR_EXPIRY':
      return { text: until ? `Appoint by ${longDate(until)}: ${left(today, until)} left` : 'Appoint soon', tone: 'warning' };
    case 'EXPIRED':
      return { text: 'Publish again', tone: 'bad' };
    case 'FILLED':
    case 'CANCELLED':
      return null;
  }
}

function whilePosted({ opens_on: opens, closes_on: closes }: DatedPost, today: string): DueNext {
  if (opens !== null && opens > today) return { text: `Opens on ${longDate(opens)}`, tone: 'waiting' };
  if (closes === null || closes <= today) return { text: 'Closes today', tone: 'warning' };
  const days = daysTo(today, closes);
  return { text: days === 1 ? 'Closes tomorrow' : `Closes in ${days} days`, tone: days <= CLOSES_SOON ? 'warning' : 'neutral' };
}

function left(today: string, until: string): string {
  const days = daysTo(today, until) + 1;
  return days === 1 ? '1 day' : `${days} days`;
}

function daysTo(today: string, day: string): number {
  return Temporal.PlainDate.from(today).until(day).days;
}
