import { sql } from 'kysely';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';

const OFFICIAL: readonly Group[] = ['COVIDPERSONNEL', 'COVIDANALYTICS', 'COVIDREPORT'];
const OWN: readonly Group[] = ['COVIDVACCINATION'];

/**
 * Opens the screens and calls of health where it is switched on, and closes them otherwise: then no menu shows them and no call answers. The own
 * checklist stays open as long as anything is kept of anyone, so that people can still read and delete it (decision 341).
 */
export async function settleDoors(db: Database): Promise<void> {
  const { is_on: isOn } = await db.selectFrom('health.setting').select('is_on').executeTakeFirstOrThrow();
  const isKept = isOn || (await isAnythingKept(db));
  const closed = [...(isOn ? [] : OFFICIAL), ...(isKept ? [] : OWN)];
  const opened = [...OFFICIAL, ...OWN].filter((group) => !closed.includes(group));
  await sql`select identity.close_groups(${closed}::text[], ${opened}::text[])`.execute(db);
}

function isAnythingKept(db: Database): Promise<boolean> {
  return withOpenRecords(db, 'everybody', async (open) => {
    const { rows } = await sql<{ kept: boolean }>`select exists (select from health.declaration) as kept`.execute(open);
    return rows[0]!.kept;
  });
}
