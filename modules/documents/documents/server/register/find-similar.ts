import { sql } from 'kysely';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type { findSimilar as endpoint } from '../../contract/register.ts';
import { isClosedTo } from '../sight/on-route.ts';
import { actingOffice } from '../offices/acting-office.ts';

const LOOKS_BACK_DAYS = 60;
const MOST = 5;

/** Documents that may be the one that a clerk is about to register; one statement over the indexes of number and subject. Error: 404 for the office. */
export async function findSimilar(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, now, today, query } = call;
  const who = await actingOffice(call, query.office);
  const since = now.subtract({ hours: 24 * LOOKS_BACK_DAYS }).toString();
  const sender = `${query.sender_name} ${query.sender_office}`.trim();
  // A paper without a sender is of the office that registers it.
  const sameSender =
    sender === ''
      ? sql`d.sender_name = '' and d.sender_office = '' and d.office_id = ${who.officeId}`
      : sql`kernel.plain(trim(d.sender_name || ' ' || d.sender_office)) = kernel.plain(${sender})`;
  const { rows } = await sql<AnswerOf<typeof endpoint>['documents'][number]>`
    with same as (
      select d.id, true as is_same_number from documents.document d
      where ${query.reference_no} <> '' and d.reference_no <> '' and kernel.plain(d.reference_no) = kernel.plain(${query.reference_no})
        and d.registered_at >= ${since}::timestamptz
      union all
      select d.id, false from documents.document d
      where ${query.subject} <> '' and md5(kernel.plain(d.subject)) = md5(kernel.plain(${query.subject})) and d.registered_at >= ${since}::timestamptz
        and ${sameSender}
        and coalesce(d.paper_date, kernel.date_of(coalesce(d.came_at, d.registered_at))) = ${query.date ?? today}::date)
    select case when ${isClosedTo(who)} then null else d.id end as id, d.tracking_no, o.acronym as office,
      case when ${isClosedTo(who)} then '' else d.subject end as subject, case when ${isClosedTo(who)} then null else d.registered_at end as registered_at,
      s.is_same_number
    from (select id, bool_or(is_same_number) as is_same_number from same group by id) s
    join documents.document d on d.id = s.id join organization.office_view o on o.id = d.office_id
    where d.parent_id is null and d.duplicate_of_id is null order by s.is_same_number desc, d.registered_at desc limit ${MOST}`.execute(db);
  return { documents: rows };
}
