import { randomInt } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type {} from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { listenToDatabase } from '../database/listen-to-database.ts';
import { NOTIFY_CHANNEL, type Broadcast } from './publish.ts';
import { isSigned } from './realtime-channels.ts';
import { hearSilence, type Silence } from './silence.ts';

/** The realtime server: the Pusher protocol, version 7, for any number of ports, fed by LISTEN of the database. */
export interface Realtime {
  /** Lets browsers connect at `/app/{key}` of this server. */
  serve: (http: FastifyInstance) => void;
  /** Lets this process hear a channel too. */
  hear: (channel: string, heard: () => void) => void;
  close: () => Promise<void>;
}

interface Listener {
  id: string;
  socket: WebSocket;
  /** What it hears, and the session that lets it. */
  channels: Map<string, string>;
}

interface RealtimeOptions {
  url: string;
  key: string;
  secret: string;
  /** Where browsers reach this server. */
  publicUrl: string;
  /** Which of these sessions (hashes of their tokens) have not ended. */
  readLiveSessions: (sessions: readonly string[]) => Promise<ReadonlySet<string>>;
}

const ACTIVITY_TIMEOUT_SECONDS = 60;
/** Codes 4000 to 4099 of the protocol mean: do not come back unchanged; from 4200 on: come back at once. */
const UNKNOWN_KEY = 4001;
const NOT_FROM_HERE = 4009;
const COME_BACK = 4200;
/** More than any screen hears. */
const MOST_CHANNELS = 50;

export async function openRealtime({ url, key, secret, publicUrl, readLiveSessions }: RealtimeOptions): Promise<Realtime> {
  const listeners = new Set<Listener>();
  const ownEars = new Map<string, () => void>();
  const silence = hearSilence();
  const post = makePost(listeners, readLiveSessions);
  let hasBegun = false;
  const ears = await listenToDatabase({
    url,
    name: 'talaan realtime',
    channel: NOTIFY_CHANNEL,
    heard: (payload) => {
      const broadcast = JSON.parse(payload) as Broadcast;
      silence.interrupt(broadcast.channel);
      ownEars.get(broadcast.channel)?.();
      post(broadcast);
    },
    begun: async () => {
      silence.begin();
      // What was told while the line was cut was not heard: browsers that connect again read it.
      if (hasBegun) for (const { socket } of listeners) socket.close(COME_BACK, 'Please connect again');
      hasBegun = true;
    },
  });
  const pings = setInterval(() => {
    for (const listener of listeners) send(listener.socket, 'pusher:ping', {});
    silence.forget();
  }, ACTIVITY_TIMEOUT_SECONDS * 1000).unref();
  return {
    serve: (http) => {
      http.get<{ Params: { key: string } }>('/app/:key', { websocket: true }, (socket, request) => {
        if (request.params.key !== key) return refuse(socket, UNKNOWN_KEY, 'Could not find app');
        if (!isOwnPage(request.headers, publicUrl)) return refuse(socket, NOT_FROM_HERE, 'Only pages of this site may listen');
        const listener: Listener = { id: `${randomInt(1, 1e9)}.${randomInt(1, 1e9)}`, socket, channels: new Map() };
        listeners.add(listener);
        socket.on('close', () => listeners.delete(listener));
        socket.on('error', () => listeners.delete(listener));
        socket.on('message', (raw: Buffer) => hear(listener, raw, { key, secret, silence }));
        send(socket, 'pusher:connection_established', { socket_id: listener.id, activity_timeout: ACTIVITY_TIMEOUT_SECONDS });
      });
    },
    hear: (channel, heard) => ownEars.set(channel, heard),
    close: async () => {
      clearInterval(pings);
      for (const listener of listeners) listener.socket.close(COME_BACK, 'The server restarts');
      await ears.close();
    },
  };
}

interface Ways {
  key: string;
  secret: string;
  silence: Silence;
}

