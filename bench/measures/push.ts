import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { readPersonDay } from '@talaan/attendance/contract/days.ts';
import { callAs } from '@talaan/testing/call-as.ts';
import { attlogLine, pushDevice, type PushDevice } from '@talaan/testing/push-device.ts';
import type { Databases } from '../databases.ts';
import { compareInTurns, time } from '../in-turns.ts';
import { startProduct, type Product } from '../product.ts';
import { atLeast, under, type Line } from '../table.ts';
import { hearNext, join } from './sockets.ts';

const DEVICES = 100;
const PUNCHES = 20_000;
const SINGLES = 4000;
/** As many as PostgreSQL leaves beside those of the product. */
const SINGLE_CONNECTIONS = 40;
const BARE_CONNECTIONS = 10;
const ROUNDS = 5;
const RUSH_SECONDS = 600;
const WATCHED = 40;
const WATCHED_MS = 2000;
const DAY = '2026-10-30';

const INSERT = `
  insert into attendance.punch (device_id, pin, at, status, verify, work_code)
  select $1, pin, kernel.instant_of(at::timestamp), 0, 1, '0' from unnest($2::text[], $3::text[]) as one (pin, at)
  on conflict do nothing`;

/** What a device sends at once: some of it known already, and not in the order of time. */
interface Batch {
  device: number;
  punches: { pin: string; at: string }[];
}

/** 100 devices push what 5,000 people punch at eight in the morning, as fast as they are answered, against the bare insert of the same batches. */
export async function measurePush(databases: Databases): Promise<Line[]> {
  const databaseUrl = await databases.copyAs('push');
  const product = await startProduct(databaseUrl, { work: true });
  const owner = new pg.Pool({ connectionString: databases.asOwner(databaseUrl), max: 1 });
  try {
    const pins = await prepare(owner);
    const rush = await compareRush(product, databaseUrl, owner, pins);
    const singles = await compareSingles(product, databaseUrl, owner, pins);
    const late = await measureDelay(product, owner, pins);
    const rate = (milliseconds: number, count: number) =>
      `${Math.round((count / milliseconds) * 1000).toLocaleString('en')} punches a second`;
    return [
      atLeast(
        `${DEVICES} devices push ${PUNCHES.toLocaleString('en')} punches`,
        rate(rush.ours, PUNCHES),
        rate(rush.bare, PUNCHES),
        1 / rush.ratio,
        0.5,
      ),
      atLeast('… one punch at a time', rate(singles.ours, SINGLES), rate(singles.bare, SINGLES), 1 / singles.ratio, 0.3),
      under(
        '… from a punch to the day on an open screen, 95th percentile, in a rush of 20,000 punches in 10 minutes',
        late,
        2000,
        (ms) => `${Math.round(ms)} ms`,
      ),
    ];
  } finally {
    await owner.end();
    await product.stop();
  }
}

/** Devices, and the PINs of people who serve. */
async function prepare(owner: pg.Pool): Promise<{ pin: string; id: number }[]> {
  await owner.query(`
    insert into attendance.device (id, number, name, serial, campus_id, mode)
    select 1000 + n, 1000 + n, 'Rush ' || n, 'RUSH' || n, 1, 'push' from generate_series(0, ${DEVICES - 1}) n`);
  const { rows } = await owner.query<{ pin: string; id: number }>(`
    select h.pin, h.personnel_id as id from personnel.device_pin h
    join personnel.appointment a on a.personnel_id = h.personnel_id and upper_inf(a.during) where upper_inf(h.during) order by h.pin`);
  return rows;
}

/** Each round has seconds of its own, so that its punches are new. */
function makeBatches(pins: readonly { pin: string }[], second: number): Batch[] {
  const batches: Batch[] = [];
  for (let at = 0; at < PUNCHES;) {
    const device = batches.length % DEVICES;
    const size = 1 + ((at * 7) % 40);
    const punches = Array.from({ length: Math.min(size, PUNCHES - at) }, (_, n) => {
      const number = at + n;
      const minute = String(Math.floor(number / pins.length) * 12 + (number % 12)).padStart(2, '0');
      return { pin: pins[number % pins.length]!.pin, at: `${DAY} 07:${minute}:${String(second).padStart(2, '0')}` };
    });
    at += punches.length;
    // A twentieth comes again, first.
    batches.push({ device, punches: batches.length % 20 === 19 ? [...batches.at(-1)!.punches, ...punches] : punches.toReversed() });
  }
  return batches;
}

