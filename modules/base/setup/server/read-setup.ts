import { holds, reachesUniversity } from '@talaan/kernel/server/actor.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { allContributed } from '@talaan/kernel/server/contributed.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { keep, stretchOf } from '@talaan/kernel/server/kept/kept.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { setupLines } from '@talaan/kernel/server/setup-line.ts';
import type { SetupLine } from '../contract.ts';

type Asking = Pick<Call, 'server' | 'db' | 'today'>;

/** All things that modules name, each with how far it is today. */
export async function readSetup(call: Asking): Promise<{ lines: SetupLine[]; is_put_away: boolean }> {
  return { lines: await readLines(call), is_put_away: await isPutAway(call.db) };
}

/** Each page that an administrator loads asks whether all is done; the lines are read again after so long. */
const READ_AGAIN_MS = 60_000;
const underWay = keep<boolean>({ name: 'Whether the set-up is under way', topics: [], most: 1 });

/** Whether the menu of the caller shows 'Set-up checklist': to administrators, until it is hidden, or until a minute after all is done. */
export async function isSettingUp(call: Asking & Pick<Call, 'actor' | 'now'>): Promise<boolean> {
  if (!holds(call.actor, ['ADMIN']) || !reachesUniversity(call.actor, ['ADMIN']) || (await isPutAway(call.db))) return false;
  const { server, db, now } = call;
  const minute = stretchOf(READ_AGAIN_MS, now.epochMilliseconds);
  return underWay(server).answer({ seen: null, db }, minute, async () => (await readLines(call)).some((line) => !line.is_done));
}

/** Puts it away, or shows it again; the audit says who did. */
export async function putSetupAway(call: Call<unknown, unknown, { is_put_away: boolean }>): Promise<{ message: string }> {
  const { db, now, body } = call;
  await db.deleteFrom('identity.setup_put_away').execute();
  if (body.is_put_away) await db.insertInto('identity.setup_put_away').values({ at: now.toString() }).execute();
  await recordChange(call, { action: 'put the set-up away', subject: 'identity.setup_put_away:1', after: body });
  return { message: body.is_put_away ? 'It has left the menu. Its address still opens it.' : 'It is in the menu again, under Settings.' };
}

async function readLines(call: Asking): Promise<SetupLine[]> {
  const lines = allContributed(call.server, setupLines).toSorted((one, other) => one.place - other.place);
  const told: SetupLine[] = [];
  // One after another, so that they take one connection.
  for (const { name, title, link, read } of lines) {
    const { says, isDone } = await read(call);
    told.push({ name, title, link, says, is_done: isDone });
  }
  return told;
}

async function isPutAway(db: Database): Promise<boolean> {
  return (await db.selectFrom('identity.setup_put_away').select('at').executeTakeFirst()) !== undefined;
}
