import { sql } from 'kysely';
import { z } from 'zod';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import { whyNotServing } from '@talaan/personnel/server/public.ts';
import { serveRequests, type Moved, type StepCall, type Waiting } from '@talaan/requests/server/public.ts';
import { CONDITION_NAMES } from '../contract/codes.ts';
import * as steps from '../contract/steps.ts';
import { application } from '../contract/applications.ts';
import { addDays } from '@talaan/performance/rules/period/days.ts';
import { hindering } from '../rules/conditions.ts';
import { findContractFaults } from '../rules/find-contract-faults.ts';
import { whyNotExtended } from '../rules/length.ts';
import { refundOn } from '../rules/refund.ts';
import { balanceOf, settlementEntries, whyNotPaid } from '../rules/settlement.ts';
import { scholarshipFlow, type ScholarshipAction } from '../workflow.ts';
import { judge, untilOf, type Asking } from './record/conditions.ts';
import { grantOf, readGrants, type FoundGrant } from './record/read-grant.ts';
import { termsOn } from './record/terms.ts';
import { writeApplication } from './record/write-application.ts';
import { endStudyLeave, linkStudyLeave } from './study-leave.ts';

type MovedGrant = Moved<typeof scholarshipFlow, FoundGrant>;
type WaitingGrant = Waiting<typeof scholarshipFlow, FoundGrant>;

/** By which meeting a deliberation was recorded. */
export const deliberation = z.object({ meetingId: z.number().int(), on: z.string() });

/** What follows from the steps of scholarships. */
export const scholarshipRequests = serveRequests<typeof scholarshipFlow, FoundGrant>(scholarshipFlow, {
  reads: (call, ids) => readGrants(call, ids),
  asksAgain: async (call, waiting) => whatHinders(call, waiting),
  notNow: async ({ today }, action, waiting) => {
    const why = waiting.map((one) => [one.id, whyNotNow(action, one.record, today)] as const);
    return new Map(why.flatMap(([id, because]) => (because === null ? [] : [[id, because] as const])));
  },
  inputs: {
    resubmit: application,
    deliberate: deliberation,
    sign: steps.signContract.body,
    extend: steps.extendStudy.body,
    complete: steps.completeStudy.body,
    discontinue: steps.discontinueStudy.body,
    returnToDuty: steps.recordReturn.body,
    breach: steps.declareBreach.body,
    pay: steps.recordPayment.body,
  },
  effects: {
    resubmit: async (call, moved, { input }) => {
      for (const { id } of moved) await writeApplication(call, id, application.parse(input));
    },
    deliberate: async ({ db }, moved, { input }) => {
      const { meetingId, on } = deliberation.parse(input);
      await sql`
        update scholarships.scholarship set meeting_id = ${meetingId}, deliberated_on = ${on}::date where id = any(${numbersOf(moved)}::integer[])`.execute(
        db,
      );
    },
    sign: signed,
    begin: begun,
    extend: async (call, moved, { input }) => {
      const { to } = steps.extendStudy.body.parse(input);
      for (const { id, record } of moved) {
        const last = record.stretches.at(-1)!;
        const because = whyNotExtended(
          { last_day: last.to, is_extended: record.stretches.some((one) => one.is_extension) },
          to,
          (await termsOn(call.db, record.signed_on!)).lengths,
        );
        if (because !== null) throw invalid({ to: [because] });
        await sql`
          insert into scholarships.stretch (scholarship_id, no, mode, first_day, last_day, is_extension)
          values (${id}, ${record.stretches.length + 1}, ${last.mode}, ${last.to}::date + 1, ${to}::date, true)`.execute(call.db);
        await linkStudyLeave(call, record, { mode: last.mode, from: addDays(last.to, 1), to });
      }
    },
    complete: async (call, moved, { input }) => {
      const { completed_on: day } = steps.completeStudy.body.parse(input);
      requirePast(call.today, 'completed_on', day);
      for (const one of moved) await endStudy(call, one, { field: 'completed_on', day, isCompleted: true });
    },
    discontinue: async (call, moved, { input }) => {
      const { ended_on: day } = steps.discontinueStudy.body.parse(input);
      requirePast(call.today, 'ended_on', day);
      for (const one of moved) await endStudy(call, one, { field: 'ended_on', day, isCompleted: false });
    },
    returnToDuty: async ({ db, today }, moved, { input }) => {
      const { reported_on: day } = steps.recordReturn.body.parse(input);
      requirePast(today, 'reported_on', day);
      for (const { id, record } of moved) {
        if (day <= record.ended_on!) throw invalid({ reported_on: [`The study lasted until ${longDate(record.ended_on!)}.`] });
        const gone = (await whyNotServing(db, [{ id, personnelId: record.personnel_id, from: day, to: day }])).get(id);
        if (gone !== undefined) throw invalid({ reported_on: [gone] });
        const until = untilOf({ ...record, reported_on: day });
        await sql`
          update scholarships.scholarship set reported_on = ${day}::date, served_until = ${until}::date where id = ${id}`.execute(db);
      }
    },
    breach: breached,
    pay: paid,
  },
  endsWithService: async (_db, waiting) => waiting.map(({ id }) => id),
  tells: {
    approve: ({ title }) => ({ title: 'Your scholarship was approved', description: `${title}. L&D prepares the contract.` }),
    sign: ({ title }) => ({ title: 'Your scholarship contract was recorded', description: title }),
    breach: ({ title }, remarks) => ({ title: 'A breach of your scholarship was declared', description: `${title}: ${remarks}` }),
    fulfil: ({ title }) => ({ title: 'Your service obligation is fulfilled', description: title }),
    settle: ({ title }) => ({ title: 'Your refund is settled', description: title }),
  },
});

