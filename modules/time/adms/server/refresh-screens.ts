import { holds } from '@talaan/kernel/server/actor.ts';
import { publish } from '@talaan/kernel/server/realtime/publish.ts';
import type { ChannelRule } from '@talaan/kernel/server/realtime/realtime-channels.ts';
import type { Server } from '@talaan/kernel/server/server.ts';

/** That something about devices changed; it says of none what. */
export const devicesChannel: ChannelRule = {
  pattern: /^private-devices$/,
  allows: (_server, actor) => holds(actor, ['EDATSADMIN']),
};

const AT_MOST_EVERY_MS = 1500;
const waiting = new WeakSet<Server>();

/** Tells open screens shortly that something about devices changed: once for all that changes within a moment. */
export function refreshScreens(server: Server): void {
  if (waiting.has(server)) return;
  waiting.add(server);
  setTimeout(() => {
    waiting.delete(server);
    if (server.pool.ending) return;
    publish(server.db, 'private-devices', 'changed', {}).catch(() => undefined);
  }, AT_MOST_EVERY_MS).unref();
}
