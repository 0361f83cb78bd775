import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { markDevicesSeen } from '@talaan/devices/server/public.ts';
import { hearFrom, type HeardFrom } from '../../rules/judge-health.ts';
import { PUSH_SETTINGS } from '../../rules/settings.ts';
import { refreshScreens } from '../refresh-screens.ts';
import { countDeliveries, writeCounts, type Counted } from './count-deliveries.ts';
import type { KnownDelivery } from './keep-deliveries.ts';

/** Something that was heard of a known device. */
export interface Contact {
  deviceId: number;
  address: string;
  at: Temporal.Instant;
  /** It came with the right key. */
  withKey?: boolean;
  refused?: string;
  otherDialect?: boolean;
  /** Its key or its networks let it in where it never was before. */
  isNew?: boolean;
}

const WRITE_EVERY_MS = 1000;

export interface Contacts {
  note: (contact: Contact) => void;
  /** Counts deliveries that were kept; the counts of the last second are lost where the process is killed. */
  count: (deliveries: readonly KnownDelivery[], kept: ReadonlyMap<number, number>) => void;
  /** Writes what was noted so far. */
  flush: () => Promise<void>;
}

/** Notes when and from where devices are heard: written once a second for all, since each asks for commands every few seconds. */
export function noteContacts(server: Server): Contacts {
  let noted: Contact[] = [];
  let counted = new Map<number, Counted>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const some = noted.splice(0);
    const counts = [...counted.values()];
    counted = new Map();
    if (some.length === 0 && counts.length === 0) return writing;
    writing = writing
      .then(() => write(server, some, counts))
      .catch((error: unknown) => {
        // The next contact says the same again; what was refused and changed addresses is not forgotten.
        noted = [...some, ...noted].slice(-MOST_NOTED);
        server.http.log.warn({ reason: (error as Error).message }, 'contacts of devices are written later');
      });
    return writing;
  };
  const writeSoon = () => {
    timer ??= setTimeout(() => void flush(), WRITE_EVERY_MS).unref();
  };
  return {
    note: (contact) => {
      noted.push(contact);
      writeSoon();
    },
    count: (deliveries, kept) => {
      countDeliveries(counted, deliveries, kept);
      writeSoon();
    },
    flush,
  };
}

const MOST_NOTED = 10_000;

interface LinkRow {
  device_id: number;
  address: string | null;
  address_before: string | null;
  address_changed_at: string | null;
  two_addresses_at: string | null;
}

async function write(server: Server, contacts: readonly Contact[], counts: readonly Counted[]): Promise<void> {
  const byDevice = Map.groupBy(contacts, ({ deviceId }) => deviceId);
  const ids = [...byDevice.keys()].toSorted((one, other) => one - other);
  await server.db.transaction().execute(async (tx) => {
    await sql`insert into adms.link (device_id) select id from unnest(${ids}::integer[]) id order by id on conflict do nothing`.execute(tx);
    const { rows } = await sql<LinkRow>`
      select device_id, address, address_before, address_changed_at, two_addresses_at from adms.link
      where device_id = any(${ids}) order by device_id for update`.execute(tx);
    const after = rows.map((row) => describeContacts(row, byDevice.get(row.device_id)!));
    await sql`
      update adms.link l set address = n.address, address_before = n.address_before, address_changed_at = n.address_changed_at,
        two_addresses_at = n.two_addresses_at, key_address = coalesce(n.key_address, l.key_address),
        refused_at = coalesce(n.refused_at, l.refused_at), refused_why = coalesce(n.refused_why, l.refused_why),
        other_dialect_at = coalesce(n.other_dialect_at, l.other_dialect_at)
      from jsonb_to_recordset(${JSON.stringify(after)}::jsonb) as n (device_id integer, address text, address_before text,
        address_changed_at timestamptz, two_addresses_at timestamptz, key_address text, refused_at timestamptz, refused_why text,
        other_dialect_at timestamptz)
      where l.device_id = n.device_id`.execute(tx);
    await rememberAddresses(tx, contacts);
    await writeCounts(tx, counts);
    // What was refused may come from anything that knows the serial number: it is no sign of life.
    const seen = contacts.filter(({ refused }) => refused === undefined);
    await markDevicesSeen(tx, new Map(seen.map(({ deviceId, at }) => [deviceId, at.toString()])));
  });
  refreshScreens(server);
}

/** Held and rejected ones stay what they are. */
async function rememberAddresses(db: Database, contacts: readonly Contact[]): Promise<void> {
  const fresh = contacts.filter(({ isNew, address }) => isNew && address !== '');
  if (fresh.length === 0) return;
  await sql`
    insert into adms.address (device_id, address, state, first_seen_at, last_seen_at)
    select distinct on (1, 2) device_id, address, 'KNOWN', at, at
    from unnest(${fresh.map(({ deviceId }) => deviceId)}::integer[], ${fresh.map(({ address }) => address)}::text[],
      ${fresh.map(({ at }) => at.toString())}::timestamptz[]) as f (device_id, address, at)
    order by 1, 2, at on conflict do nothing`.execute(db);
}

function describeContacts(row: LinkRow, contacts: readonly Contact[]) {
  let heard: HeardFrom = {
    address: row.address,
    before: row.address_before,
    changedAt: millis(row.address_changed_at),
    twoAddressesAt: millis(row.two_addresses_at),
  };
  for (const { address, at } of contacts) heard = hearFrom(heard, address, at.epochMilliseconds, PUSH_SETTINGS);
  const refused = contacts.findLast((one) => one.refused !== undefined);
  return {
    device_id: row.device_id,
    address: heard.address,
    address_before: heard.before,
    address_changed_at: instant(heard.changedAt),
    two_addresses_at: instant(heard.twoAddressesAt),
    key_address: contacts.findLast(({ withKey }) => withKey)?.address ?? null,
    refused_at: refused?.at.toString() ?? null,
    refused_why: refused?.refused ?? null,
    other_dialect_at: contacts.findLast(({ otherDialect }) => otherDialect)?.at.toString() ?? null,
  };
}

function millis(at: string | null): number | null {
  return at === null ? null : Date.parse(at);
}

function instant(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
