import type { AnswerOf, Call, CallOf, FileAnswer, QueryOf } from '@talaan/kernel/server/mount.ts';
import { writeList } from '@talaan/kernel/server/lists/write-list.ts';
import type { exportDueSteps as exporting, listDueSteps as endpoint } from '../../contract/nosi.ts';
import { HELD_BACK } from '../../rules/hold-step.ts';
import { formatGrade } from '../../rules/format-notice.ts';
import { reachOf } from '../nosa/find-adjustments.ts';
import { findDueSteps } from './find-due.ts';

type Query = Omit<QueryOf<typeof endpoint>, 'page' | 'per_page'>;

/** A page of the steps that are due, or of those held back, and the totals of both. */
export async function listDueSteps(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { page, per_page: perPage } = call.query;
  const { found, due, steps } = await findSteps(call);
  return {
    steps: steps.slice((page - 1) * perPage, page * perPage),
    total: steps.length,
    sort: call.query.sort ?? 'fullname',
    totals: {
      due: due.length,
      overdue: due.filter((one) => one.is_overdue).length,
      held: found.length - due.length,
      monthly_cost: due.reduce((sum, { before, after }) => sum + (after ?? before) - before, 0),
    },
  };
}

export async function exportDueSteps(call: CallOf<typeof exporting>): Promise<FileAnswer> {
  const { steps } = await findSteps(call);
  return writeList(call, {
    title: `Step increments of ${call.query.month}`,
    headings: [
      'Employee number',
      'Name',
      'Office',
      'Campus',
      'Position',
      'Status',
      'Due',
      'SG-step',
      'Present',
      'Adjusted',
      'Held back because',
    ],
    rows: steps.map((row) => [
      row.idno,
      row.fullname,
      row.office,
      row.campus,
      row.position,
      row.status,
      row.due_on,
      formatGrade(row.salary_grade, row.step),
      row.before / 100,
      row.after === null ? null : row.after / 100,
      row.withheld_because ?? ((row.held === 'rating' && row.broken_by) || (row.held && HELD_BACK[row.held])),
    ]),
  });
}

async function findSteps(call: Call<unknown, Query>) {
  const { actor, query, today } = call;
  const { group, sort } = query;
  const found = await findDueSteps(call, { ...query, today }, reachOf(actor));
  const due = found.filter(({ held }) => held === null);
  const steps = group === 'due' ? [...due] : found.filter(({ held }) => held !== null);
  if (sort === '-fullname') steps.reverse();
  if (sort === 'due_on') steps.sort((one, other) => (one.due_on < other.due_on ? -1 : Number(one.due_on > other.due_on)));
  if (sort === '-due_on') steps.sort((one, other) => (one.due_on > other.due_on ? -1 : Number(one.due_on < other.due_on)));
  return { found, due, steps };
}
