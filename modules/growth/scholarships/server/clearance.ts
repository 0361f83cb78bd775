import { sql } from 'kysely';
import type { ClearanceHindrance } from '@talaan/personnel/server/public.ts';
import { whyNotCleared } from '../rules/clearance.ts';
import { refundOn } from '../rules/refund.ts';
import { untilOf } from './record/conditions.ts';
import { grantOf, readGrants } from './record/read-grant.ts';
import { balanceOn } from './scholarship-requests.ts';

/** No one is cleared of a scholarship before the last month of service or the last peso of the refund (CS Form No. 7). */
export const scholarshipOfClearance: ClearanceHindrance = {
  kind: 'SCHOLARSHIP',
  whyNot: async ({ db, today }, people, isStep) => {
    const { rows } = await sql<{ id: number }>`
      select id from scholarships.scholarship where personnel_id = any(${[...people]}::integer[]) and signed_on is not null order by id
      ${isStep ? sql`for no key update` : sql``}`.execute(db);
    const grants = await readGrants(
      { db, today },
      rows.map(({ id }) => id),
    );
    const against = [...grants.values()].flatMap((found) => {
      const due = found.state === 'BREACHED' ? balanceOn(found, today) : refundOn(today, grantOf(found)!).amount;
      const because = whyNotCleared(found.state, due, untilOf(found));
      return because === null ? [] : [[found.personnel_id, because] as const];
    });
    return new Map(
      [...Map.groupBy(against, ([person]) => person)].map(([person, all]) => [person, all.map(([, because]) => because).join(' ')]),
    );
  },
};
