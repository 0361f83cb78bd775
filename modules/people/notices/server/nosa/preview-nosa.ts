import { sql } from 'kysely';
import type { AnswerOf, Call, CallOf, FileAnswer, QueryOf } from '@talaan/kernel/server/mount.ts';
import { writeList } from '@talaan/kernel/server/lists/write-list.ts';
import {
  EXCEPTION_NAMES,
  type AdjustmentRow,
  type exportNosa,
  type listNosaTables,
  type NosaTotals,
  type previewNosa,
} from '../../contract/nosa.ts';
import { EXCEPTIONS, type AdjustmentException } from '../../rules/adjustment.ts';
import { formatGrade } from '../../rules/format-notice.ts';
import type { NoticeState } from '../../workflow.ts';
import { countsByState, withinReach } from '../notice-rows.ts';
import { findAdjustments, findTable, reachOf, type Adjustment } from './find-adjustments.ts';

type Query = Omit<QueryOf<typeof previewNosa>, 'page' | 'per_page'>;

/** What a table changes for whom: a page of one group, and the totals of all. */
export async function preview(call: CallOf<typeof previewNosa>): Promise<AnswerOf<typeof previewNosa>> {
  const { page, per_page: perPage } = call.query;
  const { all, shown } = await findShown(call);
  return {
    people: shown.slice((page - 1) * perPage, page * perPage).map(describeRow),
    total: shown.length,
    sort: call.query.sort ?? 'fullname',
    totals: sumUp(all),
  };
}

const HEADINGS = [
  'Employee number',
  'Name',
  'Office',
  'Campus',
  'Position',
  'Status',
  'SG-step',
  'Present',
  'Adjusted',
  'Difference',
  'Exception',
];

export async function exportPreview(call: CallOf<typeof exportNosa>): Promise<FileAnswer> {
  const { shown, table } = await findShown(call);
  const pesos = (centavos: number | null) => (centavos === null ? null : centavos / 100);
  return writeList(call, {
    title: `Salary adjustment ${table.tranche}`,
    headings: HEADINGS,
    rows: shown
      .map(describeRow)
      .map((row) => [
        row.idno,
        row.fullname,
        row.office,
        row.campus,
        row.position,
        row.status,
        row.salary_grade === null || row.step === null ? null : formatGrade(row.salary_grade, row.step),
        pesos(row.before),
        pesos(row.after),
        row.before === null || row.after === null ? null : pesos(row.after - row.before),
        row.reason === null ? null : EXCEPTIONS[row.reason],
      ]),
  });
}

async function findShown({ db, actor, query, today }: Call<unknown, Query>) {
  const table = await findTable(db, query.table);
  const all = await findAdjustments(db, { ...query, table, today }, reachOf(actor));
  const shown = all.filter(
    ({ judgement }) =>
      judgement.group === query.group && (!query.reason || (judgement.group === 'exception' && judgement.reason === query.reason)),
  );
  return { table, all, shown };
}

function describeRow({ judgement, salary_id: _salary, ...row }: Adjustment): AdjustmentRow {
  const { idno, id, fullname, avatar, office, campus, position, status, salary_grade, step, before, after } = row;
  const reason = judgement.group === 'exception' ? judgement.reason : null;
  return {
    id,
    idno,
    fullname,
    avatar,
    office,
    campus,
    position,
    status,
    salary_grade,
    step,
    before,
    after,
    group: judgement.group,
    reason,
  };
}

function sumUp(all: readonly Adjustment[]): NosaTotals {
  const exceptions = Object.fromEntries(EXCEPTION_NAMES.map((name) => [name, 0])) as Record<AdjustmentException, number>;
  const totals: NosaTotals = {
    monthly: { people: 0, before: 0, after: 0 },
    daily: { people: 0, before: 0, after: 0 },
    noticed: 0,
    exceptions,
  };
  for (const { judgement, before, after } of all) {
    if (judgement.group === 'exception') exceptions[judgement.reason]++;
    else if (judgement.group === 'noticed') totals.noticed++;
    else {
      const sum = totals[judgement.group];
      sum.people++;
      sum.before += before ?? 0;
      sum.after += after ?? 0;
    }
  }
  return totals;
}

/** The salary tables with how the notices of each stand, as far as the caller reaches. */
export async function listTables({ db, actor, today }: Call): Promise<AnswerOf<typeof listNosaTables>> {
  const { rows } = await sql<{
    id: number;
    tranche: string;
    law: string;
    from: string;
    days_ahead: number;
    counts: { state: NoticeState; count: number }[];
  }>`
    select t.id, t.tranche, t.law, lower(t.during)::text as from, lower(t.during) - ${today}::date as days_ahead,
      (select coalesce(jsonb_agg(jsonb_build_object('state', c.state, 'count', c.count)), '[]') from (
        select n.state, count(*) from notices.notice n join organization.office_view o on o.id = n.office_id
        where n.kind = 'NOSA' and n.salary_table_id = t.id and ${withinReach(actor)} group by n.state) c) as counts
    from organization.salary_table_view t order by lower(t.during) desc`.execute(db);
  return { tables: rows.map((row) => ({ ...row, counts: countsByState(row.counts) })) };
}
