import { sql } from 'kysely';
import { putDayModifiers } from '@talaan/attendance/server/public.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import { issueNumbered, withdrawPapers } from '@talaan/papers/server/public.ts';
import { readSigningNames, whyNotAtWork, type DaysAskedFor } from '@talaan/personnel/server/public.ts';
import { serveRequests, type Moved, type StepCall } from '@talaan/requests/server/public.ts';
import type { BodyOf } from '@talaan/kernel/server/mount.ts';
import { recordPassSlip } from '../../contract/pass-slips.ts';
import type { SlipSheet } from '../../print/pass-slip-form.ts';
import { hoursBetween, modifierOfSlip } from '../../rules/slip-hours.ts';
import { passSlipFlow, type SlipAction } from '../../workflow.ts';
import { findClash } from '../trips/travel-hours.ts';
import { readSlips, type FoundSlip } from './find-slip.ts';

type MovedSlip = Moved<typeof passSlipFlow, FoundSlip>;

/** What follows from the steps of pass slips: the number, and what the hours make of the day. */
export const slipRequests = serveRequests<typeof passSlipFlow, FoundSlip>(passSlipFlow, {
  reads: async (call, ids) => new Map((await readSlips(call, ids)).map((slip) => [slip.id, slip])),
  asksAgain: async (call, waiting) => {
    const slips = slipsOf(waiting);
    const reasons = await whyNotAtWork(call.db, slips.map(dayOf));
    for (const slip of slips)
      if (!reasons.has(slip.id)) {
        const clash = await findClash(call.db, { people: [slip.personnel_id], days: hoursOf(slip) });
        if (clash !== null) reasons.set(slip.id, clash);
      }
    return new Map([...reasons].map(([id, because]) => [id, `${because} Disapprove the pass slip.`]));
  },
  guard: async (call, action, moved) =>
    new Map(
      moved.flatMap(({ id, record }) => {
        const because = whyNot(action, record, call.today);
        return because === null ? [] : [[id, because]];
      }),
    ),
  endsWithService: async (db, waiting, { lastDay, today }) =>
    (
      await readSlips(
        { db, today },
        waiting.map(({ id }) => id),
      )
    )
      .filter(({ date }) => date > lastDay)
      .map(({ id }) => id),
  inputs: { record: recordPassSlip.body },
  effects: {
    approve: async (call, moved) => {
      await issueSlips(call, slipsOf(moved));
      await coverHours(call, await readAgain(call, moved));
    },
    disapprove: closeSlips,
    leave: async (call, moved) => setInstants(call, moved, { left_at: call.now.toString() }),
    return: async (call, moved) => {
      await setInstants(call, moved, { returned_at: call.now.toString() });
      await coverHours(call, await readAgain(call, moved));
    },
    record: async (call, moved, { input }) => {
      const { left, back } = input as BodyOf<typeof recordPassSlip>;
      for (const slip of slipsOf(moved))
        await setInstants(call, [slip], { left_at: instantOf(slip.date, left), returned_at: instantOf(slip.date, back) });
      await coverHours(call, await readAgain(call, moved));
    },
    endWithService: withdrawSlips,
    withdraw: withdrawSlips,
  },
});

async function withdrawSlips(call: StepCall, moved: readonly MovedSlip[]): Promise<void> {
  await closeSlips(call, moved);
  const slips = slipsOf(moved);
  await putDayModifiers(call, 'pass slips', new Map(slips.map(({ id }) => [id, []])));
  await withdrawPapers(
    call,
    slips.flatMap(({ code }) => code ?? []),
    'The pass slip was withdrawn.',
  );
}

/** The day of a slip, on which its person is at work. */
export function dayOf({ id, personnel_id: personnelId, date }: Pick<FoundSlip, 'id' | 'personnel_id' | 'date'>): DaysAskedFor {
  return { id, personnelId, from: date, to: date };
}

/** The hours of a slip as those of a trip. */
export function hoursOf({ date, from_minute, to_minute }: Pick<FoundSlip, 'date' | 'from_minute' | 'to_minute'>) {
  return { first_day: date, last_day: date, part: 'HOURS' as const, from_minute, to_minute };
}

