import { enableCompileCache } from 'node:module';
import { parseArgs } from 'node:util';
import { restoreAdministrator } from '@talaan/identity/server/public.ts';
import { accountAddress } from '@talaan/identity/contract/password-reset.ts';
import { CannotStart } from '@talaan/kernel/server/cannot-start.ts';
import { startClock } from '@talaan/kernel/server/clock.ts';
import { openDatabase, openPool } from '@talaan/kernel/server/database/database.ts';
import { readSettings } from '@talaan/kernel/server/settings.ts';
import { removeSetupCodes } from '@talaan/setup/server/public.ts';
import { COMPILED } from './compiled.ts';
import { findDatabase } from './find-database.ts';
import { live } from './life.ts';

enableCompileCache(COMPILED);

const USAGE = `npm run administrator -- name@university.example [--remove-second-factor]

Makes the account with this address an administrator, or an administrator's account usable again, and prints
an address at which its owner chooses a password. All administrators are notified.

  --remove-second-factor   where the phone or the mailbox that the second factor needs is lost as well`;

/** `npm run administrator`: for those who run the server, where no administrator can sign in any more. Also beside a running server. */
live(async (life) => {
  const wanted = readWanted(process.argv.slice(2));
  const { databaseUrl, settings } = await findDatabase(readSettings(process.env), life);
  const pool = openPool(databaseUrl, 1);
  life.closeAtEnd(() => pool.end());
  // Only now: most of the time goes into reading the code of all modules.
  const { modules } = await import('./app.ts');
  const server = { db: openDatabase(pool), clock: startClock(settings.demoNow), settings, modules };
  const { done, address, hasSecondFactor } = await restoreAdministrator(server, wanted);
  await removeSetupCodes(server.db);
  for (const line of done) console.log(line);
  if (done.length === 0) console.log(`${wanted.email} is an administrator already; nothing but the address below is new.`);
  console.log(`Choose a password at this address, once, within an hour. An earlier one works no more:\n  ${address}`);
  if (hasSecondFactor)
    console.log(
      'The second factor of the account is asked for as before. If it is lost too, run the command again with --remove-second-factor.',
    );
  console.log('All administrators are notified in Talaan and by mail.');
  life.end(0);
});

function readWanted(given: readonly string[]): { email: string; withoutSecondFactor: boolean } {
  const { values, positionals } = parse(given);
  const address = accountAddress.safeParse(positionals[0] ?? '');
  if (positionals.length !== 1) throw new CannotStart(USAGE);
  if (!address.success) throw new CannotStart(`'${positionals[0]}' is no e-mail address.\n\n${USAGE}`);
  return { email: address.data, withoutSecondFactor: values['remove-second-factor'] ?? false };
}

function parse(given: readonly string[]) {
  try {
    return parseArgs({ args: [...given], options: { 'remove-second-factor': { type: 'boolean' } }, allowPositionals: true });
  } catch {
    throw new CannotStart(USAGE);
  }
}
