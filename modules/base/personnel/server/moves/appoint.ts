import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import { giveReason } from '@talaan/kernel/server/calls/give-reason.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { AppointmentBody, Preview } from '../../contract/moves.ts';
import type { Career } from '../../rules/moves/career.ts';
import { endBefore, planEngagement, planSalaries } from '../../rules/moves/plan-move.ts';
import type { ToldChange } from '../../rules/moves/describe-changes.ts';
import { dailyRateOf, hasSalary } from '../../rules/moves/salary-of-move.ts';
import { dayAfter, runsOn, type Span } from '../../rules/moves/spans.ts';
import { countsOn } from '../../rules/moves/counted-service.ts';
import { describeStepCount } from '../../rules/moves/step-count.ts';
import type { PersonnelNeeds } from '../needs.ts';
import { notifyPeopleChanged } from '../people-changed.ts';
import { closeRows } from './close-rows.ts';
import { findPlace, type Place } from './find-place.ts';
import { findStartingSalary, requireSalaryOn, type StartingSalary } from './find-salary.ts';
import { judgeAppointment } from './judge-appointment.ts';
import { lockPerson } from './lock-person.ts';
import { obligateFund } from '../obligate-fund.ts';
import { describeOutcome } from './outcome.ts';
import { readDatedRows } from './read-dated-rows.ts';
import { readTerms, type Terms } from './read-terms.ts';
import { warnOfPosts } from './warn-of-posts.ts';

export type Appointing = Call<{ id: number }, unknown, AppointmentBody>;

/**
 * A new appointment of somebody who is on record (domain, section 10): the present engagement ends the day before, the new one begins,
 * with its salary; whatever item they leave is vacant by that. Returns what changed. Errors: 404; 422 by field, from rule or constraint.
 */
export async function appointPerson(call: Appointing, needs: PersonnelNeeds): Promise<Preview> {
  const { db, body } = call;
  const person = await lockPerson(call, call.params.id);
  const span = { from: body.from, until: body.to === null ? null : dayAfter(body.to) };
  const terms = await readTerms(db, body);
  const before = await readDatedRows(db, person.id);
  const plan = planEngagement(before.appointments, span);
  if ('error' in plan) throw invalid({ from: [plan.error] });
  const isSubstitute = terms.status.code === 'SUBS';

  // First out of the old item: the new appointment may be to the same one.
  await closeRows(db, 'appointment', { ...plan, remove: [] });
  const place = await findPlace(call, needs, { ...body, isSubstitute });
  const salary = await findSalary(call, before, place, terms);
  const warnings = await judgeAppointment(call, { person, span, terms, place, salary, before, isSubstitute });
  await giveReason(call, `${terms.nature.name} from ${longDate(body.from)}${body.authority === '' ? '' : `, ${body.authority}`}`);
  await openAppointment(call, { span, place, isSubstitute, dailyRate: dailyRateOf(terms.status.code, salary?.amount ?? null) });
  await setSalary(call, before, span, salary);
  await endDuties(call, before, place);

  const after = await readDatedRows(db, person.id);
  await recordChange(call, {
    action: 'appoint',
    subject: `personnel.person:${person.id}`,
    personnelId: person.id,
    before: { appointments: before.appointments.at(-1) ?? null },
    after: { ...body, salary: salary && { grade: salary.grade, step: salary.step, amount: salary.amount } },
  });
  await notifyPeopleChanged(db, [{ personnelId: person.id, from: body.from, until: null }]);
  warnings.push(...(await payByFund(call, { span, place, salary })));
  const requests = await moveRequests(call, needs);
  const old = before.appointments.find((one) => one.until === null || one.until >= body.from) ?? null;
  const leaves = old && old.office_id !== place.office.id ? old.office_id : null;
  if (leaves !== null) warnings.push(...(await warnOfPosts(db, person.id, body.from, leaves)));
  for (const leave of needs.leave) warnings.push(...(await leave.warnOfAppointment(call, { personnelId: person.id, from: body.from })));
  const step = describeStepCount({
    before: salaryBefore(before, body.from)?.salary_grade ?? null,
    after: salary?.grade ?? null,
    isWithoutGap: old !== null,
    isCounted:
      old === null ||
      countsOn({ status: old.status_code, positionId: old.position_id }, { status: body.status_code, positionId: place.position.id }),
  });
  return describeOutcome(db, needs, { before, after, further: [{ kind: 'step increment', text: step }, ...requests], warnings });
}

