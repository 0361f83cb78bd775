import type { ClientBase, Pool } from 'pg';
import { CannotStart } from '../cannot-start.ts';

type Asked = Pick<ClientBase | Pool, 'query'>;

/** Whether a database is a demo; null where it has no such mark, because it is empty or an earlier Talaan made it. */
export async function readIsDemo(client: Asked): Promise<boolean | null> {
  const made = await client.query<{ made: boolean }>("select to_regclass('kernel.installation') is not null as made");
  if (!made.rows[0]?.made) return null;
  const { rows } = await client.query<{ is_demo: boolean }>('select is_demo from kernel.installation');
  return rows[0]?.is_demo ?? null;
}

/** Marks the database as a demo for good, within the transaction that makes its people; as the role that owns it. */
export async function markAsDemo(client: Asked): Promise<void> {
  await client.query('update kernel.installation set is_demo = true');
}

/**
 * Refuses what would mix a demo with a university: `isDemo` is what the database, the archive or the file says of itself, `wanted` what
 * it is about to be used as. Error: CannotStart, in a sentence that says what to do.
 */
export function refuseToMix({ isDemo, wanted }: { isDemo: boolean; wanted: 'a demo' | 'a university' }): void {
  if (isDemo && wanted === 'a university')
    throw new CannotStart(
      'This is a demo: its people are invented, and everyone knows its passwords. It is not started, nor taken over, as a university.\n' +
        'For the demo set DEMO=true. For a university name a database of its own: DATABASE_URL, or DEMO=false and another DATA_DIR.',
    );
  if (!isDemo && wanted === 'a demo')
    throw new CannotStart(
      'This is the database of a university, not a demo: as a demo it would show passwords, and invented people could be put among the real ones.\n' +
        'For the university set DEMO=false. For a demo name a place of its own, such as DATA_DIR=data-demo.',
    );
}
