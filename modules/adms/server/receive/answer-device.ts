import { createHash } from 'node:crypto';
import type { Server } from '@talaan/kernel/server/server.ts';
import { optionsBlock } from '../../rules/options-block.ts';
import { readInfoFacts, readPollInfo } from '../../rules/what-it-says.ts';
import type { DeviceRequest } from '../../rules/read-request.ts';
import { holdsResults } from '../../rules/read-results.ts';
import { PUSH_SETTINGS } from '../../rules/settings.ts';
import { takeCommands } from '../commands/take-commands.ts';
import { keepInfo, takeResults } from '../commands/take-results.ts';
import { findKnown, findRefusal, type KnownDevice } from './find-known.ts';
import { keepDeliveries, type KnownDelivery } from './keep-deliveries.ts';
import { keepUnread, meetStranger } from './keep-unread.ts';
import { noteContacts, type Contacts } from './note-contacts.ts';
import { isRead, readDelivery, type Delivery } from './read-delivery.ts';
import { together } from './together.ts';

/** A request of a device, from where it came and with what. */
export interface Asked extends DeviceRequest {
  method: string;
  address: string;
  body: Uint8Array;
}

/** What all take as 'again', and none as done. */
export const AGAIN = 'ERROR: not kept, send it again later';
const DONE = 'OK';
/** The dialect of access control, which is another protocol. */
const OTHER_DIALECT = new Set(['RTLOG', 'RTSTATE', 'TABLEDATA', 'TRANSACTION']);
const MOST_LINES_TOGETHER = 20_000;
const MOST_FOUND_TOGETHER = 500;

export interface Desk {
  answer: (asked: Asked) => Promise<string>;
  /** Says on the device's page that it sent more than is taken at once. */
  noteTooLarge: (asked: Omit<Asked, 'body'>) => void;
  close: () => Promise<void>;
}

/** Answers devices: those that HR has, and unknown ones. */
export function openDesk(server: Server): Desk {
  const contacts = noteContacts(server);
  const find = rememberKnown(
    together<string, KnownDevice | undefined>((serials) => findKnown(server.db, serials), { sizeOf: () => 1, most: MOST_FOUND_TOGETHER }),
  );
  const keep = together<KnownDelivery, void>(
    async (deliveries) => {
      contacts.count(deliveries, await keepDeliveries(server, deliveries));
      return deliveries.map(() => undefined);
    },
    { sizeOf: ({ punches, users, bad }) => 50 + punches.length + users.length + bad.length, most: MOST_LINES_TOGETHER },
  );
  return {
    answer: async (asked) => {
      if (asked.serial === '') return asked.action === 'ping' ? DONE : 'ERROR: no serial number';
      const device = await find(asked.serial);
      return device ? answerKnown(server, { contacts, keep }, device, asked) : answerStranger(server, asked);
    },
    noteTooLarge: ({ serial, address }) => {
      const refused = 'It sent more at once than Talaan takes. Restart it, and ask it for its stored punches month by month.';
      find(serial).then(
        (device) => device && contacts.note({ deviceId: device.id, address, at: server.clock.now(), refused }),
        () => undefined,
      );
    },
    close: contacts.flush,
  };
}

type Find = (serial: string) => Promise<KnownDevice | undefined>;

const REMEMBERED_MS = 1000;

/** In a rush each device asks many times within a second: what HR changes about it holds after one. */
function rememberKnown(find: Find): Find {
  const known = new Map<string, { device: KnownDevice; until: number }>();
  return async (serial) => {
    const remembered = known.get(serial);
    if (remembered && remembered.until > performance.now()) return remembered.device;
    const device = await find(serial);
    if (device) known.set(serial, { device, until: performance.now() + REMEMBERED_MS });
    else known.delete(serial);
    return device;
  };
}

interface Means {
  contacts: Contacts;
  keep: (delivery: KnownDelivery) => Promise<void>;
}