async function compareRush(product: Product, databaseUrl: string, owner: pg.Pool, pins: readonly { pin: string }[]) {
  const devices = Array.from({ length: DEVICES }, (_, n) => pushDevice(product.url, `RUSH${n}`));
  const pool = new pg.Pool({ connectionString: databaseUrl, max: BARE_CONNECTIONS });
  let second = 0;
  try {
    return await compareInTurns(ROUNDS, {
      ours: async () => {
        const queues = Map.groupBy(makeBatches(pins, second++), ({ device }) => device);
        await computed(owner);
        const took = await time(() => Promise.all([...queues].map(([device, batches]) => pushAll(devices[device]!, batches))));
        await computed(owner);
        return took;
      },
      bare: async () => {
        const batches = makeBatches(pins, second++);
        return time(() => Promise.all(batches.map((batch) => pool.query(insertOf(batch)))));
      },
    });
  } finally {
    for (const device of devices) device.close();
    await pool.end();
  }
}

function insertOf({ device, punches }: Batch) {
  return { name: 'bare', text: INSERT, values: [1000 + device, punches.map(({ pin }) => pin), punches.map(({ at }) => at)] };
}

async function pushAll(device: PushDevice, batches: readonly Batch[]): Promise<void> {
  for (const { punches } of batches) {
    const { text } = await device.push(punches.map(({ pin, at }) => attlogLine(pin, at)));
    if (text !== `OK: ${punches.length}`) throw new Error(`${punches.length} punches were answered ${text}`);
  }
}

async function compareSingles(product: Product, databaseUrl: string, owner: pg.Pool, pins: readonly { pin: string }[]) {
  const devices = Array.from({ length: SINGLE_CONNECTIONS }, (_, n) => pushDevice(product.url, `RUSH${n}`));
  const pool = new pg.Pool({ connectionString: databaseUrl, max: SINGLE_CONNECTIONS });
  let second = 0;
  const makeSingles = () => {
    const [hour, now] = [second >= 60 ? '17' : '12', String(second++ % 60).padStart(2, '0')];
    return Array.from({ length: SINGLES }, (_, n) => ({
      device: n % SINGLE_CONNECTIONS,
      punches: [{ pin: pins[n % pins.length]!.pin, at: `${DAY} ${hour}:${String(Math.floor(n / pins.length)).padStart(2, '0')}:${now}` }],
    }));
  };
  try {
    return await compareInTurns(ROUNDS, {
      ours: async () => {
        const queues = Map.groupBy(makeSingles(), ({ device }) => device);
        await computed(owner);
        const took = await time(() => Promise.all([...queues].map(([device, batches]) => pushAll(devices[device]!, batches))));
        await computed(owner);
        return took;
      },
      bare: async () => {
        const queues = Map.groupBy(makeSingles(), ({ device }) => device);
        const insertAll = async (batches: readonly Batch[]) => {
          const client = await pool.connect();
          for (const batch of batches) await client.query(insertOf(batch));
          client.release();
        };
        return time(() => Promise.all([...queues.values()].map(insertAll)));
      },
    });
  } finally {
    for (const device of devices) device.close();
    await pool.end();
  }
}

/** While as many punches come as in the rush, how long until those who watch have read the day with theirs: the 95th percentile, in milliseconds. */
async function measureDelay(product: Product, owner: pg.Pool, pins: readonly { pin: string; id: number }[]): Promise<number> {
  const token = await product.signIn('hr');
  const devices = Array.from({ length: DEVICES }, (_, n) => pushDevice(product.url, `RUSH${n}`));
  const going = { isOver: false };
  const others = async () => {
    for (let n = 0; !going.isOver; n++) {
      const { pin } = pins[(n * 13) % pins.length]!;
      const at = `${DAY} 16:${String(Math.floor(n / 60) % 60).padStart(2, '0')}:${String(n % 60).padStart(2, '0')}`;
      await Promise.all([devices[n % DEVICES]!.push([attlogLine(pin, at)]), sleep((RUSH_SECONDS / PUNCHES) * 1000)]);
    }
  };
  const pushing = others();
  const delays: number[] = [];
  try {
    await computed(owner);
    for (let n = 0; n < WATCHED; n++) {
      const { pin, id } = pins[(n * 97 + 5) % pins.length]!;
      const socket = await join(product, token, `private-person-${id}`);
      const heard = hearNext(socket, 'days');
      const started = performance.now();
      await devices[(n * 31) % DEVICES]!.push([attlogLine(pin, `${DAY} 16:59:${String(n).padStart(2, '0')}`)]);
      await Promise.race([heard, sleep(10 * WATCHED_MS)]);
      await callAs(product.url, token, readPersonDay, { params: { id, date: DAY } });
      delays.push(performance.now() - started);
      socket.terminate();
    }
  } finally {
    going.isOver = true;
    await pushing;
    for (const device of devices) device.close();
  }
  return delays.toSorted((one, other) => one - other)[Math.ceil(delays.length * 0.95) - 1]!;
}

/** What the round before made due must not fall into the next. */
async function computed(owner: pg.Pool): Promise<void> {
  const question = `
    select 1 where not exists (select from attendance.day_due where date <= '2026-10-31')
      and not exists (select from pgboss.job where state in ('created', 'active') and name = 'compute-days')`;
  while ((await owner.query(question)).rowCount === 0) await sleep(20);
}