function whyNot(action: SlipAction, slip: FoundSlip, today: string): string | null {
  const isOther = slip.date !== today;
  if (action === 'leave' && slip.left_at !== null) return 'You have left already.';
  if (action === 'return' && slip.left_at === null) return 'Press “I leave now” when you leave.';
  if ((action === 'leave' || action === 'return') && isOther)
    return `This slip is of ${longDate(slip.date)}; the head of the office or HR records its hours.`;
  if (action === 'withdraw' && slip.left_at !== null) return 'You have left already; come back, or let the hours be recorded.';
  if (action === 'record' && slip.date > today) return 'The day has not come yet.';
  return null;
}

/** The hours of the clock where they are known, else those that were asked for. */
async function coverHours(call: StepCall, slips: readonly FoundSlip[]): Promise<void> {
  const days = slips.map((slip) => {
    const { date, left_at: left, returned_at: back } = slip;
    const hours =
      left !== null && back !== null ? hoursBetween(minuteOf(left), minuteOf(back)) : { from: slip.from_minute, to: slip.to_minute };
    const modifier = modifierOfSlip(slip.is_official, hours, slip.slip_no!);
    return [slip.id, [{ personnelId: slip.personnel_id, from: date, to: date, modifier }]] as const;
  });
  await putDayModifiers(call, 'pass slips', new Map(days));
}

async function issueSlips(call: StepCall, slips: readonly FoundSlip[]): Promise<void> {
  const { db, actor, today } = call;
  const approver = actor.personnelId === null ? [] : [actor.personnelId];
  const names = await readSigningNames(db, [...slips.map(({ personnel_id }) => personnel_id), ...approver]);
  const { rows } = await sql<{ id: number }>`select id from organization.office_view where parent_id is null order by id limit 1`.execute(
    db,
  );
  const drafts = slips.map((slip) => {
    const sheet: SlipSheet = {
      control_number: '',
      office_id: slip.office_id ?? rows[0]!.id,
      issued_on: today,
      name: names.get(slip.personnel_id)!,
      date: slip.date,
      from_minute: slip.from_minute,
      to_minute: slip.to_minute,
      is_official: slip.is_official,
      destination: slip.destination,
      purpose: slip.purpose,
      approved_by: approver.map((one) => names.get(one)!).join(''),
    };
    return { sheet, paper: { kind: 'pass slip', title: `Pass slip of ${longDate(slip.date)}`, personnelId: slip.personnel_id } };
  });
  const issued = await issueNumbered(call, 'PS', drafts);
  for (const [at, { sheet, code }] of issued.entries())
    await db.updateTable('travel.pass_slip').set({ slip_no: sheet.control_number, code }).where('id', '=', slips[at]!.id).execute();
}

async function closeSlips({ db }: StepCall, moved: readonly { id: number }[]): Promise<void> {
  await db
    .updateTable('travel.pass_slip')
    .set({ is_open: false })
    .where(
      'id',
      'in',
      moved.map(({ id }) => id),
    )
    .execute();
}

async function setInstants(
  { db }: StepCall,
  moved: readonly { id: number }[],
  instants: { left_at?: string; returned_at?: string },
): Promise<void> {
  await db
    .updateTable('travel.pass_slip')
    .set(instants)
    .where(
      'id',
      'in',
      moved.map(({ id }) => id),
    )
    .execute();
}

/** In the order of their numbers, as they were before the step. */
function slipsOf(moved: readonly Pick<MovedSlip, 'record'>[]): FoundSlip[] {
  return moved.map(({ record }) => record).toSorted((one, other) => one.id - other.id);
}

/** As the step has changed them. */
function readAgain(call: StepCall, moved: readonly { id: number }[]): Promise<FoundSlip[]> {
  return readSlips(
    call,
    moved.map(({ id }) => id),
  );
}

function minuteOf(at: string): number {
  const { hour, minute } = Temporal.Instant.from(at).toZonedDateTimeISO(ZONE);
  return hour * 60 + minute;
}

function instantOf(date: string, minutes: number): string {
  return Temporal.PlainDate.from(date).toZonedDateTime(ZONE).add({ minutes }).toInstant().toString();
}
