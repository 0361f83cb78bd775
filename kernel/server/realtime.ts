import { randomInt } from 'node:crypto';
import type {} from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import type { WebSocket } from 'ws';
import { NOTIFY_CHANNEL, type Broadcast } from './publish.ts';
import { isSigned } from './realtime-channels.ts';

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
  channels: Set<string>;
}

const ACTIVITY_TIMEOUT_SECONDS = 60;
const RECONNECT_MS = 1000;
/** Codes 4000 to 4099 of the protocol mean: do not come back unchanged. */
const UNKNOWN_KEY = 4001;

export async function openRealtime({ url, key, secret }: { url: string; key: string; secret: string }): Promise<Realtime> {
  const listeners = new Set<Listener>();
  const ownEars = new Map<string, () => void>();
  const deliver = ({ channel, event, data }: Broadcast) => {
    for (const listener of listeners) if (listener.channels.has(channel)) send(listener.socket, event, data, channel);
    ownEars.get(channel)?.();
  };
  const ears = await listenToDatabase(url, deliver);
  const pings = setInterval(() => {
    for (const listener of listeners) send(listener.socket, 'pusher:ping', {});
  }, ACTIVITY_TIMEOUT_SECONDS * 1000).unref();
  return {
    serve: (http) => {
      http.get<{ Params: { key: string } }>('/app/:key', { websocket: true }, (socket, request) => {
        if (request.params.key !== key) return refuse(socket, UNKNOWN_KEY, 'Could not find app');
        const listener: Listener = { id: `${randomInt(1, 1e9)}.${randomInt(1, 1e9)}`, socket, channels: new Set() };
        listeners.add(listener);
        socket.on('close', () => listeners.delete(listener));
        socket.on('error', () => listeners.delete(listener));
        socket.on('message', (raw: Buffer) => hear(listener, raw, key, secret));
        send(socket, 'pusher:connection_established', { socket_id: listener.id, activity_timeout: ACTIVITY_TIMEOUT_SECONDS });
      });
    },
    hear: (channel, heard) => ownEars.set(channel, heard),
    close: async () => {
      clearInterval(pings);
      for (const listener of listeners) listener.socket.close(4200, 'The server restarts');
      await ears.close();
    },
  };
}

function hear(listener: Listener, raw: Buffer, key: string, secret: string): void {
  const message = readMessage(raw);
  if (!message) return send(listener.socket, 'pusher:error', { code: null, message: 'Send JSON with an event.' });
  const channel = textOf(message.data.channel);
  switch (message.event) {
    case 'pusher:ping':
      return send(listener.socket, 'pusher:pong', {});
    case 'pusher:subscribe':
      if (!mayJoin(channel, textOf(message.data.auth), listener.id, key, secret))
        return send(listener.socket, 'pusher:subscription_error', { type: 'AuthError', error: 'Not allowed', status: 401 }, channel);
      listener.channels.add(channel);
      return send(listener.socket, 'pusher_internal:subscription_succeeded', {}, channel);
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

function mayJoin(channel: string, auth: string, socketId: string, key: string, secret: string): boolean {
  if (!/^[\w@=,.;-]{1,164}$/.test(channel)) return false;
  return channel.startsWith('private-') ? isSigned(auth, key, secret, socketId, channel) : !channel.startsWith('presence-');
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

/** Hears the other processes through the database, and again after its connection broke. */
async function listenToDatabase(url: string, deliver: (broadcast: Broadcast) => void): Promise<{ close: () => Promise<void> }> {
  let client: pg.Client;
  let closed = false;
  const connect = async () => {
    client = new pg.Client({ connectionString: url, application_name: 'talaan realtime' });
    client.on('notification', ({ payload }) => payload && deliver(JSON.parse(payload) as Broadcast));
    client.on('error', () => undefined);
    client.on('end', () => !closed && setTimeout(() => void connect().catch(() => undefined), RECONNECT_MS).unref());
    await client.connect();
    await client.query(`listen ${NOTIFY_CHANNEL}`);
  };
  await connect();
  return {
    close: async () => {
      closed = true;
      await client.end();
    },
  };
}