async function answerKnown(server: Server, { contacts, keep }: Means, device: KnownDevice, asked: Asked): Promise<string> {
  const { address, key } = asked;
  const at = server.clock.now();
  const contact = { deviceId: device.id, address, at };
  const refused = findRefusal(device, asked);
  if (refused !== null) {
    contacts.note({ ...contact, refused });
    return 'ERROR: refused';
  }
  if (isOtherDialect(asked)) {
    contacts.note({ ...contact, otherDialect: true });
    return 'ERROR: not supported';
  }
  contacts.note({ ...contact, withKey: device.keyHash !== null && key !== '' });
  switch (asked.action) {
    case 'cdata': {
      if (asked.method === 'GET') return hello(asked, device);
      const results = resultsIn(asked);
      if (results !== null) {
        await takeResults(server, device.id, results);
        return DONE;
      }
      const read = readDelivery(deliveryOf(asked, at));
      if (isRead(asked.table)) await keep({ deviceId: device.id, ...read });
      return `OK: ${read.lines}`;
    }
    case 'getrequest': {
      const info = asked.params.get('info');
      if (info) await keepInfo(server.db, device.id, readPollInfo(info), at.toString());
      return takeCommands(server, device.id);
    }
    case 'devicecmd':
      await takeResults(server, device.id, textOf(asked));
      return DONE;
    case 'registry':
      await keepInfo(server.db, device.id, readInfoFacts(factsOf(textOf(asked))), at.toString());
      return registryCode(asked.serial);
    default:
      return answerOthers(asked, device);
  }
}

async function answerStranger(server: Server, asked: Asked): Promise<string> {
  const { serial, address, action } = asked;
  const at = server.clock.now();
  const stranger = { serial, address, at, said: saidOf(asked) };
  const isDelivery = action === 'cdata' && asked.method !== 'GET';
  if (isDelivery && !isOtherDialect(asked) && resultsIn(asked) === null) {
    const delivery = deliveryOf(asked, at);
    if (!(await keepUnread(server, stranger, delivery))) return AGAIN;
    return `OK: ${isRead(asked.table) ? countLinesOf(delivery) : 1}`;
  }
  if (!(await meetStranger(server, stranger))) return 'ERROR: not registered';
  if (isOtherDialect(asked)) return 'ERROR: not supported';
  if (action === 'cdata' && !isDelivery) return hello(asked, { attlogStamp: '', operlogStamp: '' });
  if (action === 'registry') return registryCode(serial);
  return answerOthers(asked, { attlogStamp: '', operlogStamp: '' });
}

type Stamped = Pick<KnownDevice, 'attlogStamp' | 'operlogStamp'>;

function hello({ serial, params }: Asked, { attlogStamp, operlogStamp }: Stamped): string {
  // Some ask for another table by GET; what is meant is the options alone.
  if (params.has('table') && !params.has('options')) return DONE;
  return optionsBlock(serial, { attlog: attlogStamp, operlog: operlogStamp }, PUSH_SETTINGS);
}

function answerOthers({ action, serial }: Asked, { attlogStamp, operlogStamp }: Stamped): string {
  if (action === 'push') return optionsBlock(serial, { attlog: attlogStamp, operlog: operlogStamp }, PUSH_SETTINGS);
  return DONE;
}

function isOtherDialect({ table, params, action }: Asked): boolean {
  return OTHER_DIALECT.has(table) || (action === 'querydata' && (params.get('tablename') ?? '').toUpperCase() === 'TRANSACTION');
}

/** Results of commands may come to `cdata` without a table. */
function resultsIn(asked: Asked): string | null {
  if (asked.table !== '') return null;
  const text = textOf(asked);
  return holdsResults(text) ? text : null;
}

function deliveryOf({ table, stamp, body }: Asked, receivedAt: Temporal.Instant): Delivery {
  return { table, stamp, receivedAt, body };
}

function countLinesOf(delivery: Delivery): number {
  return readDelivery(delivery).lines;
}

/** Of calls whose body is always text. */
function textOf({ body }: Asked): string {
  return Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('utf8');
}

/** `~DeviceName=K40,MAC=00:17…,…` */
function factsOf(text: string): Map<string, string> {
  return new Map(
    text.split(/[,\r\n]/).flatMap((pair) => {
      const at = pair.indexOf('=');
      return at < 1 ? [] : [[pair.slice(0, at).trim().replace(/^~/, '').toLowerCase(), pair.slice(at + 1).trim()] as const];
    }),
  );
}

/** What an unknown device says about itself. */
function saidOf({ params, action, body, method }: Asked): string {
  const info = params.get('info');
  if (info) return `Firmware ${readPollInfo(info).firmware ?? 'unknown'}`;
  if (action !== 'registry' || method === 'GET') return '';
  const { model, firmware } = readInfoFacts(factsOf(Buffer.from(body).toString('utf8')));
  return [model, firmware && `firmware ${firmware}`].filter(Boolean).join(', ');
}

/** The same for the same device, and nothing that opens anything. */
function registryCode(serial: string): string {
  return `RegistryCode=${createHash('sha256').update(serial).digest('hex').slice(0, 10)}`;
}