/** Open requests wait for the heads of the new office from the first day on. */
async function moveRequests(call: Appointing, needs: PersonnelNeeds): Promise<ToldChange[]> {
  const { params, body } = call;
  const told: string[] = [];
  for (const { notifyOfMove, follow } of needs.requests) {
    told.push(...(await notifyOfMove(call, { personnelId: params.id, from: body.from })));
    await follow(call, [params.id]);
  }
  return told.map((text) => ({ kind: 'request', text }));
}

/** The salary of the day before, where an engagement runs until then. */
function salaryBefore({ salaries }: Career, from: string) {
  return salaries.find((one) => one.from < from && (one.until === null || one.until >= from)) ?? null;
}

async function findSalary(
  { db, body }: Appointing,
  before: Career,
  { position }: Place,
  { status }: Terms,
): Promise<StartingSalary | null> {
  if (!hasSalary(status.code)) return null;
  if (position.grade === null) throw invalid({ salary_grade: [`${position.name} has no salary grade of its own. Enter one.`] });
  return findStartingSalary(db, { from: body.from, grade: position.grade, step: body.step, present: salaryBefore(before, body.from) });
}

/** A casual is paid by the chosen fund. */
function payByFund(
  call: Appointing,
  { span, place, salary }: { span: Span; place: Place; salary: StartingSalary | null },
): Promise<string[]> {
  const { params, body } = call;
  const written = {
    ...span,
    personnelId: params.id,
    title: place.position.name,
    statusCode: body.status_code,
    officeId: place.office.id,
    positionId: place.position.id,
    monthly: salary?.amount ?? null,
  };
  return obligateFund(call, [written], body.fund_source_id);
}

interface Opening {
  span: Span;
  place: Place;
  isSubstitute: boolean;
  dailyRate: number | null;
}

async function openAppointment({ db, params, body }: Appointing, { span, place, isSubstitute, dailyRate }: Opening): Promise<void> {
  await db
    .insertInto('personnel.appointment')
    .values({
      personnel_id: params.id,
      office_id: place.office.id,
      position_id: place.position.id,
      status_code: body.status_code,
      nature_code: body.nature_code,
      item_id: place.item?.id ?? null,
      is_substitute: isSubstitute,
      daily_rate: dailyRate,
      authority: body.authority,
      remarks: body.remarks,
      during: sql<string>`daterange(${span.from}::date, ${span.until}::date)`,
    })
    .execute();
}

async function setSalary({ db, params, body }: Appointing, { salaries }: Career, span: Span, salary: StartingSalary | null): Promise<void> {
  const plan = planSalaries(salaries, { ...span, authority: body.authority, isPaid: salary !== null });
  await closeRows(db, 'salary', plan);
  if (!salary) return;
  for (const { from, until, cause, authority } of plan.open) {
    const amount = from === span.from ? salary.amount : await requireSalaryOn(db, from, salary.grade, salary.step);
    await db
      .insertInto('personnel.salary')
      .values({
        personnel_id: params.id,
        salary_grade: salary.grade,
        step: salary.step,
        amount,
        cause,
        authority,
        during: sql<string>`daterange(${from}::date, ${until}::date)`,
      })
      .execute();
  }
}

/** Where the office changes, an assignment out of the old one has no ground any more; designations end as chosen. */
async function endDuties({ db, body }: Appointing, { appointments, assignments, designations }: Career, { office }: Place): Promise<void> {
  const old = appointments.find((one) => runsOn(one, body.from));
  if (old && old.office_id !== office.id) await closeRows(db, 'assignment', endBefore(body.from, assignments));
  const ending = designations.filter(({ id }) => body.end_designations.includes(id));
  if (ending.length < new Set(body.end_designations).size) throw invalid({ end_designations: ['There is no such designation.'] });
  await closeRows(db, 'designation', endBefore(body.from, ending));
}
