import assert from 'node:assert/strict';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { Agent, createServer, request, type IncomingMessage, type Server as HttpServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { confirmUpload, previewUpload } from '@talaan/devices/contract/uploads.ts';
import { findFreePort } from '@talaan/kernel/server/postgres/free-port.ts';
import { prepareTemplate, signIn, TEST_NOW, type Caller } from '@talaan/testing/app.ts';
import { cloneDatabase, type TestDatabase } from '@talaan/testing/database.ts';
import { tries } from '@talaan/testing/tries.ts';
import { countWork, fileLeave, saveViews, sendPapers } from './rolling-restart-kit.ts';

/** Two servers on one database and one folder of files, and before them a proxy that asks them in turns and keeps its connections. */
const RESTARTS = tries(1, 4);
const PAUSE_MS = 30;
const FILES = 2;
const PUNCHES = 60;

interface Running {
  port: number;
  process: ChildProcess;
  agent: Agent;
}

let database: TestDatabase;
let dataDir: string;
let servers: Running[];
let proxy: HttpServer;
let url: string;
before(async () => {
  database = await cloneDatabase(prepareTemplate);
  dataDir = await mkdtemp(join(tmpdir(), 'talaan shared '));
  await cp(database.files, join(dataDir, 'files'), { recursive: true });
  servers = await Promise.all([start(await findFreePort(0)), start(await findFreePort(0))]);
  proxy = createServer(passOn);
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
});
after(async () => {
  proxy.closeAllConnections();
  proxy.close();
  for (const server of servers) server.agent.destroy();
  await Promise.all(servers.map(stop));
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

test(`of servers that are restarted one after the other under calls (${RESTARTS} times) no call fails, and each write and each job is done once`, async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const [hr, clerk, employee] = await Promise.all(['hr', 'clerk', 'employee'].map((who) => signIn(url, who)));
  const works = { views: saveViews(hr!), papers: await sendPapers(clerk!, client), leaves: fileLeave(employee!) };
  const asked = { isOver: false, calls: 0, failed: [] as string[] };
  const done = { views: 0, papers: 0, leaves: 0 };
  const callers = Object.entries(works).map(async ([kind, work]) => {
    for (let n = 0; !asked.isOver; n++) {
      const answers = await work(`${n}`);
      await sleep(PAUSE_MS);
      asked.calls += answers.length;
      if (answers.at(-1)!.status === 200) done[kind as keyof typeof done] += 1;
      asked.failed.push(
        ...answers.filter(({ status }) => status !== 200).map(({ status, body }) => `${kind} ${status} ${JSON.stringify(body)}`),
      );
    }
  });
  const uploads: number[] = [];
  try {
    for (let nth = 0; nth < RESTARTS; nth++) {
      const at = nth % servers.length;
      for (let n = 0; n < FILES; n++) uploads.push(await importFile(hr!, uploads.length));
      servers[at] = await restart(servers[at]!);
    }
  } finally {
    asked.isOver = true;
    await Promise.all(callers);
  }
  assert.deepEqual(asked.failed, []);
  const count = async (from: string) =>
    Number((await client.query<{ count: string }>(`select count(*) as count from ${from}`)).rows[0]!.count);
  assert.deepEqual(await countWork(client), { ...done, halves: 0 });
  while ((await count(`attendance.upload where id = any('{${uploads.join()}}') and state <> 'DONE'`)) > 0) await sleep(100);
  assert.equal(await count(`attendance.punch where upload_id = any('{${uploads.join()}}')`), uploads.length * PUNCHES);
  await client.end();
  console.log(`${asked.calls} calls; ${JSON.stringify(done)}`);
});

async function start(port: number): Promise<Running> {
  const child = fork(fileURLToPath(import.meta.resolve('@talaan/testing/serve-own-until-killed.ts')), {
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      DATABASE_OWNER_URL: database.ownerUrl,
      DATA_DIR: dataDir,
      PORT: String(port),
      REALTIME_PORT: String(await findFreePort(0)),
      DEMO: 'true',
      DEMO_NOW: TEST_NOW,
      LOG_LEVEL: 'warn',
    },
  });
  const [said] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [unknown];
  assert.deepEqual(said, { ready: true });
  return { port, process: child, agent: new Agent({ keepAlive: true }) };
}

async function stop({ process: child }: Running): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  assert.deepEqual(await ended, [0, null]);
}

/** Asks once more over connections that were open before the end began. */
async function restart(running: Running): Promise<Running> {
  const kept = [0, 1].map(() => new Agent({ keepAlive: true, maxSockets: 1 }));
  for (const agent of kept) await ask(running.port, '/api/welcome', agent);
  const stopped = stop(running);
  while (await takesConnections(running.port)) await sleep(5);
  for (const [path, status] of [
    ['/api/welcome', 200],
    ['/readyz', 503],
  ] as const) {
    const { statusCode, headers } = await ask(running.port, path, kept.pop()!);
    assert.deepEqual([statusCode, headers.connection], [status, 'close'], path);
  }
  await stopped;
  return start(running.port);
}

async function ask(port: number, path: string, agent: Agent): Promise<IncomingMessage> {
  const [answer] = (await once(request({ host: '127.0.0.1', port, path, agent }).end(), 'response')) as [IncomingMessage];
  await once(answer.resume(), 'end');
  return answer;
}

async function takesConnections(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

let turn = 0;

/** To the next server; to the other one where it takes no connection, as every proxy does. What fails otherwise has failed. */
function passOn(incoming: IncomingMessage, answer: ServerResponse): void {
  const first = servers[turn++ % servers.length]!;
  const body: Buffer[] = [];
  incoming.on('data', (part: Buffer) => body.push(part));
  incoming.on('end', () => {
    const pass = ({ port, agent }: Running, isFirst: boolean) => {
      const { method, url: path, headers } = incoming;
      const { connection: _connection, ...passed } = headers;
      const outgoing = request({ host: '127.0.0.1', port, agent, method, path, headers: passed }, (received) => {
        const { connection: _last, ...answered } = received.headers;
        answer.writeHead(received.statusCode!, answered);
        received.pipe(answer);
      });
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        const other = servers.find((one) => one.port !== port)!;
        if (error.code === 'ECONNREFUSED' && isFirst) pass(other, false);
        else answer.writeHead(502, { 'content-type': 'application/json' }).end(JSON.stringify({ message: error.message }));
      });
      outgoing.end(Buffer.concat(body));
    };
    pass(first, true);
  });
}

async function importFile(hr: Caller, nth: number): Promise<number> {
  const lines = Array.from(
    { length: PUNCHES },
    (_, index) => `   50000${nth}\t2026-11-02 08:${String(index).padStart(2, '0')}:00\t1\t0\t1\t0\r\n`,
  );
  const { id } = (await hr.call(previewUpload, { file: { name: '1_attlog.dat', content: lines.join('') } })).body.upload;
  assert.equal((await hr.call(confirmUpload, { params: { id } })).status, 200);
  return id;
}
