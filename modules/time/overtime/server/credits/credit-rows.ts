import { sql, type RawBuilder } from 'kysely';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { avatarOf, servingOn } from '@talaan/personnel/server/public.ts';
import { exportCredits, listCredits } from '../../contract/credits.ts';

/** What is left today in the lots `l` of the person `p` in a book, of those that a condition names. */
function left(book: 'COC' | 'CDO', today: string, which: RawBuilder<unknown> = sql`true`): RawBuilder<unknown> {
  return sql`(select coalesce(sum(l.balance), 0)::bigint from ledger.lot l
    where l.personnel_id = p.id and l.book = ${sql.lit(book)} and l.expires_on >= ${today}::date and ${which})`;
}

/** People who have compensatory credits or days off. */
export const creditRows = rows(listCredits, exportCredits, 'personnel', ({ actor, today }) => {
  const lastDay = `${today.slice(0, 4)}-12-31`;
  const credit = left('COC', today);
  const expiring = left('COC', today, sql`l.expires_on <= ${lastDay}::date`);
  const next = sql`(select min(l.expires_on) from ledger.lot l
    where l.personnel_id = p.id and l.book in ('COC', 'CDO') and l.balance > 0 and l.expires_on >= ${today}::date)`;
  return {
    from: sql`personnel.person_view p left join ${servingOn(today)} a on a.personnel_id = p.id left join organization.office_view o on o.id = a.office_id`,
    columns: {
      id: 'p.id',
      idno: 'p.idno',
      fullname: 'p.fullname',
      avatar: avatarOf('p.id'),
      office: 'o.acronym',
      credit_seconds: credit,
      expiring_seconds: expiring,
      day_off_thousandths: left('CDO', today),
      next_expiry: next,
    },
    reach: sql`exists (select from ledger.account k where k.personnel_id = p.id and k.book in ('COC', 'CDO'))
      and ${visible(actor, ['EDATSADMIN'], { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' })}`,
    search: [sql`p.search`],
    sort: { fullname: 'p.plain_name', credit_seconds: credit, next_expiry: next },
    unsorted: 'fullname',
    filters: {
      office: (offices) => sql`o.id in (select w.id from unnest(${offices}::integer[]) u(id), organization.offices_within(u.id) w)`,
      show: (show) => (show === 'expiring' ? sql`${expiring} > 0` : sql`${left('CDO', today)} > 0`),
    },
    sheet: {
      name: 'Compensatory credits',
      cells: {
        'Employee number': (row) => row.idno,
        Name: (row) => row.fullname,
        Office: (row) => row.office,
        'COC hours': (row) => row.credit_seconds / 3600,
        'Expire this year': (row) => row.expiring_seconds / 3600,
        'Days off': (row) => row.day_off_thousandths / 1000,
        'Next expiry': (row) => row.next_expiry,
      },
    },
  };
});
