import { sql } from 'kysely';
import { monthName } from '@talaan/kernel/contract/dates.ts';
import { invalid, Refusal } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { fileRequests } from '@talaan/requests/server/public.ts';
import { PREPARERS, RUN_KINDS, type RunKind } from '../../contract/fields.ts';
import type { openRun as endpoint } from '../../contract/runs.ts';
import { holdsAll, holdsCampus } from '../reach.ts';
import { factsOfRun } from './facts-of-run.ts';
import { runRequests } from './run-requests.ts';

/** How many months ahead a run may be opened. */
const AHEAD = 1;

/** Opens a run as a draft. Errors: 403 beyond the caller’s scope; 422 for a month far ahead, and for a month that has its regular run. */
export async function openRun(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  return openRunOf(call, { ...call.body, terms: {} });
}

export interface NewRun {
  kind: RunKind;
  month: string;
  campus_id: number | null;
  fund_code: string | null;
  /** Empty: by kind and month. */
  title: string;
  terms: Record<string, unknown>;
}

/** The same for a kind that another module computes, with what it asks beside. */
export async function openRunOf(call: Call, { kind, month, campus_id: campus, fund_code: fund, terms, ...rest }: NewRun) {
  const { db, actor, now, today } = call;
  if (!(campus === null ? holdsAll(actor, PREPARERS) : holdsCampus(actor, PREPARERS, campus)))
    throw new Refusal(403, { message: 'Your role reaches one campus: choose it.' });
  const last = Temporal.PlainYearMonth.from(today.slice(0, 7)).add({ months: AHEAD }).toString();
  if (month > last) throw invalid({ month: [`${monthName(month)} is too far ahead. Open it from the month before on.`] });
  const title = rest.title || `${RUN_KINDS[kind]}, ${monthName(month)}`;
  const [id] = await fileRequests(call, runRequests, [await factsOfRun(db, { title, campus })]);
  await sql`
    insert into payroll.run (id, kind, month, title, campus_id, fund_code, terms, state, made_by, made_at)
    values (${id}, ${kind}, ${month}, ${title}, ${campus}, ${fund}, ${JSON.stringify(terms)}::jsonb, 'DRAFT', ${actor.accountId},
      ${now.toString()}::timestamptz)`.execute(db);
  return { id: id!, message: `${title} is open. Compute it to see what it pays.` };
}
