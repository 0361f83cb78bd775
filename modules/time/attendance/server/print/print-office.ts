import { longDate } from '@talaan/kernel/contract/dates.ts';
import { holds, type Actor } from '@talaan/kernel/server/actor.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call, CallOf } from '@talaan/kernel/server/mount.ts';
import type { ChosenPeople } from '@talaan/personnel/contract/chosen-people.ts';
import { choosePeople } from '@talaan/personnel/server/public.ts';
import { PRINTED_AT_MOST, type listPrinted, type printOffice } from '../../contract/print.ts';
import { PRINTING_GROUPS } from './find-printed-people.ts';
import { periodOf, type Period } from './period.ts';
import { printedDtrs } from './printed-dtrs.ts';

/** Whose records a choice of people has in a month, so that few of them are shown at once. */
export async function listPrintedPeople(call: CallOf<typeof listPrinted>) {
  const { month, half, ...choice } = call.query;
  return { personnel_ids: await findServing(call, choice, periodOf(month, half)) };
}

/** Starts the print of an office with its units, or of many chosen people. */
export async function startOfficePrint(call: CallOf<typeof printOffice>) {
  const { month, half, paper, ...choice } = call.body;
  const period = periodOf(month, half);
  const keys = await findServing(call, choice, period);
  if (keys.length === 0) throw notFound('None of these people has a daily time record of that month.');
  const whose = choice.people || choice.office === undefined ? `${keys.length} people` : await nameOffice(call, choice.office);
  const title = `Daily time records ${formatPeriod(period)}, ${whose}`;
  return { job: await printedDtrs.start(call, { title, keys, order: { period, paper }, screen: screenOf(call.actor) }) };
}

/** The chosen people who served in the period. */
async function findServing(call: Pick<Call, 'db' | 'actor' | 'today'>, choice: ChosenPeople, days: Period): Promise<number[]> {
  const people = await choosePeople(call, choice, { groups: PRINTING_GROUPS, atMost: PRINTED_AT_MOST, days });
  return people.filter(({ office_id }) => office_id !== null).map(({ id }) => id);
}

/** Where the caller has the button; the notice leads back there. */
function screenOf(actor: Actor): string | null {
  if (holds(actor, ['EDATSADMIN'])) return '/edats/daily-attendance';
  return holds(actor, ['EDATSDEPTHEAD']) ? '/department/statistic' : null;
}

async function nameOffice({ db }: Pick<Call, 'db'>, id: number): Promise<string> {
  return (await db.selectFrom('organization.office_view').select('acronym').where('id', '=', id).executeTakeFirstOrThrow()).acronym;
}

/** 'Oct 2026', or its days. */
function formatPeriod({ from, to }: Period): string {
  const [, month, year] = longDate(from).split(' ');
  const whole = from.endsWith('-01') && Temporal.PlainDate.from(to).daysInMonth === Number(to.slice(8));
  return whole ? `${month} ${year}` : `${Number(from.slice(8))}–${Number(to.slice(8))} ${month} ${year}`;
}
