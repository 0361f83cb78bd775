import { sql } from 'kysely';
import type { z } from 'zod';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { exportExpiring, listExpiring, type expiringRow } from '../contract.ts';
import { expiryOn, REMINDER_DAYS } from '../rules/expiring.ts';
import { avatarOf, servingOn } from '@talaan/personnel/server/public.ts';

type Row = z.input<typeof expiringRow>;

const WORDS = { soon: 'Expires soon', expired: 'Expired', valid: 'Valid' } as const;

export const expiringRows = rows(listExpiring, exportExpiring, 'documents', ({ actor, query, today }) => {
  const soon = sql`${today}::date + ${REMINDER_DAYS[0]}::integer`;
  return {
    from: sql`file201.document d join personnel.person_view p on p.id = d.personnel_id join file201.document_kind k on k.id = d.kind_id
      left join ${servingOn(today)} a on a.personnel_id = p.id left join organization.office_view o on o.id = a.office_id`,
    columns: {
      id: 'd.id',
      personnel_id: 'd.personnel_id',
      fullname: 'p.fullname',
      avatar: avatarOf('p.id'),
      office: 'o.acronym',
      kind: 'k.name',
      title: 'd.title',
      number: 'd.number',
      expires_on: 'd.expires_on',
    },
    // Unless all are asked for: who left has no licence to renew.
    reach: sql`d.withdrawn_at is null and d.expires_on is not null
      and ${query.show === 'all' ? sql`true` : sql`a.personnel_id is not null and d.expires_on <= ${soon}`}
      and ${visible(actor, ['PERSONNELS'], { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' })}`,
    search: [sql`p.search`, sql`kernel.plain(d.title || ' ' || d.number)`],
    sort: { expires_on: 'd.expires_on', fullname: 'p.plain_name', kind: 'k.place' },
    unsorted: 'expires_on',
    filters: {
      kind: (kind) => sql`d.kind_id = ${kind}`,
      show: (show) =>
        show === 'all' ? sql`true` : show === 'soon' ? sql`d.expires_on >= ${today}::date` : sql`d.expires_on < ${today}::date`,
    },
    describe: (found: Omit<Row, 'expiry'>[]) => found.map((row) => ({ ...row, expiry: expiryOn(row.expires_on, today) as Row['expiry'] })),
    sheet: {
      name: 'Expiring documents',
      cells: {
        Name: (row) => row.fullname,
        Office: (row) => row.office,
        Kind: (row) => row.kind,
        Document: (row) => row.title,
        Number: (row) => row.number,
        'Valid until': (row) => row.expires_on,
        State: (row) => WORDS[row.expiry],
      },
    },
  };
});
