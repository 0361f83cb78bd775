import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { servingOn } from '@talaan/personnel/server/public.ts';
import { READERS } from '../../contract/words.ts';

/** Items `i` with their module `m`, who sent them (`a`, `p`) and where these serve today (`s`, `o`). */
export const itemsFrom = (today: string) => sql`feedback.item i
  join feedback.module m on m.code = i.module
  join identity.account_view a on a.id = i.account_id
  left join ${servingOn(today)} s on s.personnel_id = a.personnel_id
  left join organization.office_view o on o.id = s.office_id`;

/** Those whose sender the caller reaches, and those of modules that they triage. */
export function reachable(actor: Actor): RawBuilder<SqlBool> {
  const reached = visible(actor, READERS, { person: 'a.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' });
  return sql<SqlBool>`(${reached} or coalesce(m.triager_id = ${actor.accountId}, false))`;
}

/** What all who see an item see of it. */
export const itemColumns = {
  id: 'i.id',
  kind: 'i.kind',
  module: 'i.module',
  module_title: 'm.title',
  body: 'i.body',
  rating: 'i.rating',
  state: 'i.state',
  reply: 'i.reply',
  sent_at: 'i.sent_at',
  has_picture: sql`i.file_id is not null`,
  joined_to: 'i.joined_to',
};

/** What also who triages it sees. */
export const rowColumns = (today: string) => ({
  ...itemColumns,
  sender: 'a.name',
  office: 'o.acronym',
  screen: 'i.screen',
  days: sql`${today}::date - kernel.date_of(i.sent_at)`,
  doubles: sql`(select count(*) from feedback.item d where d.joined_to = i.id)`,
});
