import { sql, type RawBuilder } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type * as contract from '../../contract/figures.ts';
import { FIGURE_NAMES, type DatedFigure } from '../../rules/figures/rates.ts';
import { findFault } from '../../rules/figures/why-not-figure.ts';
import { isComputing } from '../reach.ts';

/**
 * Whether a computed run follows the figure `f`, or one is being computed that will: what is effective on the last day of a month applies to all
 * of it, until the next figure of the kind.
 */
const isUsed: RawBuilder<boolean> = sql<boolean>`exists (
  select from payroll.run r cross join lateral (select ((r.month || '-01')::date + interval '1 month' - interval '1 day')::date as day) last
  where r.state <> 'CANCELLED' and (r.computed_at is not null or ${isComputing}) and last.day >= f.effective_on
    and not exists (select from payroll.figure n where n.kind = f.kind and n.effective_on > f.effective_on and n.effective_on <= last.day))`;

/** All figures, by kind, the latest first. */
export async function listFigures({ db, today }: CallOf<typeof contract.listFigures>): Promise<AnswerOf<typeof contract.listFigures>> {
  const { rows: figures } = await sql<AnswerOf<typeof contract.listFigures>['figures'][number]>`
    select f.kind, f.effective_on, f.content, f.source, (select c.name from identity.account_view c where c.id = f.entered_by) as entered_by,
      f.entered_by is not null and not ${isUsed} as may_withdraw
    from payroll.figure f order by f.kind, f.effective_on desc`.execute(db);
  return { today, figures };
}

/** Enters a figure from a day on. Errors: 422 on the field that is wrong, such as a table with a gap, and where one begins on that day already. */
export async function addFigure(call: CallOf<typeof contract.addFigure>): Promise<AnswerOf<typeof contract.addFigure>> {
  const { db, actor, now, body } = call;
  const figure = body as DatedFigure;
  const wrong = findFault(figure);
  if (wrong) throw invalid({ [`content.${wrong.field}`]: [wrong.why] });
  const { kind, effective_on: from, content, source } = figure;
  await sql`
    insert into payroll.figure (kind, effective_on, content, source, entered_by, entered_at)
    values (${kind}, ${from}::date, ${JSON.stringify(content)}::jsonb, ${source}, ${actor.accountId}, ${now.toString()}::timestamptz)`.execute(
    db,
  );
  await recordChange(call, { action: 'enter a figure of payroll', subject: `payroll.figure:${kind}/${from}`, after: { content, source } });
  return { message: `${FIGURE_NAMES[kind]} applies from ${longDate(from)}.` };
}

/** Withdraws a figure. Errors: 404; 409 for one that came with Talaan, and once a computed run follows it. */
export async function withdrawFigure(call: CallOf<typeof contract.withdrawFigure>): Promise<AnswerOf<typeof contract.withdrawFigure>> {
  const { db, params } = call;
  const { kind, effective_on: from } = params;
  const { rows } = await sql<{ content: unknown; source: string; is_own: boolean; used: boolean }>`
    select f.content, f.source, f.entered_by is not null as is_own, ${isUsed} as used
    from payroll.figure f where f.kind = ${kind} and f.effective_on = ${from}::date for update`.execute(db);
  const [found] = rows;
  if (!found) throw notFound('There is no such figure.');
  if (!found.is_own) throw wrongState('This figure of law comes with Talaan. Enter the one that follows it.');
  if (found.used) throw wrongState('A computed payroll follows this figure. Enter the right one from another day on.');
  await sql`delete from payroll.figure where kind = ${kind} and effective_on = ${from}::date`.execute(db);
  await recordChange(call, {
    action: 'withdraw a figure of payroll',
    subject: `payroll.figure:${kind}/${from}`,
    before: { content: found.content, source: found.source },
  });
  return { message: `The figure from ${longDate(from)} is withdrawn.` };
}
