import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { tooManyTries } from '@talaan/kernel/server/errors.ts';
import { hasWrongTries, refuseClosed } from './count-try.ts';
import { isKnown } from '../known-browsers.ts';
import type { Visit } from './open-session.ts';

/** A campus shares one address: so many people mistype within 15 minutes, and no more guesses are made at full speed. */
const WRONG_TRIES_PER_NETWORK = 50;
/** How many wait at most, one second each: proxies and people give up on what takes longer. */
const LONGEST_LINE = 20;

/**
 * Holds back a try to sign in from a network with many wrong ones until its turn, one a second for the network; a browser in
 * which the account has signed in before goes on at once. It holds no connection while it waits.
 * Errors: 429 where the line is full, and for an account that is closed.
 */
export async function waitForTurn(db: Database, email: string, visit: Visit): Promise<void> {
  if (!(await hasWrongTries(db, visit, WRONG_TRIES_PER_NETWORK)) || (await isKnown(db, email, visit))) return;
  // It would take a turn for nothing.
  await refuseClosed(db, email, visit.now);
  await sleep(await takePlace(db, visit.network), undefined, { ref: false });
}

/**
 * The milliseconds until the turn at the end of the line. Places are given in the order in which the row is locked, to all
 * processes, by the clock of the database. A place is not given back: its second passes, also where its holder has left.
 */
async function takePlace(db: Database, network: string): Promise<number> {
  const { rows } = await sql<{ wait: number }>`
    insert into identity.sign_in_line as line (network, last_turn) values (${network}, clock_timestamp())
    on conflict (network) do update set last_turn = greatest(line.last_turn + interval '1 second', clock_timestamp())
      where line.last_turn < clock_timestamp() + ${LONGEST_LINE - 1} * interval '1 second'
    returning (extract(epoch from last_turn - clock_timestamp()) * 1000)::float8 as wait`.execute(db);
  if (rows[0]) return Math.max(0, rows[0].wait);
  throw tooManyTries(
    `Many wrong passwords came from this network. Please wait ${LONGEST_LINE} seconds and try again, or use a browser in which you have signed in before.`,
    LONGEST_LINE,
  );
}
