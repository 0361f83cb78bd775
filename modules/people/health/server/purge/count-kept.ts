import { sql } from 'kysely';
import { contributed } from '@talaan/kernel/server/contributed.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { retentionBook } from '@talaan/kernel/server/retention/retention-kind.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { keptFiles } from './kept-files.ts';
import { checklists } from './checklists.ts';

interface PurgeCount {
  people: number;
  doses: number;
  files: number;
}

/** What is kept and under no legal hold. */
export function countKept({ db, server, today }: Pick<Call, 'db' | 'server' | 'today'>): Promise<PurgeCount> {
  return withOpenRecords(db, 'everybody', async (open) => {
    const free = contributed(server, retentionBook).notHeld({ kind: checklists.key, person: sql`d.personnel_id`, today });
    const { rows: people } = await sql<{ id: number }>`select d.personnel_id as id from health.declaration d where ${free}`.execute(open);
    const ids = people.map(({ id }) => id);
    const { rows: doses } = await sql<{ count: number }>`
      select count(*)::integer as count from health.dose where personnel_id = any(${ids}::integer[])`.execute(open);
    return { people: ids.length, doses: doses[0]!.count, files: (await keptFiles(open, ids)).length };
  });
}