function hear(listener: Listener, raw: Buffer, { key, secret, silence }: Ways): void {
  const message = readMessage(raw);
  if (!message) return send(listener.socket, 'pusher:error', { code: null, message: 'Send JSON with an event.' });
  const channel = textOf(message.data.channel);
  switch (message.event) {
    case 'pusher:ping':
      return send(listener.socket, 'pusher:pong', {});
    case 'pusher:subscribe':
      if (!mayJoin(listener, message.data, key, secret))
        return send(listener.socket, 'pusher:subscription_error', { type: 'AuthError', error: 'Not allowed', status: 401 }, channel);
      listener.channels.set(channel, textOf(message.data.channel_data));
      // What was read before the silence began is to be read again, and nothing else.
      return send(listener.socket, 'pusher_internal:subscription_succeeded', { silence_ms: silence.on(channel) }, channel);
    case 'pusher:unsubscribe':
      listener.channels.delete(channel);
      return;
    default:
      return;
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** There are private channels only. */
function mayJoin({ id, channels }: Listener, data: Record<string, unknown>, key: string, secret: string): boolean {
  const channel = textOf(data.channel);
  if (!/^private-[\w@=,.;-]{1,156}$/.test(channel) || (channels.size >= MOST_CHANNELS && !channels.has(channel))) return false;
  return isSigned(textOf(data.auth), key, secret, { socketId: id, channel, session: textOf(data.channel_data) });
}

/** A browser names the site whose page connects; what is no browser names none, and has nothing without a session either. */
function isOwnPage({ origin, host }: IncomingHttpHeaders, publicUrl: string): boolean {
  if (origin === undefined) return true;
  const page = URL.parse(origin)?.hostname;
  return page !== undefined && [publicUrl, `http://${host}`].some((own) => URL.parse(own)?.hostname === page);
}

interface Addressed {
  broadcast: Broadcast;
  hearers: { listener: Listener; session: string }[];
}

/** Delivers in order, to whose session has not ended meanwhile; what comes in together asks for the sessions once. */
function makePost(listeners: ReadonlySet<Listener>, readLiveSessions: RealtimeOptions['readLiveSessions']): (broadcast: Broadcast) => void {
  const waiting: Broadcast[] = [];
  let isDelivering = false;
  const deliver = async () => {
    for (let batch = waiting.splice(0); batch.length > 0; batch = waiting.splice(0)) {
      const addressed = batch.map((broadcast) => ({ broadcast, hearers: hearersOf(listeners, broadcast.channel) }));
      const sessions = new Set(addressed.flatMap(({ hearers }) => hearers.map(({ session }) => session)));
      const live = sessions.size > 0 ? await readLiveSessions([...sessions]).catch(() => new Set<string>()) : new Set<string>();
      for (const one of addressed) hand(one, live);
    }
    isDelivering = false;
  };
  return (broadcast) => {
    waiting.push(broadcast);
    if (isDelivering) return;
    isDelivering = true;
    void deliver();
  };
}

function hearersOf(listeners: ReadonlySet<Listener>, channel: string): Addressed['hearers'] {
  return [...listeners].flatMap((listener) => {
    const session = listener.channels.get(channel);
    return session === undefined ? [] : [{ listener, session }];
  });
}

/** Whose session has ended must connect and be let in again; anyone who signed in again then reads what they missed. */
function hand({ broadcast: { channel, event, data }, hearers }: Addressed, live: ReadonlySet<string>): void {
  for (const { listener, session } of hearers) {
    if (live.has(session)) send(listener.socket, event, data, channel);
    else if (listener.channels.get(channel) === session) listener.socket.close(COME_BACK, 'Please connect again');
  }
}

function readMessage(raw: Buffer): { event: string; data: Record<string, unknown> } | null {
  try {
    const message: unknown = JSON.parse(raw.toString());
    if (typeof message !== 'object' || message === null || !('event' in message) || typeof message.event !== 'string') return null;
    const data = 'data' in message && typeof message.data === 'object' && message.data !== null ? message.data : {};
    return { event: message.event, data: data as Record<string, unknown> };
  } catch {
    return null;
  }
}

function send(socket: WebSocket, event: string, data: unknown, channel?: string): void {
  if (socket.readyState === socket.OPEN)
    socket.send(JSON.stringify({ event, data: JSON.stringify(data), ...(channel ? { channel } : {}) }));
}

function refuse(socket: WebSocket, code: number, message: string): void {
  send(socket, 'pusher:error', { code, message });
  socket.close(code, message);
}
