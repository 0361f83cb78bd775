import { sql } from 'kysely';
import type { z } from 'zod';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { listRecordChanges as endpoint } from '../../contract/record.ts';
import { sayChange, sayChangedFields } from '../../rules/say-change.ts';
import { findPersonInScope } from '../find-person-in-scope.ts';

interface EventRow {
  id: number;
  at: string;
  by: string | null;
  action: string;
  before: unknown;
  after: unknown;
}

/** The history of a record, with that of records that were merged into it: two statements. Error: 404 outside one's scope. */
export async function listRecordChanges(
  call: Call<{ id: number }, z.output<typeof endpoint.query>>,
): Promise<z.input<typeof endpoint.response>> {
  const { db, params, query } = call;
  await findPersonInScope(call, params.id, ['PERSONNELS']);
  const theirs = sql`e.personnel_id in (select id from personnel.person where ${params.id} in (id, merged_into))`;
  const order = query.sort === 'at' ? sql`e.id` : sql`e.id desc`;
  const [page, counted, civil] = await Promise.all([
    sql<EventRow>`
      select e.id, e.at, u.name as by, e.action, e.before, e.after
      from kernel.audit_event e left join identity.account u on u.id = e.account_id
      where ${theirs} order by ${order} limit ${query.per_page} offset ${(query.page - 1) * query.per_page}`.execute(db),
    sql<{ total: number }>`select count(*) as total from kernel.audit_event e where ${theirs}`.execute(db),
    db.selectFrom('reference.civil_status').select(['id', 'name']).execute(),
  ]);
  const civilStatuses = new Map(civil.map(({ id, name }) => [id, name]));
  return {
    changes: page.rows.map(({ id, at, by, action, before, after }) => ({
      id,
      at,
      by: by ?? 'Talaan itself',
      what: sayChange(action),
      fields: sayChangedFields(before, after, civilStatuses),
    })),
    total: counted.rows[0]?.total ?? 0,
  };
}