/** Conditions that must be met before the next step, in a sentence each. */
async function whatHinders(call: Asking, waiting: readonly WaitingGrant[]): Promise<Map<number, string>> {
  const asked = waiting.filter(({ from }) => ['APPLIED', 'ENDORSED', 'DELIBERATED', 'APPROVED'].includes(from));
  const stages = new Map(asked.map(({ id, from }) => [id, stageOf(from)]));
  const judged = await judge(
    call,
    asked.map(({ record }) => record),
    ({ id }) => stages.get(id)!,
  );
  return new Map(
    asked.flatMap(({ id, from }) => {
      // That no case is pending is certified with the signing.
      const against = hindering(judged.get(id)!).filter(({ code }) => !(from === 'APPROVED' && code === 'CASE'));
      return against.length === 0
        ? []
        : [[id, `Not met: ${against.map(({ code, says }) => `${CONDITION_NAMES[code].toLowerCase()} (${says})`).join('; ')}`]];
    }),
  );
}

export function stageOf(state: string): 'FILING' | 'APPROVAL' | 'SIGNING' {
  if (state === 'DELIBERATED') return 'APPROVAL';
  return ['APPLIED', 'ENDORSED', 'RETURNED'].includes(state) ? 'FILING' : 'SIGNING';
}

function whyNotNow(action: ScholarshipAction, record: FoundGrant, today: string): string | null {
  if (action === 'sign' && record.contract === null) return 'The contract is not prepared yet. Enter amount, months and sureties first.';
  if (action === 'begin' && record.stretches[0]!.from > today) return `The study begins on ${longDate(record.stretches[0]!.from)}.`;
  if ((action === 'begin' || action === 'extend') && record.left_on !== null && record.left_on < today)
    return `The service of the scholar ended on ${longDate(record.left_on)}. L&D declares a breach, or the authority releases.`;
  if (action === 'fulfil') {
    const until = untilOf(record);
    return until === null || until >= today ? `Service is due until ${until === null ? 'it is served' : longDate(until)}.` : null;
  }
  if (action === 'settle') {
    const balance = balanceOn(record, today);
    return balance > 0 ? `${formatPesos(balance)} of the refund are not paid.` : null;
  }
  return null;
}

/** What is still due of a breach on a day, in centavos. */
export function balanceOn({ demanded, demanded_on: on, payments, contract }: FoundGrant, day: string): number {
  if (demanded === null || on === null) return 0;
  return balanceOf(settlementEntries({ on, amount: demanded }, payments, contract!.terms.refund, day));
}

