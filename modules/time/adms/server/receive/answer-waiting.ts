import type { Server } from '@talaan/kernel/server/server.ts';
import { readInfoFacts, readPollInfo } from '../../rules/what-it-says.ts';
import {
  AGAIN,
  answerOthers,
  deliveryOf,
  factsOf,
  hello,
  isOtherDialect,
  registryCode,
  resultsIn,
  textOf,
  type Asked,
  type Stamped,
} from './asked.ts';
import type { KnownDevice } from './find-known.ts';
import { holdFrom } from './hold-from.ts';
import { keepUnread, meetStranger } from './keep-unread.ts';
import { isRead, readDelivery, type Delivery } from './read-delivery.ts';

/** A serial number that no device has: what it sends is kept unread until HR decides. */
export async function answerStranger(server: Server, asked: Asked): Promise<string> {
  const { serial, address } = asked;
  const stranger = { serial, address, at: server.clock.now(), said: saidOf(asked) };
  return answerWaiting(asked, stranger.at, {
    meet: () => meetStranger(server, stranger),
    keep: (delivery) => keepUnread(server, stranger, delivery),
    stamped: { attlogStamp: '', operlogStamp: '' },
  });
}

/**
 * The serial number of a device that is known by its address alone, from an address that it never had: what it sends is held until HR decides.
 * It gets no commands, what it says of commands and of itself changes nothing.
 */
export function answerFromElsewhere(server: Server, device: KnownDevice, asked: Asked): Promise<string> {
  const at = server.clock.now();
  const from = { deviceId: device.id, address: asked.address, at, asks: asked.action === 'getrequest' };
  return answerWaiting(asked, at, {
    meet: () => holdFrom(server, from),
    keep: (delivery) => holdFrom(server, from, delivery),
    stamped: device,
  });
}

interface Wait {
  /** False where it is refused. */
  meet: () => Promise<boolean>;
  /** True once it is on disk. */
  keep: (delivery: Delivery) => Promise<boolean>;
  stamped: Stamped;
}

async function answerWaiting(asked: Asked, at: Temporal.Instant, { meet, keep, stamped }: Wait): Promise<string> {
  const { serial, action } = asked;
  const isDelivery = action === 'cdata' && asked.method !== 'GET';
  if (isDelivery && !isOtherDialect(asked) && resultsIn(asked) === null) {
    const delivery = deliveryOf(asked, at);
    if (!(await keep(delivery))) return AGAIN;
    return `OK: ${isRead(asked.table) ? readDelivery(delivery).lines : 1}`;
  }
  if (!(await meet())) return 'ERROR: not registered';
  if (isOtherDialect(asked)) return 'ERROR: not supported';
  if (action === 'cdata' && !isDelivery) return hello(asked, stamped);
  if (action === 'registry') return registryCode(serial);
  return answerOthers(asked, stamped);
}

/** What an unknown device says about itself. */
function saidOf(asked: Asked): string {
  const info = asked.params.get('info');
  if (info) return `Firmware ${readPollInfo(info).firmware ?? 'unknown'}`;
  if (asked.action !== 'registry' || asked.method === 'GET') return '';
  const { model, firmware } = readInfoFacts(factsOf(textOf(asked)));
  return [model, firmware && `firmware ${firmware}`].filter(Boolean).join(', ');
}
