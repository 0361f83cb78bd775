import { sql } from 'kysely';
import type { QueueCard } from '@talaan/kernel/server/queue-card.ts';
import { KEEPERS } from '@talaan/property/contract/fields.ts';
import { isMember, reachesSlips, reportsFrom, slipsFrom } from './reach.ts';

interface Counted {
  waiting: number;
  late: number;
  oldest: string | null;
}

/** What left by a slip and did not come back by its day, for the custodian. */
export const overdueQueue: QueueCard = {
  name: 'property-disposal.overdue',
  title: 'Property not brought back',
  groups: KEEPERS,
  link: '/property/slips?state=OVERDUE',
  count: async ({ db, actor, today }) => {
    const { rows } = await sql<Counted>`
      select count(*) as waiting, count(*) as late, min(s.expected_on) as oldest from ${slipsFrom(today)}
      where ${reachesSlips(actor, KEEPERS)} and t.state = 'OVERDUE'`.execute(db);
    return rows[0]!;
  },
};

/** Reports that a member of their committee, other than the chair, has still to inspect; the chair has them in the inbox. */
export const inspectionQueue: QueueCard = {
  name: 'property-disposal.mine',
  title: 'Property to inspect',
  isOwn: true,
  link: '/property/inspections',
  count: async ({ db, actor }) => {
    const { rows } = await sql<Counted>`
      select count(*) as waiting, 0 as late, min(e.as_at) as oldest from ${reportsFrom} where e.state = 'INSPECTING' and ${isMember(actor)}
        and exists (select from property_disposal.line l where l.report_id = e.id and l.is_open and l.found is null)`.execute(db);
    return rows[0]!;
  },
};
