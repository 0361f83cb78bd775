import { sql } from 'kysely';
import { tooManyTries } from '@talaan/kernel/server/errors.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';

/** Many share a network; what is hard to guess is not guessed in so few tries, nor in any number that a visitor could make. */
const MOST_WRONG = 30;
const WINDOW_MINUTES = 15;
const KEPT_HOURS = 24;

export interface WrongGuesses {
  /** Call it before anything is looked up. Error: 429 for a network that has guessed too often. */
  refuse: (call: Pick<Call, 'db' | 'network' | 'now'>) => Promise<void>;
  note: (call: Pick<Call, 'db' | 'network' | 'now'>) => Promise<void>;
  /** Forgets them every night. */
  forgetJob: Job<object>;
}

/**
 * Guesses at what visitors open by a code or a link, without signing in: counted by network in a table of the module that gives it out, with the
 * columns `network` and `at` and an index on both. `what` is said of them: `codes that are of no paper`.
 */
export function wrongGuesses({
  table,
  what,
  forget: { kind, cron },
}: {
  table: string;
  what: string;
  forget: { kind: string; cron: string };
}): WrongGuesses {
  const name = sql.table(table);
  return {
    refuse: async ({ db, network, now }) => {
      const since = now.subtract({ minutes: WINDOW_MINUTES });
      const { rows } = await sql<{ at: string }>`
        select at from ${name} where network = ${network} and at > ${since.toString()} order by at desc limit ${MOST_WRONG}`.execute(db);
      if (rows.length < MOST_WRONG) return;
      const seconds = Math.max(1, Math.ceil((Date.parse(rows.at(-1)!.at) - since.epochMilliseconds) / 1000));
      throw tooManyTries(`Too many ${what} were asked for from here. Please wait ${Math.ceil(seconds / 60)} minutes.`, seconds);
    },
    note: async ({ db, network, now }) => {
      await sql`insert into ${name} (network, at) values (${network}, ${now.toString()})`.execute(db);
    },
    forgetJob: {
      kind,
      cron,
      run: async ({ server: { db, clock } }) => {
        await sql`delete from ${name} where at < ${clock.now().subtract({ hours: KEPT_HOURS }).toString()}`.execute(db);
      },
    },
  };
}
