import { sql } from 'kysely';
import { localTime } from '@talaan/kernel/server/clock.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import type { AnswerOf } from '@talaan/kernel/server/mount.ts';
import { exportRecordChanges, listRecordChanges } from '../../contract/record.ts';
import { formatChange, formatChangedFields } from '../../rules/format-change.ts';
import { findPersonInScope } from '../find-person-in-scope.ts';

type Change = AnswerOf<typeof listRecordChanges>['changes'][number];
interface Found {
  id: number;
  at: string;
  by: string | null;
  action: string;
  before: unknown;
  after: unknown;
}

/** The history of a record, with that of records that were merged into it, the newest first. Error: 404 outside one's scope. */
export const changeRows = rows(listRecordChanges, exportRecordChanges, 'changes', async (call) => {
  const { db, params } = call;
  const person = await findPersonInScope(call, params.id, ['PERSONNELS']);
  const statuses = await db.selectFrom('reference.civil_status').select(['id', 'name']).execute();
  const civilStatuses = new Map(statuses.map(({ id, name }) => [id, name]));
  const describe = ({ before, after, by, action, ...event }: Found): Change => ({
    ...event,
    by: by ?? 'Talaan itself',
    what: formatChange(action),
    fields: formatChangedFields(before, after, civilStatuses),
  });
  return {
    from: sql`kernel.audit_event e left join identity.account_view u on u.id = e.account_id`,
    columns: { id: 'e.id', at: 'e.at', by: 'u.name', action: 'e.action', before: 'e.before', after: 'e.after' },
    reach: sql`e.personnel_id in (select id from personnel.person where ${params.id} in (id, merged_into))`,
    search: [sql`kernel.plain_names(concat_ws(' ', u.name, e.action))`],
    sort: { at: 'e.id' },
    unsorted: '-at',
    filters: {},
    describe: (found: Found[]) => found.map(describe),
    sheet: {
      name: `Changes of ${person.fullname}`,
      cells: {
        When: (row) => localTime(row.at),
        By: (row) => row.by,
        What: (row) => row.what,
        Fields: (row) => row.fields.map(({ label, before, after }) => `${label}: ${before || '—'} → ${after || '—'}`).join('; '),
      },
    },
  };
});
