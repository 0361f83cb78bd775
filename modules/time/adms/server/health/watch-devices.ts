import { sql } from 'kysely';
import { agencySettingsOn } from '@talaan/attendance/server/public.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { notifyKeepers, UNIVERSITY } from '@talaan/notifications/server/public.ts';
import { FAULTS, judgeHealth, type DeviceState, type FaultKind } from '../../rules/judge-health.ts';
import { DEVICES_OF_AGENCY, PUSH_SETTINGS } from '../../rules/settings.ts';
import { refreshScreens } from '../refresh-screens.ts';

/** Looks each minute what is wrong with devices, and ends commands that no device took. */
export const watchDevicesJob: Job<object> = {
  kind: 'watch-devices',
  cron: '* * * * *',
  run: ({ server }) => watchDevices(server, server.clock.now().epochMilliseconds - process.uptime() * 1000),
};

/** `watchedSince`: from when on Talaan could have heard of devices, in milliseconds since 1970. */
export async function watchDevices(server: Server, watchedSince: number): Promise<void> {
  const now = server.clock.now();
  const changed = await server.db.transaction().execute(async (tx) => {
    // One process at a time: each fault is told once.
    await sql`select pg_advisory_xact_lock(hashtext('adms.watch'))`.execute(tx);
    const told = { db: tx, now, today: server.clock.today() };
    const expired = await expireCommands(tx, now);
    const strangers = await notifyStrangers(told);
    const faults = await judgeAll(told, watchedSince);
    return expired + strangers + faults > 0;
  });
  if (changed) refreshScreens(server);
}

interface Told {
  db: Database;
  now: Temporal.Instant;
  today: string;
}

async function expireCommands(db: Database, now: Temporal.Instant): Promise<number> {
  const { rows } = await sql`
    update adms.command set state = 'EXPIRED', ended_at = ${now.toString()}
    where state in ('QUEUED', 'SENT') and queued_at < ${now.subtract({ hours: PUSH_SETTINGS.commandHours }).toString()}::timestamptz
    returning id`.execute(db);
  return rows.length;
}

async function notifyStrangers({ db, now, today }: Told): Promise<number> {
  const { rows } = await sql<{ serial: string; address: string }>`
    update adms.stranger set told_at = ${now.toString()} where state = 'PENDING' and told_at is null returning serial, address`.execute(db);
  if (rows.length > 0)
    await notifyKeepers({ db, now, today }, 'EDATSADMIN', {
      title: rows.length === 1 ? 'An unknown device sends' : `${rows.length} unknown devices send`,
      description: `${rows.map(({ serial, address }) => `${serial} from ${address}`).join(', ')}. What it sends is kept unread until you approve or reject it.`,
      link: '/edats/devices?unknown=yes',
      ...(rows.length > 1 && { over: UNIVERSITY }),
    });
  return rows.length;
}

interface LinkedDevice {
  id: number;
  name: string;
  /** It pushes and is in use. */
  is_watched: boolean;
  last_seen_at: string | null;
  lags: number[];
  counted_device: number | null;
  counted_talaan: number | null;
  two_addresses_at: string | null;
  refused_at: string | null;
  refused_why: string | null;
  other_dialect_at: string | null;
  new_addresses: string[];
  known_addresses: string[];
  open: { id: number; kind: FaultKind }[];
}

/** Those of a device `d` in a state, the last heard first. */
function addressesOf(state: 'HELD' | 'KNOWN') {
  return sql`(select coalesce(array_agg(a.address order by a.last_seen_at desc), '{}') from adms.address a where a.device_id = d.id and a.state = ${state})`;
}

