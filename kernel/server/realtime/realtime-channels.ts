import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Actor } from '../actor.ts';
import type { Server } from '../server.ts';

/** Who may hear a kind of private channel: a pattern for its name, and the question asked of the caller. */
export interface ChannelRule {
  pattern: RegExp;
  allows: (server: Server, actor: Actor, match: RegExpMatchArray) => boolean | Promise<boolean>;
}

export const ownAccountChannel: ChannelRule = {
  pattern: /^private-account-(\d+)$/,
  allows: (_server, actor, match) => Number(match[1]) === actor.accountId,
};

export async function mayHear(server: Server, actor: Actor, channel: string): Promise<boolean> {
  for (const rule of server.channels) {
    const match = channel.match(rule.pattern);
    if (match) return rule.allows(server, actor, match);
  }
  return false;
}

/** A browser that wants to hear a channel, and the session (the hash of its token) that lets it. */
export interface Hearing {
  socketId: string;
  channel: string;
  session: string;
}

/** The signature of the Pusher protocol: `key:HMAC-SHA256(secret, "socket:channel:data")`; the data is the session. */
export function signChannel(key: string, secret: string, { socketId, channel, session }: Hearing): string {
  return `${key}:${createHmac('sha256', secret).update(`${socketId}:${channel}:${session}`).digest('hex')}`;
}

export function isSigned(auth: string, key: string, secret: string, hearing: Hearing): boolean {
  const expected = Buffer.from(signChannel(key, secret, hearing));
  const given = Buffer.from(auth);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
