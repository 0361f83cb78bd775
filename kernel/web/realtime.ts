import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { authorizeChannel } from '../contract/jobs.ts';
import { call } from './call.ts';
import { RealtimeLine } from './realtime-line.ts';
import { readViewed } from './view-as.ts';

let line: RealtimeLine | undefined;
const starting = Promise.withResolvers<RealtimeLine>();

/** Connects once, over the port that served the page. What one hears is one's own: not while viewing as somebody else. */
export function startRealtime({ key }: { key: string }, queries: QueryClient): void {
  if (line || readViewed()) return;
  line = new RealtimeLine({
    address: `${location.origin.replace(/^http/, 'ws')}/app/${key}`,
    authorize: (socketId, channel) => call(authorizeChannel, { body: { socket_id: socketId, channel_name: channel } }),
    // What happened while the line was cut is read again.
    onAgain: () => void queries.invalidateQueries(),
  });
  starting.resolve(line);
}

/**
 * Hears one event of a channel while the component is on the page; no channel hears nothing.
 * `joined` reads again what changed between the first reading and the moment from which one hears.
 */
export function useChannel(channel: string | undefined, event: string, heard: (payload: never) => void, joined?: () => void): void {
  const onHeard = useEffectEvent(heard);
  const onJoined = useEffectEvent(() => joined?.());
  useEffect(() => {
    if (!channel) return;
    const ear = { event, heard: (payload: never) => onHeard(payload), joined: () => onJoined() };
    return onLine((open) => open.hear(channel, ear));
  }, [channel, event]);
}

const PATIENCE_MS = 1500;

/** Whether to read now what a channel tells of: once it is heard, so that nothing is missed and one reading is enough, or after a while. */
export function useIsHeard(channel: string): boolean {
  const [isHeard, setHeard] = useState(() => readViewed() !== undefined);
  useChannel(
    channel,
    'none',
    () => undefined,
    () => setHeard(true),
  );
  useEffect(() => {
    const waiting = setTimeout(() => setHeard(true), PATIENCE_MS);
    return () => clearTimeout(waiting);
  }, []);
  return isHeard;
}

/** Whether the line stands; where it does not, screens ask again by the clock. */
export function useIsLive(): boolean {
  return useSyncExternalStore(watchConnection, () => line?.isOpen === true);
}

function watchConnection(changed: () => void): () => void {
  return onLine((open) => open.watch(changed));
}

/** Does something with the line as soon as there is one; what is answered takes it back. */
function onLine(use: (open: RealtimeLine) => () => void): () => void {
  const leaving = new AbortController();
  const begin = async () => {
    const open = await starting.promise;
    if (!leaving.signal.aborted) leaving.signal.addEventListener('abort', use(open));
  };
  void begin();
  return () => leaving.abort();
}

/** Reads a collection again whenever an event arrives, and when one begins to hear. */
export function useLiveRefresh(channel: string | undefined, event: string, path: string): void {
  const queries = useQueryClient();
  const readAgain = () => void queries.invalidateQueries({ predicate: (query) => String(query.queryKey[0]).startsWith(path) });
  useChannel(channel, event, readAgain, readAgain);
}
