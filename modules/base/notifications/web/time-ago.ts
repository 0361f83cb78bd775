import { now } from '@talaan/kernel/web/calls/clock.ts';
import { say } from '@talaan/kernel/contract/say.ts';

const STEPS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;
const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** `3 hours ago`. */
export function timeAgo(instant: string, at: Temporal.Instant = now()): string {
  const seconds = Math.round((at.epochMilliseconds - Temporal.Instant.from(instant).epochMilliseconds) / 1000);
  for (const [unit, size] of STEPS) if (seconds >= size) return words.format(-Math.floor(seconds / size), unit);
  return say('just now');
}
