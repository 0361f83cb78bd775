import type { Pool } from 'pg';
import { CannotStart } from '@talaan/kernel/server/cannot-start.ts';
import { readIsDemo, refuseToMix } from '@talaan/kernel/server/demo/keep-apart.ts';
import { openPool } from '@talaan/kernel/server/database/database.ts';
import type { Settings } from '@talaan/kernel/server/settings.ts';

/**
 * Whether the demo is to be made at this start: asked for, and nobody is in the embedded database yet. Error: CannotStart where the
 * database is a demo and the settings are not, or the other way round.
 */
export async function isForDemo({ demo, databaseUrl }: Pick<Settings, 'demo' | 'databaseUrl'>, url: string): Promise<boolean> {
  const pool = openPool(url, 1);
  try {
    const isDemo = (await readIsDemo(pool)) ?? false;
    if (demo && !isDemo && (await isUninhabited(pool))) {
      if (!databaseUrl) return true;
      throw new CannotStart(
        'The database of DATABASE_URL is empty. Make the demo in it first: DEMO=true npm run demo\nFor a university leave DEMO out.',
      );
    }
    refuseToMix({ isDemo, wanted: demo ? 'a demo' : 'a university' });
    return false;
  } finally {
    await pool.end();
  }
}

/** Whether there is neither an account nor a person. */
export async function isUninhabited(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ uninhabited: boolean }>(
    'select not exists (select from identity.account) and not exists (select from personnel.person) as uninhabited',
  );
  return rows[0]?.uninhabited ?? false;
}