async function judgeAll(told: Told, watchedSince: number): Promise<number> {
  const { db, now, today } = told;
  const settings = { ...PUSH_SETTINGS, ...(await agencySettingsOn(db, DEVICES_OF_AGENCY, today)) };
  const { rows } = await sql<LinkedDevice>`
    select d.id, d.name, d.mode = 'push' and d.enabled as is_watched, d.last_seen_at, l.lags, l.counted_device, l.counted_talaan, l.two_addresses_at, l.refused_at, l.refused_why,
      l.other_dialect_at,
      ${addressesOf('HELD')} as new_addresses, ${addressesOf('KNOWN')} as known_addresses,
      (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'kind', f.kind)), '[]') from adms.fault f
        where f.device_id = d.id and f.ended_at is null) as open
    from attendance.device_view d join adms.link l on l.device_id = d.id
    where d.mode = 'push' and d.enabled or exists (select from adms.fault f where f.device_id = d.id and f.ended_at is null)
    order by d.id`.execute(db);
  const begun: { device: LinkedDevice; kind: FaultKind; says: string }[] = [];
  const ended: { device: LinkedDevice; kind: FaultKind; id: number }[] = [];
  for (const device of rows) {
    const found: ReturnType<typeof judgeHealth> = device.is_watched
      ? judgeHealth(stateOf(device), now.epochMilliseconds, watchedSince, settings)
      : new Map();
    for (const [kind, says] of found) if (!device.open.some((one) => one.kind === kind)) begun.push({ device, kind, says });
    for (const { id, kind } of device.open) if (!found.has(kind)) ended.push({ device, kind, id });
  }
  const opened = begun.map(({ device, kind, says }) => ({ device_id: device.id, kind, says }));
  if (opened.length > 0)
    await sql`
      insert into adms.fault (device_id, kind, says, began_at)
      select device_id, kind, says, ${now.toString()}
      from jsonb_to_recordset(${JSON.stringify(opened)}::jsonb) as f (device_id integer, kind text, says text)`.execute(db);
  if (ended.length > 0)
    await sql`update adms.fault set ended_at = greatest(${now.toString()}, began_at) where id = any(${ended.map(({ id }) => id)}::bigint[])`.execute(
      db,
    );
  for (const [kind, some] of Map.groupBy(begun, (one) => one.kind)) await notifyBegun(told, kind, some);
  for (const [kind, some] of Map.groupBy(ended, (one) => one.kind)) await notifyEnded(told, kind, some);
  return begun.length + ended.length;
}

function stateOf(device: LinkedDevice): DeviceState {
  const at = (text: string | null) => (text === null ? null : Date.parse(text));
  const { counted_device: own, counted_talaan: ours, refused_why: why } = device;
  const refused = at(device.refused_at);
  return {
    lastSeen: at(device.last_seen_at),
    lags: device.lags,
    counted: own === null || ours === null ? null : { device: own, talaan: ours },
    twoAddressesAt: at(device.two_addresses_at),
    refused: refused === null || why === null ? null : { at: refused, why },
    otherDialectAt: at(device.other_dialect_at),
    newAddresses: device.new_addresses,
    knownAddresses: device.known_addresses,
  };
}

const NAMED = 5;

/** When the network of a campus is cut, one notice tells of all its devices. */
async function notifyBegun(told: Told, kind: FaultKind, some: readonly { device: LinkedDevice; says: string }[]): Promise<void> {
  const [{ device, says }] = some as [(typeof some)[0]];
  await notifyKeepers(told, 'EDATSADMIN', {
    title: some.length === 1 ? `${device.name}: ${lower(FAULTS[kind])}` : `${some.length} devices: ${lower(FAULTS[kind])}`,
    description: some.length === 1 ? says : `${listNames(some.map((one) => one.device.name))}.`,
    link:
      kind === 'NEW_ADDRESS'
        ? '/edats/devices?held=yes'
        : some.length === 1
          ? `/edats/devices/${device.id}/edit`
          : '/edats/devices?fault=yes',
  });
}

async function notifyEnded(told: Told, kind: FaultKind, some: readonly { device: LinkedDevice }[]): Promise<void> {
  const [{ device }] = some as [(typeof some)[0]];
  await notifyKeepers(told, 'EDATSADMIN', {
    title: some.length === 1 ? `${device.name} is in order again` : `${some.length} devices are in order again`,
    description: `No longer: ${lower(FAULTS[kind])}${some.length === 1 ? '' : ` (${listNames(some.map((one) => one.device.name))})`}.`,
    link: some.length === 1 ? `/edats/devices/${device.id}/edit` : '/edats/devices',
  });
}

function listNames(names: readonly string[]): string {
  return names.length <= NAMED ? names.join(', ') : `${names.slice(0, NAMED).join(', ')} and ${names.length - NAMED} more`;
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
