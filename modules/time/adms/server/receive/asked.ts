import { createHash } from 'node:crypto';
import { optionsBlock } from '../../rules/options-block.ts';
import type { DeviceRequest } from '../../rules/read-request.ts';
import { holdsResults } from '../../rules/read-results.ts';
import { PUSH_SETTINGS } from '../../rules/settings.ts';
import type { KnownDevice } from './find-known.ts';
import type { Delivery } from './read-delivery.ts';

/** A request of a device, from where it came and with what. */
export interface Asked extends DeviceRequest {
  method: string;
  /** As `plainAddress` writes it. */
  address: string;
  body: Uint8Array;
}

/** What all take as 'again', and none as done. */
export const AGAIN = 'ERROR: not kept, send it again later';
export const DONE = 'OK';
/** The dialect of access control, which is another protocol. */
const OTHER_DIALECT = new Set(['RTLOG', 'RTSTATE', 'TABLEDATA', 'TRANSACTION']);

/** Up to where a device is known to have sent. */
export type Stamped = Pick<KnownDevice, 'attlogStamp' | 'operlogStamp'>;

export function hello({ serial, params }: Asked, { attlogStamp, operlogStamp }: Stamped): string {
  // Some ask for another table by GET; what is meant is the options alone.
  if (params.has('table') && !params.has('options')) return DONE;
  return optionsBlock(serial, { attlog: attlogStamp, operlog: operlogStamp }, PUSH_SETTINGS);
}

export function answerOthers({ action, serial }: Asked, { attlogStamp, operlogStamp }: Stamped): string {
  if (action === 'push') return optionsBlock(serial, { attlog: attlogStamp, operlog: operlogStamp }, PUSH_SETTINGS);
  return DONE;
}

/** The same for the same device, and nothing that opens anything. */
export function registryCode(serial: string): string {
  return `RegistryCode=${createHash('sha256').update(serial).digest('hex').slice(0, 10)}`;
}

export function isOtherDialect({ table, params, action }: Asked): boolean {
  return OTHER_DIALECT.has(table) || (action === 'querydata' && (params.get('tablename') ?? '').toUpperCase() === 'TRANSACTION');
}

/** Results of commands may come to `cdata` without a table. */
export function resultsIn(asked: Asked): string | null {
  if (asked.table !== '') return null;
  const text = textOf(asked);
  return holdsResults(text) ? text : null;
}

export function deliveryOf({ table, stamp, address, body }: Asked, receivedAt: Temporal.Instant): Delivery {
  return { table, stamp, receivedAt, address, body };
}

/** Of calls whose body is always text. */
export function textOf({ body }: Asked): string {
  return Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('utf8');
}

/** `~DeviceName=K40,MAC=00:17…,…` */
export function factsOf(text: string): Map<string, string> {
  return new Map(
    text.split(/[,\r\n]/).flatMap((pair) => {
      const at = pair.indexOf('=');
      return at < 1 ? [] : [[pair.slice(0, at).trim().replace(/^~/, '').toLowerCase(), pair.slice(at + 1).trim()] as const];
    }),
  );
}
