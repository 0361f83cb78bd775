import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { enterPunches } from '@talaan/attendance/contract/punches.ts';
import { addView } from '@talaan/kernel/contract/saved-views.ts';
import { addPosition } from '@talaan/organization/contract/positions.ts';
import { listPersonnel } from '@talaan/personnel/contract.ts';
import { signIn, type Caller } from '@talaan/testing/app.ts';
import { attlogLine, pushDevice } from '@talaan/testing/push-device.ts';
import { makeOwnServer, readDatabaseUrl, readPostmaster, type OwnServer, type RunningServer } from '@talaan/testing/own-server.ts';
import { tries } from '@talaan/testing/tries.ts';

/** The server, or everything at once, is killed while people write: whatever was acknowledged is there after the next start. */
const KILLS = tries(1, 40);
const WRITERS = 8;
/** So many more each time, up to twice as many, that kills meet writes at different steps. */
const WRITES_BEFORE_A_KILL = 30;
const PERSONNEL = { list: '/api/personnels', name: '', query: '', is_shared: false };
const TITLE = { salary_grade: null, track: 'staff', education: '', experience: '', eligibility: '', competency: '' } as const;

/** Each kind of write by its number, and how many there are of those acknowledged. */
const WRITES = [
  {
    write: (hr: Caller, n: number) => hr.call(addView, { body: { ...PERSONNEL, screen: `/${n}`, name: `View ${n}` } }),
    kept: (n: string) => `select count(*) as count from kernel.saved_view where name = 'View ${n}'`,
  },
  {
    write: (hr: Caller, n: number) => hr.call(addPosition, { body: { ...TITLE, name: `Position ${n}` } }),
    kept: (n: string) => `
      select count(*) as count from organization.position p join kernel.audit_event e on e.subject = 'organization.position:' || p.id
      where p.name = 'Position ${n}'`,
  },
  {
    write: (hr: Caller, n: number) => hr.call(enterPunches, { body: { personnel_id: person, ...momentOf(n), reason: `Certified, ${n}.` } }),
    kept: (n: string) => `select count(*) as count from attendance.entered_punch where reason = 'Certified, ${n}.'`,
  },
  {
    // A device that pushes; what it was answered with OK counts.
    write: async (_: Caller, n: number) => {
      const device = pushDevice(running.url, 'TSU26000009');
      const { text } = await device.push([attlogLine(`6${n}`, '2026-11-19 08:00:00'), ...(n % 2 ? ['rubbish'] : [])]).finally(device.close);
      return { status: text.startsWith('OK: ') ? 200 : 503, body: text };
    },
    kept: (n: string) => `select count(*) as count from attendance.punch where pin = '6${n}' and device_id = 9`,
  },
];

let own: OwnServer;
let running: RunningServer;
/** Who gets the punches. */
let person: number;
before(async () => {
  own = await makeOwnServer();
});
after(() => own.close());

test(`of ${KILLS} times that the server, or it and its PostgreSQL, is killed under writes, nothing acknowledged is lost or doubled`, async () => {
  const saved: { kind: number; n: number }[] = [];
  let number = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    running = await own.start();
    const hr = await signIn(running.url, 'hr');
    person ??= (await hr.call(listPersonnel, { query: { term: 'dela cruz' } })).body.personnels[0]!.id;
    const asked = { isOver: false };
    const write = async (kind: number) => {
      while (!asked.isOver) {
        const n = (number += 1);
        const answer = await WRITES[kind]!.write(hr, n).catch(() => undefined);
        if (!answer) await sleep(10);
        else if (answer.status === 200) saved.push({ kind, n });
        else assert.equal(answer.status, 503, JSON.stringify(answer.body));
      }
    };
    const writers = Array.from({ length: WRITERS }, (_, at) => write(at % WRITES.length));
    const enough = saved.length + WRITES_BEFORE_A_KILL + ((kill * 7) % WRITES_BEFORE_A_KILL);
    await Promise.race([until(() => saved.length >= enough), Promise.all(writers)]);
    await (kill % 2 === 0 ? killAll() : killServer());
    asked.isOver = true;
    await Promise.all(writers);
  }
  running = await own.start();
  const client = new pg.Client({ connectionString: readDatabaseUrl(own.dir) });
  await client.connect();
  const lost: string[] = [];
  for (const { kind, n } of saved) {
    const { rows } = await client.query<{ count: string }>(WRITES[kind]!.kept(String(n)));
    if (Number(rows[0]!.count) !== 1) lost.push(`write ${n} of kind ${kind} is there ${rows[0]!.count} times`);
  }
  await client.end();
  assert.deepEqual(lost, []);
  console.log(`${saved.length} acknowledged writes, ${KILLS} kills`);
});

async function until(reached: () => boolean): Promise<void> {
  while (!reached()) await sleep(1);
}

async function killServer(): Promise<void> {
  const exited = once(running.process, 'exit');
  running.process.kill('SIGKILL');
  await exited;
}

/** The server, its worker, PostgreSQL and each process of it, as a machine that loses its power. */
async function killAll(): Promise<void> {
  const client = new pg.Client({ connectionString: readDatabaseUrl(own.dir) });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity');
  const worker = (await running.findWorker()) ?? running.process.pid!;
  for (const pid of [readPostmaster(own.dir)!, running.process.pid!, worker, ...rows.map((row) => row.pid)]) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended in between.
    }
  }
  await running.ended;
}

function momentOf(n: number): { date: string; times: string[] } {
  const [day, hour, minute] = [1 + (Math.floor(n / 1440) % 31), Math.floor(n / 60) % 24, n % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return { date: `2026-10-${day}`, times: [`${hour}:${minute}`] };
}