async function signed(call: StepCall, moved: readonly MovedGrant[], { input }: { input?: unknown }): Promise<void> {
  const { signed_on: on, notarized_on: notarized, case_note: note } = steps.signContract.body.parse(input);
  requirePast(call.today, 'signed_on', on);
  for (const { id, record } of moved) {
    const contract = {
      ...record.contract!,
      stretches: record.stretches,
      scholar_name: record.scholar,
      signed_on: on,
      notarized_on: notarized,
    };
    const faults = findContractFaults(contract, (await termsOn(call.db, on)).rate);
    if (Object.keys(faults).length > 0) throw invalid(faults);
    const judged = (await judge(call, [{ ...record, case_note: note }], () => 'SIGNING')).get(id)!;
    await sql`
      update scholarships.scholarship set signed_on = ${on}::date, notarized_on = ${notarized}::date, case_note = ${note},
        conditions = ${JSON.stringify(judged)}::jsonb where id = ${id}`.execute(call.db);
  }
}

async function begun(call: StepCall, moved: readonly MovedGrant[]): Promise<void> {
  for (const { record } of moved) for (const stretch of record.stretches) await linkStudyLeave(call, record, stretch);
}

async function endStudy(
  call: StepCall,
  { id, record }: MovedGrant,
  { field, day, isCompleted }: { field: string; day: string; isCompleted: boolean },
): Promise<void> {
  if (day < record.stretches[0]!.from) throw invalid({ [field]: [`The study began on ${longDate(record.stretches[0]!.from)}.`] });
  const last = record.stretches.at(-1)!.to;
  const ended = day < last ? day : last;
  await sql`
    update scholarships.scholarship set ended_on = ${ended}::date, completed_on = ${isCompleted ? day : null}::date where id = ${id}`.execute(
    call.db,
  );
  await endStudyLeave(call, record, ended);
}

/** The refund is worked out once, as of the last day of service, and kept with its figures. */
async function breached(call: StepCall, moved: readonly MovedGrant[], { input }: { input?: unknown }): Promise<void> {
  const { cause, last_day: day, demanded_on: demanded } = steps.declareBreach.body.parse(input);
  requirePast(call.today, 'demanded_on', demanded);
  if (demanded < day) throw invalid({ demanded_on: ['It is demanded on the last day of service or later.'] });
  for (const { id, record } of moved) {
    const { from } = record.stretches[0]!;
    if (day < from) throw invalid({ last_day: [`The study began on ${longDate(from)}; enter that day or a later one.`] });
    if (record.left_on !== null && day > record.left_on)
      throw invalid({ last_day: [`The service ended on ${longDate(record.left_on)}; enter that day or an earlier one.`] });
    if (record.ended_on === null) await endStudyLeave(call, record, day);
    const { amount, says } = refundOn(day, grantOf(record)!);
    await sql`
      update scholarships.scholarship set breach_cause = ${cause}, breached_on = ${day}::date, demanded_on = ${demanded}::date, demanded = ${amount}, demand_says = ${says}
      where id = ${id}`.execute(call.db);
  }
}

async function paid(call: StepCall, moved: readonly MovedGrant[], { input }: { input?: unknown }): Promise<void> {
  const payment = steps.recordPayment.body.parse(input);
  requirePast(call.today, 'on', payment.on);
  for (const { id, record } of moved) {
    const demand = { on: record.demanded_on!, amount: record.demanded! };
    const because = whyNotPaid(payment, demand, record.payments, record.contract!.terms.refund);
    if (because !== null) throw invalid({ amount: [because] });
    await sql`
      insert into scholarships.payment (scholarship_id, no, paid_on, amount, receipt)
      values (${id}, ${record.payments.length + 1}, ${payment.on}::date, ${payment.amount}, ${payment.receipt})`.execute(call.db);
  }
}

function requirePast(today: string, field: string, day: string): void {
  if (day > today) throw invalid({ [field]: ['Enter today or an earlier day.'] });
}

function numbersOf(moved: readonly { id: number }[]): number[] {
  return moved.map(({ id }) => id);
}
