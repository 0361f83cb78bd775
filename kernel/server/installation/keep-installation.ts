import pg from 'pg';
import { CannotStart } from '../cannot-start.ts';
import { startClock } from '../clock.ts';
import type { Server } from '../server.ts';
import { allContributed } from '../contributed.ts';
import type { Settings } from '../settings.ts';
import { addressUses, sealedThings, type UseOfAddress } from './settings-uses.ts';
import { makeSealingKey, openSealingKey, resealKey } from './sealing-key.ts';

const listed = new Intl.ListFormat('en-PH');

type Wanted = Pick<Settings, 'publicUrl' | 'publicUrlBefore' | 'secretKey' | 'secretKeyBefore' | 'demoNow'>;
type Modules = Pick<Server, 'modules'>;

interface Installation {
  public_url: string | null;
  sealed_key: Buffer | null;
  kept: string;
}

interface Start extends Modules {
  owner: pg.Client;
  settings: Wanted;
  found: Installation;
  log: (line: string) => void;
}

/**
 * Remembers PUBLIC_URL and what SECRET_KEY seals, as the role that owns the tables, and says what a change of either does before it is
 * done: a name under which passkeys stop working, or a key that opens nothing, is refused unless the former one is given as
 * PUBLIC_URL_BEFORE or SECRET_KEY_BEFORE. All in one transaction; recorded in the audit trail. Error: CannotStart.
 */
export async function keepInstallation(
  ownerUrl: string,
  { settings, modules, log = () => undefined }: { settings: Wanted; log?: (line: string) => void } & Modules,
): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl, application_name: 'talaan installation' });
  await owner.connect();
  try {
    await owner.query('begin');
    const { rows } = await owner.query<Installation>(`
      select i.public_url, i.sealed_key, (select value from kernel.secret where name = 'seal') as kept from kernel.installation i for update`);
    const start: Start = { owner, settings, modules, log, found: rows[0]! };
    await keepKey(start);
    await keepAddress(start);
    await owner.query('commit');
  } finally {
    // Whatever was not committed is rolled back with it.
    await owner.end();
  }
}

async function keepKey({ owner, settings, modules, found, log }: Start): Promise<void> {
  const { kept, sealed_key: sealed } = found;
  const { secretKey: given, secretKeyBefore: before } = settings;
  const save = (key: Buffer) => owner.query('update kernel.installation set sealed_key = $1', [key]);
  if (!sealed) return void (await save(makeSealingKey({ kept, given })));
  if (openSealingKey(sealed, { kept, given })) return;
  // One that was not set needs no word: it is known to be none.
  const former = openSealingKey(sealed, { kept, given: before }) ?? (given && openSealingKey(sealed, { kept, given: undefined }));
  if (former) {
    await save(resealKey(former, { kept, given }));
    await record(owner, settings, 'change SECRET_KEY', {});
    log('SECRET_KEY was changed. What was sealed with the former one stays usable; SECRET_KEY_BEFORE is not needed any more.');
    return;
  }
  const things = allContributed({ modules }, sealedThings);
  const counted: string[][] = [];
  for (const { count } of things) counted.push(await count(owner));
  const lost = counted.flat();
  if (lost.length > 0 && before !== 'lost') throw new CannotStart(refuseKey(given, before, lost));
  for (const { forget } of things) await forget(owner);
  await save(makeSealingKey({ kept, given }));
  await record(owner, settings, 'give up what SECRET_KEY sealed', { lost });
  if (lost.length > 0)
    log(`SECRET_KEY was changed without the former one: ${listed.format(lost)} were removed. Remove SECRET_KEY_BEFORE=lost.`);
}

function refuseKey(given: string | undefined, before: string | undefined, lost: readonly string[]): string {
  const wrong = given
    ? 'SECRET_KEY is not the one with which this database is sealed.'
    : 'SECRET_KEY is not set, but this database is sealed with one.';
  const alsoBefore = before ? ' Nor does SECRET_KEY_BEFORE open it.' : '';
  return (
    `${wrong}${alsoBefore} Under another key these would stop working: ${listed.format(lost)}.\n` +
    'Set SECRET_KEY as it was. To change it, start once with the former one as SECRET_KEY_BEFORE: then all of them stay usable.\n' +
    'Where it is lost, start once with SECRET_KEY_BEFORE=lost: they are removed, and their owners set them up anew. Nothing was changed.'
  );
}

async function keepAddress({ owner, settings, modules, found, log }: Start): Promise<void> {
  const { publicUrl: now, publicUrlBefore: confirmed } = settings;
  const before = found.public_url;
  if (before === now) return;
  if (before !== null) {
    const names = { before: new URL(before).hostname, now: new URL(now).hostname };
    const uses = names.before === names.now ? [] : await usesOfAddress(modules, owner, names);
    const sentences = uses.map(({ sentence }) => `  ${sentence}`).join('\n');
    if (uses.some(({ stopsWorking }) => stopsWorking) && confirmed !== before)
      throw new CannotStart(
        `PUBLIC_URL was ${before} and is now ${now}.\n${sentences}\n` +
          `If that is meant, start once with PUBLIC_URL_BEFORE=${before}. Otherwise set PUBLIC_URL as it was. Nothing was changed.`,
      );
    if (uses.length > 0) log(`PUBLIC_URL was ${before} and is now ${now}.\n${sentences}`);
    if (names.before !== names.now) await record(owner, settings, 'change PUBLIC_URL', { before, now });
  }
  await owner.query('update kernel.installation set public_url = $1', [now]);
}

/** One after the other: they ask one connection. */
async function usesOfAddress(modules: Start['modules'], owner: pg.Client, names: { before: string; now: string }): Promise<UseOfAddress[]> {
  const uses: UseOfAddress[] = [];
  for (const { say } of allContributed({ modules }, addressUses)) {
    const use = await say(owner, names);
    if (use) uses.push(use);
  }
  return uses;
}

async function record(owner: pg.Client, { demoNow }: Wanted, action: string, after: object): Promise<void> {
  await owner.query("insert into kernel.audit_event (at, action, subject, after) values ($1, $2, 'kernel.installation:1', $3)", [
    startClock(demoNow).now().toString(),
    action,
    JSON.stringify(after),
  ]);
}
