import { longDate } from '@talaan/kernel/contract/dates.ts';
import { localTime } from '@talaan/kernel/server/clock.ts';
import type { SetupLine } from '@talaan/kernel/server/setup-line.ts';

/** Done once the trial period has ended; a demo has none. */
export const goingLive: SetupLine = {
  name: 'live',
  title: 'Going live',
  place: 160,
  link: null,
  read: async ({ db }) => {
    const found = await db.selectFrom('kernel.installation').select(['is_demo', 'live_since']).executeTakeFirstOrThrow();
    if (found.is_demo) return { says: 'A demo never goes live.', isDone: true };
    if (found.live_since !== null)
      return { says: `Since ${longDate(localTime(found.live_since).slice(0, 10))}; nothing is wiped any more.`, isDone: true };
    return {
      says: 'This is a trial period, which can be wiped to begin again. When all is right, end it with "npm run trial -- go-live" on the server.',
      isDone: false,
    };
  },
};
