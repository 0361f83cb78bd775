import type pg from 'pg';
import type { Actor } from '../actor.ts';
import type { Clock } from '../clock.ts';
import { onePoint } from '../../contract/contributions.ts';

/** Who is signed in, asked at every call. */
export interface OpenedSessions {
  /** Finds who holds a token, with what they may do at this moment; null for an unknown or ended session. */
  readActor: (token: string) => Promise<Actor | null>;
  /** The account whom an administrator views Talaan as, by its number; 403 where they have not begun to. */
  readViewed: (viewer: Actor, accountId: number) => Promise<Actor>;
  /** Of these sessions (hashes of tokens) those that have not ended. */
  readLiveSessions: (sessions: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** Who calls by a token that is of no session. */
export interface TokenHolders {
  /** How each such token begins, so that no session is asked for. */
  prefix: string;
  /** Finds who holds a token and counts the call; null for an unknown, revoked or expired one. Error: 429 for one that calls too often. */
  readActor: (token: string) => Promise<Actor | null>;
}

export const tokenHolders = onePoint<(pool: pg.Pool, clock: Clock) => TokenHolders>('token holders');

export const sessions = onePoint<(pool: pg.Pool, clock: Clock) => OpenedSessions>('sessions');
