import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { connectionTo, PATIENCE } from './database.ts';

export interface Ear {
  url: string;
  /** What the connection is called in PostgreSQL. */
  name: string;
  channel: string;
  heard: (payload: string) => void;
  /** Runs each time that listening begins: what was told before, or while the line was cut, is to be read. */
  begun?: (client: pg.Client) => Promise<void>;
}

const AGAIN_MS = 1000;
/** How often the line is tried, and how long it may take to answer: a cut that nobody tells of is found so. */
const HEARTBEAT_MS = 10_000;
const ANSWERS_WITHIN_MS = 5000;

/** Hears a channel of the database, and again after its connection broke or fell silent. Rejects only where the first connection fails. */
export async function listenToDatabase(ear: Ear): Promise<{ close: () => Promise<void> }> {
  let line = await open(ear);
  let closed = false;
  const keepListening = async () => {
    for (;;) {
      await line.gone;
      if (closed) return;
      line = await openAgain(ear, () => closed);
    }
  };
  void keepListening();
  return {
    close: async () => {
      closed = true;
      await line.close();
    },
  };
}

interface Line {
  /** Comes true when the connection has ended, however it did. */
  gone: Promise<void>;
  close: () => Promise<void>;
}

async function openAgain(ear: Ear, isOver: () => boolean): Promise<Line> {
  for (;;) {
    await sleep(AGAIN_MS, undefined, { ref: false });
    if (isOver()) return { gone: Promise.resolve(), close: async () => undefined };
    try {
      return await open(ear);
    } catch {
      // It is tried until the database is back.
    }
  }
}

async function open({ url, name, channel, heard, begun }: Ear): Promise<Line> {
  const client = new pg.Client(connectionTo(url, name, { ...PATIENCE, statement: ANSWERS_WITHIN_MS }));
  const gone = new Promise<void>((resolve) => client.once('end', () => resolve()));
  client.on('error', () => undefined);
  client.on('notification', ({ payload }) => heard(payload ?? ''));
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
    await begun?.(client);
  } catch (error) {
    client.connection.stream.destroy();
    throw error;
  }
  const heartbeat = setInterval(() => {
    client.query('select').catch(() => client.connection.stream.destroy());
  }, HEARTBEAT_MS).unref();
  void gone.then(() => clearInterval(heartbeat));
  return { gone, close: () => client.end() };
}
