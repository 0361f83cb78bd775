import { sql, type RawBuilder } from 'kysely';
import { COMPLEXITIES } from '@talaan/documents/contract/words.ts';
import { isCountedAs } from '@talaan/documents/server/public.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { exportSummary, listSummary, type Summary, type SummaryRow } from '../contract.ts';
import { inPeriod, officeCounted, ofOffice, papersFrom } from './papers-of.ts';

/** By what papers are put together: the key of a row, its name, and its place. */
const GROUPS: Record<Summary, { key: RawBuilder<unknown>; name: RawBuilder<unknown>; place: RawBuilder<unknown> }> = {
  complexity: {
    key: sql`t.complexity`,
    name: sql`min(t.complexity)`,
    place: sql`array_position(array['simple', 'complex', 'highly_technical'], min(t.complexity))`,
  },
  type: {
    key: sql`case when d.confidentiality = 'CONFIDENTIAL' then 'confidential' else t.id::text end`,
    name: sql`min(case when d.confidentiality = 'CONFIDENTIAL' then 'Confidential papers' else t.name end)`,
    place: sql`0`,
  },
  office: { key: sql`oo.id::text`, name: sql`min(oo.fullname)`, place: sql`min(oo.tree_from)` },
};

const COUNTS = ['closed_in_time', 'closed_late', 'open_in_time', 'open_late', 'extended'] as const;

/** A share in thousandths, rounded half up; null of nothing. */
const share = (part: RawBuilder<unknown>, whole: RawBuilder<unknown>) => sql`((2000 * ${part} + ${whole}) / nullif(2 * ${whole}, 0))`;

export const summaryRows = rows(listSummary, exportSummary, 'figures', async (call) => {
  const { now, query, today } = call;
  const office = await officeCounted(call, query.office);
  const { key, name, place } = GROUPS[query.by];
  const counts = COUNTS.map((as) => sql`count(*) filter (where ${isCountedAs(as, now)})::integer as ${sql.ref(as)}`);
  const sums = COUNTS.map((as) => sql`sum(${sql.ref(as)})::integer as ${sql.ref(as)}`);
  return {
    // By days first: of a million papers a few dozen rows, in which the one in the middle is found without sorting the papers.
    once: sql`by_days as materialized (
      select ${key} as id, ${name} as name, ${place} as place, d.days_taken as days, count(*)::integer as received, ${sql.join(counts)}
      from ${papersFrom} where ${inPeriod(today, query)} and ${ofOffice(office)} group by 1, d.days_taken),
    ranked as (
      select *, sum(received) filter (where days is not null) over (partition by id) as taken,
        sum(received) filter (where days is not null) over (partition by id order by days) as up_to from by_days),
    g as materialized (
      select id, min(name) as name, min(place) as place, sum(received)::integer as received, ${sql.join(sums)},
        coalesce(max(taken), 0)::integer as taken, coalesce(sum(days * received), 0)::integer as days,
        (min(days) filter (where up_to >= (taken + 1) / 2) + min(days) filter (where up_to >= taken / 2 + 1))::numeric / 2 as median
      from ranked group by id)`,
    from: sql`g`,
    columns: {
      id: 'g.id',
      name: 'g.name',
      received: 'g.received',
      closed_in_time: 'g.closed_in_time',
      closed_late: 'g.closed_late',
      open_in_time: 'g.open_in_time',
      open_late: 'g.open_late',
      extended: 'g.extended',
      on_time: share(sql`g.closed_in_time`, sql`(g.closed_in_time + g.closed_late)`),
      average_days: sql`((20 * g.days + g.taken) / nullif(2 * g.taken, 0))`,
      // Half a day at the least, so whole tenths without rounding.
      median_days: sql`(10 * g.median)::integer`,
    },
    reach: sql`true`,
    search: [sql`kernel.plain(g.name)`],
    sort: {
      name: 'g.name',
      received: 'g.received',
      on_time: share(sql`g.closed_in_time`, sql`(g.closed_in_time + g.closed_late)`),
      average_days: sql`(g.days::numeric / nullif(g.taken, 0))`,
      median_days: 'g.median',
      open_late: 'g.open_late',
    },
    unsorted: sql`g.place, g.name`,
    filters: { by: () => sql`true`, office: () => sql`true`, from: () => sql`true`, to: () => sql`true` },
    describe: (found: SummaryRow[]) =>
      found.map((row) => ({ ...row, name: COMPLEXITIES[row.name as keyof typeof COMPLEXITIES] ?? row.name })),
    sheet: {
      name: 'Figures of documents',
      cells: {
        Name: (row) => row.name,
        Received: (row) => row.received,
        'Closed in time': (row) => row.closed_in_time,
        'Closed late': (row) => row.closed_late,
        'Open, in time': (row) => row.open_in_time,
        'Open, late': (row) => row.open_late,
        Extended: (row) => row.extended,
        'On time, %': (row) => (row.on_time === null ? null : row.on_time / 10),
        'Working days on average': (row) => (row.average_days === null ? null : row.average_days / 10),
        'Median working days': (row) => (row.median_days === null ? null : row.median_days / 10),
      },
      total: (all) => {
        const sum = (of: (row: SummaryRow) => number) => all.reduce((total, row) => total + of(row), 0);
        return ['All', sum((row) => row.received), ...COUNTS.map((as) => sum((row) => row[as])), null, null, null];
      },
    },
  };
});
