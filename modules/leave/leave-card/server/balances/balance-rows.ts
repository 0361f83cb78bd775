import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { LEAST_VACATION } from '@talaan/forced-leave/rules/forced-leave.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { SERVICE_CREDITS, SL, VL } from '@talaan/leave/rules/books.ts';
import { readForcedYears } from '@talaan/forced-leave/server/public.ts';
import { lotsAsOf } from '@talaan/ledger/server/public.ts';
import { CDO, COC } from '@talaan/overtime/rules/books.ts';
import { avatarOf } from '@talaan/personnel/server/public.ts';
import { EARNED, exportBalances, listBalances, type SHOWN_BALANCES } from '../../contract/balance-list.ts';
import { readBooks } from './find-book.ts';

/** The books that have a column of their own, by its name. */
const COLUMNS = {
  vl: VL.code,
  sl: SL.code,
  spl: 'SPL',
  wl: 'WL',
  solo: 'SOLO',
  coc: COC.code,
  cdo: CDO.code,
  sc: SERVICE_CREDITS.code,
} as const;
type Name = keyof typeof COLUMNS;
const NAMES = Object.keys(COLUMNS) as Name[];
/** Less than a day of vacation leave is near zero. */
const NEAR_ZERO = 1000;

/** The credits of all who serve on a day, as of its end, as the ledger says them. */
export const balanceRows = rows(listBalances, exportBalances, 'people', async (call) => {
  const on = call.query.on ?? call.today;
  const rights = (await readBooks(call.db)).filter(({ hasLots }) => hasLots).map(({ code }) => code);
  const others = rights.filter((code) => !Object.values<string>(COLUMNS).includes(code));
  const sums = NAMES.map((name) => sql`sum(b.balance) filter (where b.book = ${COLUMNS[name]})::bigint as ${sql.id(name)}`);
  return {
    once: sql`w as materialized (
      select s.personnel_id, s.office_id, s.status_code, s.earns, coalesce(c.held, 0)::bigint as held, c.others, ${sql.join(NAMES.map((of) => sql.ref(`c.${of}`)))}
      from leave.stays_within(daterange(${on}::date, ${on}::date, '[]')) s left join (
        select b.personnel_id, sum(b.held_now) filter (where b.book in (${VL.code}, ${SL.code})) as held, ${sql.join(sums)}, ${saidOthers(others)} as others
        from (${lotsAsOf({ books: [...Object.values(COLUMNS), ...others], on })}) b group by b.personnel_id
      ) c on c.personnel_id = s.personnel_id)`,
    from: sql`w join personnel.person_view p on p.id = w.personnel_id join organization.office_view o on o.id = w.office_id
      join reference.appointment_status t on t.code = w.status_code`,
    columns: {
      id: 'p.id',
      idno: 'p.idno',
      fullname: 'p.fullname',
      avatar: avatarOf('p.id'),
      office: 'o.acronym',
      status: 't.name',
      earns: 'w.earns',
      vl: 'w.vl',
      sl: 'w.sl',
      held: 'w.held',
      spl: 'w.spl',
      wl: 'w.wl',
      solo: 'w.solo',
      coc: 'w.coc',
      cdo: 'w.cdo',
      sc: 'w.sc',
      others: 'w.others',
    },
    reach: visible(call.actor, ['EDATSADMIN'], { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' }),
    search: [sql`p.search`],
    sort: {
      fullname: 'p.plain_name',
      office: 'o.acronym',
      vl: 'w.vl',
      sl: 'w.sl',
      held: 'w.held',
      spl: 'w.spl',
      wl: 'w.wl',
      solo: 'w.solo',
      coc: 'w.coc',
      cdo: 'w.cdo',
      sc: 'w.sc',
    },
    unsorted: 'fullname',
    filters: {
      on: () => sql`true`,
      campus: (campus) => sql`o.campus_id = ${campus}`,
      office: (offices) =>
        sql`exists (select from unnest(${offices}::integer[]) chosen cross join lateral organization.offices_within(chosen) f where f.id = o.id)`,
      status: (statuses) => sql`w.status_code = any(${statuses})`,
      earns: (earns) => sql`w.earns = ${earns}`,
      show: await shownBy(call, on),
    },
    groups: {
      office: { by: 'o.id', name: 'o.fullname', order: 'o.tree_from' },
      status: { by: 'w.status_code', name: 't.name' },
      earns: { by: 'w.earns', name: EARNED },
    },
    sums: { vl: sql`w.vl`, sl: sql`w.sl`, held: sql`w.held` },
    sheet: {
      name: `Leave balances ${on}`,
      cells: {
        'Employee number': (row) => row.idno,
        Name: (row) => row.fullname,
        Office: (row) => row.office,
        Status: (row) => row.status,
        Earns: (row) => EARNED[row.earns],
        VL: (row) => inDays(row.vl),
        SL: (row) => inDays(row.sl),
        Held: (row) => inDays(row.held),
        SPL: (row) => inDays(row.spl),
        WL: (row) => inDays(row.wl),
        SOLO: (row) => inDays(row.solo),
        'COC, hours': (row) => (row.coc === null ? null : row.coc / SECONDS_AN_HOUR),
        CDO: (row) => inDays(row.cdo),
        SC: (row) => inDays(row.sc),
        'Other rights': (row) => row.others,
      },
    },
  };
});

const SECONDS_AN_HOUR = 3600;

function inDays(thousandths: number | null): number | null {
  return thousandths === null ? null : thousandths / 1000;
}

/** What is left of rights without a column of their own. */
function saidOthers(codes: readonly string[]): RawBuilder<unknown> {
  return sql`string_agg(b.book || ' ' || to_char(b.balance / 1000.0, 'FM999990.000'), ', ' order by b.book)
    filter (where b.balance <> 0 and b.book = any (${[...codes]}::text[]))`;
}

type Shown = keyof typeof SHOWN_BALANCES;

/** Forced leave is judged by its rule, and only where it is asked for. */
async function shownBy(
  { db, query }: Pick<Call<unknown, { show?: Shown | undefined }>, 'db' | 'query'>,
  on: string,
): Promise<(show: Shown) => RawBuilder<SqlBool>> {
  const judged = query.show === 'forced' ? await readForcedYears(db, { year: Number(on.slice(0, 4)), today: on }) : [];
  const untaken = judged.filter(({ used }) => used === 0).map(({ personnelId }) => personnelId);
  const shown: Record<Shown, RawBuilder<SqlBool>> = {
    low: sql`w.earns = 'REGULAR' and coalesce(w.vl, 0) < ${NEAR_ZERO}`,
    forced: sql`w.vl >= ${LEAST_VACATION} and w.personnel_id = any (${untaken}::integer[])`,
    unopened: sql`w.earns <> 'NONE' and ${UNOPENED}`,
    held: sql`w.held > 0`,
  };
  return (show) => shown[show];
}

/** Who served before the first month that was closed here, and whose credits of before were not brought forward. */
const UNOPENED = sql<SqlBool>`
  not exists (select from ledger.posting g where g.personnel_id = w.personnel_id and g.cause in ('opening', 'old-card') and g.kind <> 'REVERSAL'
    and not exists (select from ledger.posting r where r.reverses_id = g.id))
  and (select min(lower(a.during)) from personnel.appointment_view a where a.personnel_id = w.personnel_id)
    < coalesce((select to_date(min(c.month), 'YYYY-MM') from leave.close_run c), 'infinity')`;
