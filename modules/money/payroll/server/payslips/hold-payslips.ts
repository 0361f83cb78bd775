import { sql } from 'kysely';
import { recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import { countOf } from '@talaan/kernel/server/format-amounts.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { BLOCKING, FINDINGS, PREPARERS } from '../../contract/fields.ts';
import type * as contract from '../../contract/runs.ts';
import { sumRun } from '../compute/sum-run.ts';
import { lockRun, type FoundRun } from '../find-run.ts';

const LEAST_REASON = 10;

/** Holds the pay of people in a computed run, or lets it go. Errors: 404; 409 once it is checked, or while it is computed; 422 for a reason that is too short. */
export async function holdPayslips(call: CallOf<typeof contract.holdPayslips>): Promise<{ message: string }> {
  const { db, actor, body, params } = call;
  const { personnel_ids: people, because } = body;
  if (because !== null && because.length < LEAST_REASON) throw invalid({ because: ['Give a reason of at least 10 characters.'] });
  const run = await lockStill(call, params.id);
  const held = because;
  await withOpenRecords(db, 'everybody', async (open) => {
    if (!held) await refusePaidSince(open, run, people);
    const { rows } = await sql<{ personnel_id: number }>`
      update payroll.payslip set held_because = ${held}, held_by = ${held && actor.accountId}
      where run_id = ${run.id} and personnel_id = any(${people}::integer[]) returning personnel_id`.execute(open);
    if (rows.length < new Set(people).size) throw notFound('One of these people has no payslip in this run.');
    await sumRun(open, run.id);
  });
  await recordChanges(
    call,
    people.map((personnelId) => ({
      action: held ? 'hold the pay of a person' : 'let the pay of a person go',
      subject: `payroll.run:${run.id}`,
      personnelId,
      after: held ? { because } : {},
    })),
  );
  const whose = countOf(people.length, 'person', 'people');
  return { message: held ? `The pay of ${whose} is held.` : `The pay of ${whose} is in the run again.` };
}

/** What was held is not let go where another run that was computed since pays the month: it would be paid twice. */
async function refusePaidSince(open: Call['db'], { id, month }: FoundRun, people: readonly number[]): Promise<void> {
  const { rows } = await sql<{ fullname: string; title: string }>`
    select p.fullname, o.title from payroll.payslip s join payroll.run o on o.id = s.run_id join payroll.run r on r.id = ${id}
    join personnel.person_view p on p.id = s.personnel_id
    where s.personnel_id = any(${[...people]}::integer[]) and s.run_id <> r.id and s.held_because is null and o.computed_at > r.computed_at
      and s.facts -> 'earlier' @> ${JSON.stringify([{ month }])}::jsonb order by p.plain_name limit 1`.execute(open);
  if (rows[0])
    throw wrongState(`${rows[0].title} pays ${rows[0].fullname} what was held here. Compute this run again, then let the pay go.`);
}

/**
 * Settles what was found of people, with a reason. Errors: 404 where it was not found of one of them; 409 once the run is checked, or while it is computed;
 * 422 for all at once of what blocks the certification.
 */
export async function settleFindings(call: CallOf<typeof contract.settleFindings>): Promise<{ message: string }> {
  const { db, actor, now, body, params } = call;
  const { code, because, personnel_ids: chosen } = body;
  if (chosen === null && BLOCKING.includes(code))
    throw invalid({ personnel_ids: ['This blocks the next step. Choose the people of whom it is right.'] });
  const run = await lockStill(call, params.id);
  const settled = await withOpenRecords(db, 'everybody', async (open) => {
    const { rows } = await sql<{ personnel_id: number }>`
      update payroll.finding set settled_because = ${because}, settled_by = ${actor.accountId}, settled_at = ${now.toString()}::timestamptz
      where run_id = ${run.id} and code = ${code} and ${chosen === null ? sql`settled_at is null` : sql`personnel_id = any(${chosen}::integer[])`}
      returning personnel_id`.execute(open);
    if (rows.length < new Set(chosen).size) throw notFound('This was not found of one of these people any more. Reload the page.');
    await sumRun(open, run.id);
    return rows.map(({ personnel_id: id }) => id);
  });
  await recordChanges(
    call,
    settled.map((personnelId) => ({
      action: `settle a finding: ${FINDINGS[code].toLowerCase()}`,
      subject: `payroll.run:${run.id}`,
      personnelId,
      after: { because },
    })),
  );
  return { message: `Settled of ${countOf(settled.length, 'person', 'people')}. The reason stays beside it.` };
}

/** A computed run; while a job computes it anew its payslips are about to be replaced, with what was said of them. */
async function lockStill(call: Call, id: number): Promise<FoundRun> {
  const run = await lockRun(call, id, PREPARERS, 'COMPUTED');
  if (run.is_computing) throw wrongState('This run is being computed at this moment. Look at it again once that is done.');
  return run;
}
