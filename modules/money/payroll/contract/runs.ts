import { z } from 'zod';
import { byId, endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { startedJob } from '@talaan/kernel/contract/jobs.ts';
import { exportOf, groupedBy, idList, listOf, listQuery, severalOf } from '@talaan/kernel/contract/list.ts';
import { cause, centavos, figure, findingCode, month, PREPARERS, reason, runKind, runState, SEATS, text } from './fields.ts';

const sums = { people: figure, gross: centavos, deductions: centavos, government: centavos, net: centavos };

const runRow = z.object({
  id: figure,
  kind: runKind,
  month: z.string(),
  title: z.string(),
  campus: z.string().nullable(),
  fund_code: z.string().nullable(),
  state: runState,
  ...sums,
  blocking: figure,
  held: figure,
  computed_at: z.string().nullable(),
  released_on: z.string().nullable(),
});
export type RunRow = z.output<typeof runRow>;

export const listRuns = endpoint({
  method: 'GET',
  path: '/api/payroll/runs',
  summary: 'Payroll runs within the caller’s scope, the latest month first.',
  access: SEATS,
  query: listQuery(['month', 'title', 'net', 'state']).extend({
    kind: severalOf(runKind),
    state: severalOf(runState),
    year: z.coerce.number().int().min(2000).max(2199).optional(),
    ...groupedBy(['month', 'kind', 'state']),
  }),
  response: listOf('runs', runRow),
});
export const exportRuns = exportOf(listRuns, 'payroll runs');

const run = runRow.extend({
  campus_id: figure.nullable(),
  made_by: z.string().nullable(),
  computed_by: z.string().nullable(),
  /** While a job computes it. */
  is_computing: z.boolean(),
  /** For how many people the computation looked; some of them have nothing due. Null while none is done. */
  looked_at: figure.nullable(),
  /** People whose records changed since it was computed. */
  changed: figure,
  findings: z.array(z.object({ code: findingCode, people: figure, open: figure, blocks: z.boolean() })),
  /** Of the difference in net pay to the run of the month before, by cause. */
  causes: z.array(z.object({ cause, people: figure, amount: centavos })),
  before: z.object({ people: figure, net: centavos }).nullable(),
  is_kept: z.boolean(),
  /** By whom and why it was sent back, until it is checked again. */
  sent_back: z.object({ by: z.string(), at: z.string(), reason: z.string() }).nullable(),
});
export type Run = z.output<typeof run>;

export const readRun = endpoint({
  method: 'GET',
  path: '/api/payroll/runs/{id}',
  summary: 'One run with its totals, what should be reviewed, and what changed since the month before.',
  access: 'staff',
  params: byId,
  response: z.object({ run }),
});

export const openRun = endpoint({
  method: 'POST',
  path: '/api/payroll/runs',
  summary: 'Opens a run of a month over a campus, a fund cluster or all, as a draft.',
  access: PREPARERS,
  reach: 'scope',
  body: z.object({
    kind: z.enum(['REGULAR', 'CASUAL', 'JOBORDER', 'OVERTIME', 'ADJUSTMENT']),
    month,
    campus_id: recordId.nullable(),
    fund_code: z
      .string()
      .regex(/^\d\d$/, 'Choose a fund cluster.')
      .nullable(),
    title: text(120),
  }),
  response: messageOnly.extend({ id: figure }),
});

export const computeRun = endpoint({
  method: 'POST',
  path: '/api/payroll/runs/{id}/computation',
  summary: 'Starts a job that computes a run from what is on record now; the payslips that it had are replaced.',
  access: PREPARERS,
  reach: 'scope',
  params: byId,
  response: startedJob,
});

const payslipRow = z.object({
  id: figure,
  personnel_id: figure,
  idno: z.string(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  office: z.string().nullable(),
  position: z.string().nullable(),
  monthly: centavos.nullable(),
  gross: centavos,
  deductions: centavos,
  net: centavos,
  difference: centavos.nullable(),
  causes: z.array(z.object({ cause, amount: centavos })),
  findings: z.array(findingCode),
  /** Of the findings, those that nobody settled. */
  unsettled: z.array(findingCode),
  held_because: z.string().nullable(),
});
export type PayslipRow = z.output<typeof payslipRow>;

export const listPayslips = endpoint({
  method: 'GET',
  path: '/api/payroll/runs/{id}/payslips',
  summary: 'The payslips of a run; opening the list is noted.',
  access: SEATS,
  params: byId,
  query: listQuery(['fullname', 'office', 'net', 'gross', 'difference']).extend({
    finding: severalOf(findingCode),
    cause: severalOf(cause),
    office: idList,
    held: z.coerce.number().int().min(0).max(1).optional(),
    ...groupedBy(['office']),
  }),
  response: listOf('payslips', payslipRow),
});
export const exportPayslips = exportOf(listPayslips, 'payslips of a run');

export const holdPayslips = endpoint({
  method: 'POST',
  path: '/api/payroll/runs/{id}/holds',
  summary: 'Holds the pay of people in a run that is not checked yet, with a reason, or lets it go again.',
  access: PREPARERS,
  reach: 'scope',
  params: byId,
  body: z.object({
    personnel_ids: z.array(recordId).min(1, 'Choose at least one person.').max(1000),
    /** Null: they are paid again. */
    because: text(500).nullable(),
  }),
  response: messageOnly,
});

export const settleFindings = endpoint({
  method: 'POST',
  path: '/api/payroll/runs/{id}/settlements',
  summary: 'Settles what was found of people in a run, with a reason that stays beside it; of all of them at once where it does not block.',
  access: PREPARERS,
  reach: 'scope',
  params: byId,
  body: z.object({
    code: findingCode,
    /** Null: all of whom it is not settled yet. */
    personnel_ids: z.array(recordId).min(1, 'Choose at least one person.').max(1000).nullable(),
    because: reason,
  }),
  response: messageOnly,
});
