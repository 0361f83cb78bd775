import type pg from 'pg';
import type { Actor } from './actor.ts';
import type { Clock } from './clock.ts';
import { onePoint } from '../contract/contributions.ts';

/** Who is signed in. Each is one statement, asked at every call. */
export interface Sessions {
  /** Finds who holds a token; null for an unknown or ended session. */
  readActor: (pool: pg.Pool, clock: Clock, token: string) => Promise<Actor | null>;
  /** The account whom an administrator views Talaan as, by its number; 403 where they have not begun to. */
  readViewed: (pool: pg.Pool, clock: Clock, viewer: Actor, accountId: number) => Promise<Actor>;
  /** Of these sessions (hashes of tokens) those that have not ended. */
  readLiveSessions: (pool: pg.Pool, clock: Clock, sessions: readonly string[]) => Promise<ReadonlySet<string>>;
}

export const sessions = onePoint<Sessions>('sessions');
