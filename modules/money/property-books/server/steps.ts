import { sql } from 'kysely';

/** Steps `s` of items `i` at offices `o`, of accounts `u`, with the paper `k` on which they left the item, and who had it then. What a question does not ask for is not joined. */
export const stepsFrom = sql`property.step s join property.item i on i.id = s.item_id left join organization.office_view o on o.id = i.office_id
  left join property.uacs u on u.id = i.uacs_id left join property.paper k on k.id = s.paper_id left join personnel.person_view p on p.id = s.holder_id`;

/** The number of a step among all, as its index has it. */
export const numberOfStep = sql<number>`(s.item_id::bigint * 32768 + s.no)`;

/** The steps that put an item onto a receipt or slip, whose day the books say. */
const ISSUING = sql`('issue', 'correct', 'renew', 'transfer')`;

/** The day of a step in the books: the acquisition, the day of the paper onto which it put the item, or its own. */
export const dayOfStep = sql<string>`case when s.action = 'accept' then i.acquired_on when s.action in ${ISSUING} and k.id is not null then k.dated_on
  else kernel.date_of(s.at) end`;

/** What `BookedStep` reads. */
export const stepColumns = {
  action: 's.action',
  to_state: 's.to_state',
  day: dayOfStep,
  paper: sql`k.type || ' ' || k.number`,
  reference: 's.reference',
  holder: 'p.fullname',
  office: sql`(select t.acronym from organization.office_view t where t.id = k.office_id)`,
  held_by: sql`(select h.fullname from property.step e join personnel.person_view h on h.id = e.holder_id where e.item_id = s.item_id and e.no = s.no - 1)`,
  reason: 's.reason',
};
