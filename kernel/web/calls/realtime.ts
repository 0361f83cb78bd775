import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query';
import type Pusher from 'pusher-js';
import { authorizeChannel } from '../../contract/jobs.ts';
import { call } from './call.ts';
import { isFromBefore } from './queries.ts';
import { readViewed } from './view-as.ts';

let client: Pusher | undefined;
let wasConnected = false;
const starting = Promise.withResolvers<Pusher>();

/** Connects once, over the port that served the page, after its first screen is there. What one hears is one's own: not while viewing as somebody else. */
export async function startRealtime(settings: { key: string; cluster: string }, queries: QueryClient): Promise<void> {
  if (readViewed()) return;
  if (client) return client.connect();
  await isIdle();
  const PusherClient = await loadClient();
  client ??= connect(PusherClient, settings, queries);
  starting.resolve(client);
}

const LONGEST_BUSY_MS = 2000;

const TRIED_AGAIN_MS = 10_000;

/** The code of the client; where the line is cut, it is tried again once the browser is online, or after a while. */
async function loadClient(): Promise<typeof Pusher> {
  try {
    return (await import('pusher-js')).default;
  } catch {
    const online = Promise.withResolvers<unknown>();
    addEventListener('online', online.resolve, { once: true });
    const waiting = setTimeout(online.resolve, TRIED_AGAIN_MS);
    await online.promise;
    clearTimeout(waiting);
    removeEventListener('online', online.resolve);
    return loadClient();
  }
}

/** Waits until the browser has nothing to do; Safari does not tell. */
function isIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: LONGEST_BUSY_MS });
    else setTimeout(resolve, LONGEST_BUSY_MS / 10);
  });
}

function connect(PusherClient: typeof Pusher, settings: { key: string; cluster: string }, queries: QueryClient): Pusher {
  const port = Number(location.port) || undefined;
  const pusher = new PusherClient(settings.key, {
    cluster: settings.cluster,
    wsHost: location.hostname,
    wsPort: port ?? 80,
    wssPort: port ?? 443,
    forceTLS: location.protocol === 'https:',
    // With TLS where the page has it. Without, the client would also try TLS on the same port after two seconds, in vain.
    enabledTransports: ['ws'],
    channelAuthorization: {
      transport: 'ajax',
      endpoint: authorizeChannel.path,
      customHandler: ({ socketId, channelName }, answer) => {
        // What was asked for a line that is given up is asked again for the next one.
        const isCurrent = () => !isRestarting && pusher.connection.socket_id === socketId;
        call(authorizeChannel, { body: { socket_id: socketId, channel_name: channelName } }).then(
          (granted) => isCurrent() && answer(null, granted),
          (failure: Error) => isCurrent() && answer(failure, null),
        );
      },
    },
  });
  pusher.connection.bind('connected', () => {
    // What happened while the line was cut is read again.
    if (wasConnected) void queries.invalidateQueries();
    wasConnected = true;
  });
  return pusher;
}

let isRestarting = false;

/** Ends the connection, whose channels are those of the former user; opens another one if a user is signed in. */
export function restartRealtime(isSignedIn: boolean): void {
  wasConnected = false;
  isRestarting = true;
  // Leaving a channel sends nothing from here on.
  for (const channel of client?.allChannels() ?? []) channel.disconnect();
  afterWhatIsSent(() => {
    isRestarting = false;
    client?.disconnect();
    if (isSignedIn) client?.connect();
  });
}

/** The client sends in the task after the one in which it is asked to, also over a line that was closed between them: the browser complains of it. */
function afterWhatIsSent(act: () => void): void {
  setTimeout(() => setTimeout(act));
}

const JOINED = 'pusher:subscription_succeeded';

/** How many components hear each channel; the last one to leave unsubscribes. */
const hearers = new Map<string, number>();

/**
 * Hears one event of a channel while the component is on the page; no channel hears nothing.
 * `joined` reads again what changed between the first reading and the moment from which one hears: nothing, where the channel was silent
 * for longer than that, in milliseconds.
 */
export function useChannel(
  channel: string | undefined,
  event: string,
  heard: (payload: never) => void,
  joined?: (silence: number) => void,
): void {
  const onHeard = useEffectEvent(heard);
  const onJoined = useEffectEvent((silence: number) => joined?.(silence));
  useEffect(() => {
    if (!channel) return;
    let left = false;
    const listen = (payload: never) => onHeard(payload);
    const join = ({ silence_ms: silence = 0 }: { silence_ms?: number }) => onJoined(silence);
    hearers.set(channel, (hearers.get(channel) ?? 0) + 1);
    void starting.promise.then((pusher) => !left && pusher.subscribe(channel).bind(event, listen).bind(JOINED, join));
    return () => {
      left = true;
      client?.channel(channel)?.unbind(event, listen).unbind(JOINED, join);
      const others = (hearers.get(channel) ?? 1) - 1;
      hearers.set(channel, others);
      if (others === 0) client?.unsubscribe(channel);
    };
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
    let left = false;
    void patienceEnds().then(() => !left && setHeard(true));
    return () => {
      left = true;
    };
  }, []);
  return isHeard;
}

let patience: Promise<void> | undefined;

/** A while after the page has come to rest; the same moment for all who wait, so that what they read goes together. */
function patienceEnds(): Promise<void> {
  patience ??= isIdle()
    .then(() => new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS)))
    .finally(() => {
      patience = undefined;
    });
  return patience;
}

/** Whether the line stands; where it does not, screens ask again by the clock. */
export function useIsLive(): boolean {
  return useSyncExternalStore(watchConnection, () => client?.connection.state === 'connected');
}

function watchConnection(changed: () => void): () => void {
  let left = false;
  void starting.promise.then((pusher) => !left && pusher.connection.bind('state_change', changed));
  return () => {
    left = true;
    client?.connection.unbind('state_change', changed);
  };
}

/** Reads a collection again whenever an event arrives, and what was missed before one heard. */
export function useLiveRefresh(channel: string | undefined, event: string, path: string): void {
  const queries = useQueryClient();
  const readAgain = () => void queries.invalidateQueries({ predicate: (query) => isOfPath(query, path) });
  useChannel(channel, event, readAgain, (silence) => readMissed(queries, path, silence));
}

/** Reads again what was asked for before a channel that one has joined was last told something. */
export function readMissed(queries: QueryClient, path: string, silence: number): void {
  const lastTold = performance.now() - silence;
  void queries.invalidateQueries({ predicate: (query) => isOfPath(query, path) && isFromBefore(query, lastTold) });
}

function isOfPath({ queryKey }: Query, path: string): boolean {
  return String(queryKey[0]).startsWith(path);
}
