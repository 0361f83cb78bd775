import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { releasePapers } from '@talaan/papers/server/public.ts';
import type { PropertyCall } from '../needs.ts';
import { moveItems } from '../steps/move-items.ts';
import { type LockedPaper, namePaper } from './find-paper.ts';

/** Acknowledges the waiting lines of a locked paper; disputed lines stay so. From now on the paper is released. */
export async function acknowledge(call: PropertyCall, paper: LockedPaper, as: 'holder' | 'custodian'): Promise<void> {
  const { db, actor, now } = call;
  const items = paper.lines.filter(({ state }) => state === 'WAITING').map(({ item_id }) => item_id);
  await sql`
    update property.paper set acknowledged_at = ${now.toString()}::timestamptz, acknowledged_by = ${actor.accountId} where id = ${paper.id}`.execute(
    db,
  );
  await moveItems(call, items, { action: 'acknowledge', as, reference: as === 'custodian' ? `Signed copy of ${namePaper(paper)}` : '' });
  if (paper.code !== null) await releasePapers(call, [paper.code]);
  await recordChange(call, {
    action: 'acknowledge a paper of property',
    subject: `property.paper:${paper.id}`,
    personnelId: paper.personnel_id,
    before: { state: paper.state },
    after: { items: items.length, as },
  });
}
