import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Facts } from '@talaan/requests/server/public.ts';
import { hireFlow } from '../workflow.ts';

/** `RTH-2026-0012: Accountant II (2), Accounting Office`. */
export function titleOf({
  number,
  position,
  needed,
  office,
}: {
  number: string;
  position: string;
  needed: number;
  office: string;
}): string {
  return `${number}: ${position}${needed > 1 ? ` (${needed})` : ''}, ${office}`;
}

interface Asked {
  requester_id: number;
  office_id: number;
  title: string;
}

/** What the route of a request is found by, on a day. */
export async function factsOfHire(db: Database, { requester_id: ownerId, office_id: officeId, title }: Asked, day: string): Promise<Facts> {
  return { ownerId, officeId, title, namedOfficeId: await findEndorsingOffice(db, ownerId, officeId, day) };
}

/**
 * From which office upward the next head is looked for: that of the line which the requester heads, so that a dean who asks for a department goes
 * on to the vice president; else the office itself. Where nobody stands above the requester in the line, as above a vice president, it is the
 * office whose head approves.
 */
async function findEndorsingOffice(db: Database, requesterId: number, officeId: number, day: string): Promise<number> {
  const { rows } = await sql<{ id: number; is_headed: boolean; parent_id: number | null }>`
    with recursive line as (
      select id, parent_id, 0 as height from organization.office_view where id = ${officeId}
      union all select o.id, o.parent_id, l.height + 1 from line l join organization.office_view o on o.id = l.parent_id
    )
    select l.id, l.parent_id, exists (select from organization.head_view h where h.office_id = l.id and h.personnel_id = ${requesterId}
      and h.during @> ${day}::date) as is_headed
    from line l order by l.height`.execute(db);
  const headed = rows.find(({ is_headed }) => is_headed);
  if (!headed) return officeId;
  if (rows.at(-1)!.is_headed) return (await findApprovingOffice(db, day)) ?? headed.id;
  return headed.id;
}

/** The office whose head approves requests to hire, as the approval rules say; null where they name none. */
async function findApprovingOffice(db: Database, day: string): Promise<number | null> {
  const { rows } = await sql<{ office_id: number }>`
    select office_id from requests.rule where kind = ${hireFlow.kind} and role = 'authority' and gives = 'head-of-office' and during @> ${day}::date
    order by priority desc limit 1`.execute(db);
  return rows[0]?.office_id ?? null;
}
