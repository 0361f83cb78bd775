import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { DEMO_PASSWORD } from '@talaan/demo/accounts.ts';
import { startChance, type Chance } from '@talaan/kernel/server/demo/chance.ts';
import { readDashboard } from '@talaan/dashboards/contract.ts';
import { login } from '@talaan/identity/contract/sign-in.ts';
import { me } from '@talaan/identity/contract.ts';
import { hashPassword } from '@talaan/identity/server/public.ts';
import type { Endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { issueEnrolmentCode } from '@talaan/kiosk/contract/devices.ts';
import { cardCodeOf } from '@talaan/kiosk/rules/codes.ts';
import { softwareTablet } from '@talaan/kiosk/server/fixtures/software-tablet.ts';
import { listNotifications } from '@talaan/notifications/contract.ts';
import { countInbox, readInbox } from '@talaan/requests/contract/inbox.ts';
import { callAs } from '@talaan/testing/call-as.ts';
import { attlogLine, pushDevice } from '@talaan/testing/push-device.ts';
import type { Databases } from '../databases.ts';
import { startProduct, type Product } from '../product.ts';
import { milliseconds, told, under, type Line } from '../table.ts';

/** A working Tuesday; a month of punches lies behind. */
const BEGIN = '2026-11-03T07:15:00+08:00';
const DEVICES = 60;
const KIOSKS = 20;
/** One in so many punches at a kiosk, the others at a device. */
const AT_KIOSK = 4;
/** From the punch to the desk. */
const WALK_MS = 5000;
const MOST_MS = 1000;
const MOST_GROWN = 1.25;
const MEMORY_EVERY_MS = 5000;
const MEGABYTE = 1_048_576;

interface Employee {
  email: string;
  pin: string;
  card: string;
}

/**
 * Eight in the morning at a university of 5,000: within so many minutes each employee comes, most of them around the third quarter; punches at a device
 * or a kiosk, signs in with the password, opens home and inbox. What is slowest, and what the processes hold meanwhile.
 */
export async function measureEight(databases: Databases, minutes: number): Promise<Line[]> {
  const databaseUrl = await databases.copyAs('eight');
  const owner = new pg.Client({ connectionString: databases.asOwner(databaseUrl) });
  await owner.connect();
  const employees = await prepare(owner);
  const product = await startProduct(databaseUrl, { work: true, now: BEGIN });
  try {
    const times: Times = { punch: [], 'sign-in': [], home: [], inbox: [] };
    const gates = await openGates(product, owner);
    const held: { server: number; worker: number }[] = [];
    const watch = setInterval(() => void product.memory().then((bytes) => held.push(bytes)), MEMORY_EVERY_MS);
    const began = performance.now();
    const chance = startChance(1);
    const days = employees.map(async (one, at) => {
      await sleep(arrival(chance) * minutes * 60_000);
      await taking(times.punch, () => gates[at % AT_KIOSK === 0 ? 'kiosk' : 'device'](one, at));
      await sleep(WALK_MS);
      await comeIn(product.url, one, times);
    });
    const came = await Promise.allSettled(days);
    clearInterval(watch);
    const failed = came.filter((one) => one.status === 'rejected');
    for (const one of failed.slice(0, 3)) console.log(`  failed: ${String(one.reason)}`);
    return write({ times, held, failed: failed.length, employees: employees.length, minutes, tookMs: performance.now() - began });
  } finally {
    await owner.end();
    await product.stop();
  }
}

type Times = Record<'punch' | 'sign-in' | 'home' | 'inbox', number[]>;

/** A share of the time: the sum of three draws lies around a half, and is brought to the third quarter. */
function arrival(chance: Chance): number {
  const middle = (chance.next() + chance.next() + chance.next()) / 3;
  return Math.min(1, middle + 0.15);
}

async function taking<T>(times: number[], run: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const done = await run();
  times.push(performance.now() - began);
  return done;
}

/** Each has an account with a password, a PIN and a card. */
async function prepare(owner: pg.Client): Promise<Employee[]> {
  const { rows } = await owner.query<Employee & { id: number }>(`
    select h.personnel_id as id, h.pin, 'eight' || h.personnel_id || '@talaan.example' as email, '' as card from personnel.device_pin h
    join personnel.appointment a on a.personnel_id = h.personnel_id and upper_inf(a.during)
    where upper_inf(h.during) and not exists (select from identity.account u where u.personnel_id = h.personnel_id) order by 1`);
  const employees = rows.map((one) => ({ ...one, card: cardCodeOf(randomBytes(24)) }));
  const hashed = await hashPassword(DEMO_PASSWORD);
  await owner.query(
    `with made as (
       insert into identity.account (email, name, personnel_id, password_hash, password_set_at)
       select u.email, p.fullname, p.id, $3, now() from unnest($1::integer[], $2::text[]) u (id, email) join personnel.person p on p.id = u.id returning id)
     insert into identity.account_role (account_id, role_id, scope, during)
     select made.id, r.id, 'self', '[2020-01-01,)' from made, identity.role r where r.name = 'Employee'`,
    [employees.map(({ id }) => id), employees.map(({ email }) => email), hashed],
  );
  await owner.query(
    `insert into kiosk.card (personnel_id, code, issued_by, issued_at)
     select id, code, (select min(id) from identity.account), now() from unnest($1::integer[], $2::text[]) u (id, code)
     on conflict do nothing`,
    [employees.map(({ id }) => id), employees.map(({ card }) => card)],
  );
  await owner.query('analyze identity.account, identity.account_role, kiosk.card');
  return employees;
}

/** Devices that push and tablets that are enrolled; each punch is sent by itself, as they do. */
async function openGates({ url, signIn }: Product, owner: pg.Client) {
  await owner.query(`
    insert into attendance.device (id, number, name, serial, campus_id, mode)
    select 2000 + n, 2000 + n, 'Gate ' || n, case when n < ${DEVICES} then 'GATE' || n end, 1, case when n < ${DEVICES} then 'push' else 'android' end
    from generate_series(0, ${DEVICES + KIOSKS - 1}) n`);
  const devices = Array.from({ length: DEVICES }, (_, n) => pushDevice(url, `GATE${n}`));
  const hr = await signIn('hr');
  const visitor = { call: (endpoint: Endpoint, input: object) => callAs(url, null, endpoint, input) };
  const offset = Temporal.Instant.from(BEGIN).epochMilliseconds - Date.now();
  const clock = () => Date.now() + offset;
  const tablets: ReturnType<typeof softwareTablet>[] = [];
  for (let n = 0; n < KIOSKS; n++) {
    const tablet = softwareTablet(visitor as never, clock);
    const { body } = await callAs(url, hr, issueEnrolmentCode, { params: { id: 2000 + DEVICES + n } });
    await tablet.enrol(body.code);
    tablets.push(tablet);
  }
  return {
    device: async ({ pin }: Employee, at: number) => {
      const local = Temporal.Instant.fromEpochMilliseconds(clock()).toZonedDateTimeISO('Asia/Manila').toPlainDateTime();
      const { text } = await devices[at % DEVICES]!.push([attlogLine(pin, local.toString({ smallestUnit: 'second' }).replace('T', ' '))]);
      if (!text.startsWith('OK')) throw new Error(`a device was answered ${text}`);
    },
    kiosk: async ({ card }: Employee, at: number) => {
      const tablet = tablets[at % KIOSKS]!;
      const { status, body } = await tablet.send([tablet.punch(at + 1, 'CARD', card)]);
      if (status !== 200 || body.answers[0]?.outcome !== 'COUNTED') throw new Error(`a kiosk was answered ${JSON.stringify(body)}`);
    },
  };
}

async function comeIn(url: string, { email }: Employee, times: Times): Promise<void> {
  const token = await taking(times['sign-in'], async () => {
    const { status, body } = await callAs(url, null, login, { body: { email, password: DEMO_PASSWORD } });
    if (status !== 200 || !('token' in body)) throw new Error(`a sign-in was answered ${status}`);
    return body.token;
  });
  const open = (...calls: readonly [endpoint: Endpoint, query?: object][]) =>
    Promise.all(
      calls.map(async ([endpoint, query = {}]) => {
        const { status } = await callAs(url, token, endpoint, { query });
        if (status !== 200) throw new Error(`${endpoint.path} was answered ${status}`);
      }),
    );
  await taking(times.home, () =>
    open([me as never], [readDashboard as never], [listNotifications as never, { per_page: 5 }], [countInbox as never]),
  );
  await taking(times.inbox, () => open([readInbox as never]));
}

interface Morning {
  times: Times;
  held: readonly { server: number; worker: number }[];
  failed: number;
  employees: number;
  minutes: number;
  tookMs: number;
}

function write({ times, held, failed, employees, minutes }: Morning): Line[] {
  const middle = held.length >> 1;
  const most = (of: 'server' | 'worker', some: typeof held) => Math.max(...some.map((one) => one[of]));
  const grown = (of: 'server' | 'worker') => most(of, held.slice(middle)) / most(of, held.slice(0, middle));
  const slowest = (of: readonly number[], share: number) =>
    of.toSorted((one, other) => one - other)[Math.floor(of.length * share)] ?? Infinity;
  return [
    told(
      `Eight in the morning: ${employees.toLocaleString('en')} people in ${minutes} minutes, each a punch, a sign-in, home and inbox`,
      `${failed} failed`,
    ),
    ...(Object.keys(times) as (keyof Times)[]).map((what) =>
      under(
        `… 99th percentile: ${what} (median ${milliseconds(slowest(times[what], 0.5))})`,
        slowest(times[what], 0.99),
        MOST_MS,
        milliseconds,
      ),
    ),
    under(
      '… most memory of the server in the second half against the first',
      grown('server'),
      MOST_GROWN,
      (ratio) => `${ratio.toFixed(2)} ×`,
    ),
    told(
      '… most memory of server and worker',
      `${(most('server', held) / MEGABYTE).toFixed(0)} MB; ${(most('worker', held) / MEGABYTE).toFixed(0)} MB`,
    ),
  ];
}
