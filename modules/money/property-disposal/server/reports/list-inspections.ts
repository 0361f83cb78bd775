import { sql } from 'kysely';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type { listInspections as endpoint } from '../../contract/steps.ts';
import { isMember, reportsFrom } from '../reach.ts';

/** The reports that wait for the committee in which the caller is, with how far each is. */
export async function listInspections({ db, actor }: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { rows: reports } = await sql<AnswerOf<typeof endpoint>['reports'][number]>`
    select e.id, e.type, e.number, e.as_at, p.fullname as officer, count(*) as items, count(l.found) as inspected
    from ${reportsFrom} join property_disposal.line l on l.report_id = e.id and l.is_open
    where e.state = 'INSPECTING' and ${isMember(actor)} group by e.id, p.fullname order by e.as_at, e.id`.execute(db);
  return { reports };
}
