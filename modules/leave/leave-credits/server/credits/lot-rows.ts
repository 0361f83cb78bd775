import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { avatarOf, servingOn } from '@talaan/personnel/server/public.ts';
import { exportLots, listLots } from '../../contract/lots.ts';
import { LOT_CAUSE } from './add-lot.ts';

/** So many days before it expires a lot is shown as ending soon. */
const SOON_DAYS = 60;
const perUnit = { COC: 3600, CDO: 1000 } as const;

/** What the entries `e` of the lot `l` did, by the kind of their posting or of the one that it reverses, and where the first came from. */
const movesOf = sql`lateral (
  select coalesce(sum(e.amount) filter (where k.kind in ('EARN', 'BROUGHT_FORWARD', 'ADJUST')), 0)::bigint as earned,
    coalesce(-sum(e.amount) filter (where k.kind = 'USE'), 0)::bigint as used,
    coalesce(-sum(e.amount) filter (where k.kind in ('EXPIRE', 'FORFEIT')), 0)::bigint as forfeited
  from ledger.entry e join ledger.posting t on t.id = e.posting_id join ledger.posting k on k.id = coalesce(t.reverses_id, t.id)
  where e.lot_id = l.id) m
  left join lateral (
    select t.cause, t.request_id, t.cause_key, t.particulars, t.id,
      exists (select from ledger.posting r where r.reverses_id = t.id) as is_reversed
    from ledger.entry e join ledger.posting t on t.id = e.posting_id where e.lot_id = l.id order by e.no limit 1) s on true
  left join overtime.authority y on y.id = s.request_id and s.cause = 'overtime'
  left join papers.paper n on n.code = y.code`;

/** Lots of one book. What has expired by its date is shown as forfeited before the ledger writes it off. */
export const lotRows = rows(listLots, exportLots, 'lots', ({ actor, today, query: { book } }) => {
  const isOver = sql`l.expires_on < ${today}::date`;
  const balance = sql`case when ${isOver} then 0 else l.balance end`;
  return {
    from: sql`ledger.lot l join personnel.person_view p on p.id = l.personnel_id left join ${servingOn(today)} a on a.personnel_id = p.id
      left join organization.office_view o on o.id = a.office_id cross join ${movesOf}`,
    columns: {
      id: 'l.id',
      book: 'l.book',
      personnel_id: 'p.id',
      idno: 'p.idno',
      fullname: 'p.fullname',
      avatar: avatarOf('p.id'),
      office: 'o.acronym',
      earned_on: 'l.earned_on',
      expires_on: 'l.expires_on',
      earned: 'm.earned',
      used: 'm.used',
      forfeited: sql`(m.forfeited + case when ${isOver} then l.balance else 0 end)::bigint`,
      balance,
      held: 'l.held',
      order: sql`coalesce(n.control_number, case when s.cause = ${LOT_CAUSE} then split_part(s.cause_key, ':', 4) end, s.particulars, '')`,
      overtime_id: 'y.id',
      posting_id: sql`case when s.cause = ${LOT_CAUSE} and not s.is_reversed then s.id end`,
    },
    reach: sql`l.book = ${book} and l.last_no is not null
      and ${visible(actor, ['EDATSADMIN'], { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' })}`,
    search: [sql`p.search`],
    sort: { fullname: 'p.plain_name', earned_on: 'l.earned_on', expires_on: 'l.expires_on', balance },
    unsorted: 'expires_on',
    filters: {
      book: () => sql`true`,
      show: (show) =>
        show === 'left'
          ? sql`${balance} > 0`
          : show === 'soon'
            ? sql`${balance} > 0 and l.expires_on <= ${today}::date + ${SOON_DAYS}::integer`
            : sql`m.forfeited + case when ${isOver} then l.balance else 0 end > 0`,
      office: (offices) => sql`o.id in (select w.id from unnest(${offices}::integer[]) u(id), organization.offices_within(u.id) w)`,
    },
    sheet: {
      name: book === 'COC' ? 'Overtime credit' : 'Days off',
      cells: {
        'Employee number': (row) => row.idno,
        Name: (row) => row.fullname,
        Office: (row) => row.office,
        Earned: (row) => longDate(row.earned_on),
        Expires: (row) => (row.expires_on === null ? '' : longDate(row.expires_on)),
        Amount: (row) => row.earned / perUnit[row.book],
        Used: (row) => row.used / perUnit[row.book],
        Forfeited: (row) => row.forfeited / perUnit[row.book],
        Left: (row) => row.balance / perUnit[row.book],
        Order: (row) => row.order,
      },
    },
  };
});
