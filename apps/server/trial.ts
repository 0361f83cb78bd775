import { randomUUID } from 'node:crypto';
import { enableCompileCache } from 'node:module';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { actorOfAccount } from '@talaan/identity/server/public.ts';
import { reachesUniversity } from '@talaan/kernel/server/actor.ts';
import { CannotStart } from '@talaan/kernel/server/cannot-start.ts';
import { startClock } from '@talaan/kernel/server/clock.ts';
import { openDatabase, openPool } from '@talaan/kernel/server/database/database.ts';
import { readSettings } from '@talaan/kernel/server/settings.ts';
import { COMPILED } from './compiled.ts';
import { live } from './life.ts';
import { openTalaansDatabase } from './open-database.ts';
import { countDoomedAccounts, goLive, listDoomed, readStanding, requireTrial, wipeTrial } from './trial/wipe.ts';

enableCompileCache(COMPILED);

const USAGE = `npm run trial -- wipe --as name@university.example [--yes "Name of the university"]
npm run trial -- go-live --as name@university.example [--yes "Name of the university"]

wipe      deletes all people, offices, accounts and papers that were brought in for a trial period, and keeps what was set up:
          the university, its campuses, settings, lists and administrators. It says first what it deletes.
go-live   ends the trial period: from then on nothing can be wiped. There is no way back.

Talaan must be stopped. The name of the university is asked for, unless it is given with --yes.`;

/** `npm run trial`: for those who run the server, before the university goes live. */
live(async (life) => {
  const { act, as, yes } = readWanted(process.argv.slice(2));
  const settings = readSettings(process.env);
  const { ownerUrl } = await openTalaansDatabase(settings, life, (line) => console.log(line));
  const pool = openPool(ownerUrl, 1);
  life.closeAtEnd(() => pool.end());
  const db = openDatabase(pool);
  const clock = startClock(settings.demoNow);
  const standing = await readStanding(db);
  requireTrial(standing);
  const others = await pool.query<{ others: number }>(
    "select count(*)::integer as others from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'",
  );
  if (others.rows[0]!.others > 0) throw new CannotStart('Something else uses this database. Stop Talaan first; nothing was changed.');
  const actor = await actorOfAccount({ db, pool, clock }, as);
  if (!actor || !reachesUniversity(actor, ['ADMIN']))
    throw new CannotStart(`${as} is not an administrator of the whole university. Nothing was changed.`);
  const { university } = standing;
  if (act === 'wipe') for (const line of await formatDoomed(db)) console.log(line);
  else console.log(`From now on nothing of ${university} can be wiped. There is no way back.`);
  if ((yes ?? (await ask(`Type the name of the university (${university}) to continue: `))).trim() !== university)
    throw new CannotStart(`That is not the name of the university, which is ${university}. Nothing was changed.`);
  const call = { actor, now: clock.now(), requestId: randomUUID() };
  await db.transaction().execute((tx) => (act === 'wipe' ? wipeTrial : goLive)({ ...call, db: tx }));
  console.log(act === 'wipe' ? 'The trial period was wiped. What was set up is as it was.' : `${university} is live.`);
  life.end(0);
});

function readWanted(given: readonly string[]): { act: 'wipe' | 'go-live'; as: string; yes: string | undefined } {
  const { values, positionals } = parse(given);
  const [act] = positionals;
  if ((act !== 'wipe' && act !== 'go-live') || positionals.length !== 1 || values.as === undefined) throw new CannotStart(USAGE);
  return { act, as: values.as, yes: values.yes };
}

function parse(given: readonly string[]) {
  try {
    return parseArgs({ args: [...given], options: { as: { type: 'string' }, yes: { type: 'string' } }, allowPositionals: true });
  } catch {
    throw new CannotStart(USAGE);
  }
}

async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY) throw new CannotStart('Give the name of the university with --yes. Nothing was changed.');
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await lines.question(question);
  } finally {
    lines.close();
  }
}

async function formatDoomed(db: Parameters<typeof listDoomed>[0]): Promise<string[]> {
  const doomed = (await listDoomed(db)).filter(({ rows }) => rows > 0);
  const count = new Intl.NumberFormat('en-PH');
  const groups = Map.groupBy(doomed, ({ schema }) => schema);
  return [
    'This deletes:',
    ...[...groups].map(([schema, tables]) => {
      const said = tables.map(({ table, rows }) => `${count.format(rows)} ${table.replaceAll('_', ' ')}`).join(', ');
      return `  ${schema}: ${said}`;
    }),
    `  accounts that are no administrators: ${count.format(await countDoomedAccounts(db))}`,
    'It keeps the university, its campuses, letterheads, positions, salary tables, lists, devices, schedules, holidays, settings, roles,',
    'administrators, and the audit trail.',
  ];
}
