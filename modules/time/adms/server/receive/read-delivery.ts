import { wallClock } from '@talaan/devices/server/public.ts';
import { readAttlog, type BadLine, type PushedPunch } from '../../rules/read-attlog.ts';
import { readOperlog, type DeviceUser } from '../../rules/read-operlog.ts';
import { PUSH_SETTINGS } from '../../rules/settings.ts';

/** What a device posted to `cdata`, as it came. */
export interface Delivery {
  /** As it names it, in capitals: `ATTLOG`, `OPERLOG` … */
  table: string;
  stamp: string;
  receivedAt: Temporal.Instant;
  /** From where; empty where that is not known. */
  address: string;
  body: Uint8Array;
}

export interface ReadDelivery extends Omit<Delivery, 'body'> {
  punches: PushedPunch[];
  users: DeviceUser[];
  bad: BadLine[];
  /** What the device is answered: so many lines were accepted, bad and known ones among them. */
  lines: number;
}

/** Punches. */
export const PUNCHES = 'ATTLOG';
/** What is said of users, and what was done at the device. */
const USERS = new Set(['OPERLOG', 'USERINFO', 'USER']);

/** Whether a table is read; fingers, faces and photos are answered and never kept. */
export function isRead(table: string): boolean {
  return table === PUNCHES || USERS.has(table);
}

/** Reads a delivery by its table: no body becomes text before that is known. */
export function readDelivery({ body, ...delivery }: Delivery): ReadDelivery {
  if (delivery.table === PUNCHES) {
    const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('utf8');
    return { ...delivery, users: [], ...readAttlog(text, wallClock(delivery.receivedAt), PUSH_SETTINGS.futureDays) };
  }
  if (USERS.has(delivery.table)) {
    const read = readOperlog(body);
    // An empty one that is answered OK: 0 comes again on some firmware.
    return { ...delivery, punches: [], ...read, lines: Math.max(1, read.lines) };
  }
  return { ...delivery, punches: [], users: [], bad: [], lines: countLines(body) };
}

const LINE_FEED = 10;

function countLines(body: Uint8Array): number {
  let lines = 0;
  for (const byte of body) if (byte === LINE_FEED) lines++;
  return body.length > 0 && body.at(-1) !== LINE_FEED ? lines + 1 : Math.max(1, lines);
}
