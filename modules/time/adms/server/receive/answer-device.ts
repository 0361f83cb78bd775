import type { Server } from '@talaan/kernel/server/server.ts';
import { readInfoFacts, readPollInfo } from '../../rules/what-it-says.ts';
import { takeCommands } from '../commands/take-commands.ts';
import { keepInfo, takeResults } from '../commands/take-results.ts';
import { answerFromElsewhere, answerStranger } from './answer-waiting.ts';
import { answerOthers, deliveryOf, DONE, factsOf, hello, isOtherDialect, registryCode, resultsIn, textOf, type Asked } from './asked.ts';
import { findKnown, findRefusal, isKnownByAddress, type KnownDevice } from './find-known.ts';
import { learnFirst } from './hold-from.ts';
import { keepDeliveries, type KnownDelivery } from './keep-deliveries.ts';
import { noteContacts, type Contacts } from './note-contacts.ts';
import { isRead, readDelivery } from './read-delivery.ts';
import { together } from './together.ts';

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
  if (!(await isAtHome(server, device, contact))) return answerFromElsewhere(server, device, asked);
  const isNew = !device.addresses.includes(address);
  if (isNew) device.addresses.push(address);
  if (isOtherDialect(asked)) {
    contacts.note({ ...contact, otherDialect: true });
    return 'ERROR: not supported';
  }
  contacts.note({ ...contact, isNew, withKey: device.keyHash !== null && key !== '' });
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

/** Whether a device may be where it is heard: one that has neither networks nor a key where it was before. */
async function isAtHome(server: Server, device: KnownDevice, heard: { deviceId: number; address: string; at: Temporal.Instant }) {
  if (!isKnownByAddress(device) || device.addresses.includes(heard.address)) return true;
  return device.addresses.length === 0 && learnFirst(server, heard);
}
