import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Actor } from './actor.ts';
import type { Server } from './server.ts';

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

/** The signature of the Pusher protocol: `key:HMAC-SHA256(secret, "socket:channel")`. */
export function signChannel(key: string, secret: string, socketId: string, channel: string): string {
  return `${key}:${createHmac('sha256', secret).update(`${socketId}:${channel}`).digest('hex')}`;
}

export function isSigned(auth: string, key: string, secret: string, socketId: string, channel: string): boolean {
  const expected = Buffer.from(signChannel(key, secret, socketId, channel));
  const given = Buffer.from(auth);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
