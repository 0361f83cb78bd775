import type { z } from 'zod';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { holds, type Actor } from '@talaan/kernel/server/actor.ts';
import { invalid, notFound } from '@talaan/kernel/server/errors.ts';
import { startJob } from '@talaan/kernel/server/jobs.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { PRINTED_AT_MOST, type listPrinted, type printOffice } from '../../contract/print.ts';
import { findChosenPeople, findPeopleOfOffice, type PrintedPerson } from './find-printed-people.ts';
import { periodOf, type Period } from './period.ts';
import { printOfficeJob } from './print-office-job.ts';

/** Whose records an office has, so that few of them are shown at once. */
export async function listPrintedPeople({ db, actor, query, today }: Call<unknown, z.output<typeof listPrinted.query>>) {
  const people = await findPeopleOfOffice(db, { actor, today, period: periodOf(query.month, query.half) }, query.office);
  return { personnel_ids: people.map((person) => person.id) };
}

/** Starts the print of an office with its units, or of many chosen people. */
export async function startOfficePrint(call: Call<unknown, unknown, z.output<typeof printOffice.body>>) {
  const { body, today } = call;
  const period = periodOf(body.month, body.half);
  const people = await findWanted(call, period);
  if (people.length === 0) throw notFound('There is nobody with a daily time record of that month.');
  if (people.length > PRINTED_AT_MOST) {
    throw invalid({
      office_id: [`These are ${people.length} people; at most ${PRINTED_AT_MOST} go into one file. Choose smaller offices.`],
    });
  }
  const office = body.office_id === undefined ? `${people.length} people` : await nameOffice(call, body.office_id);
  const title = `Daily time records ${sayPeriod(period)}, ${office}`;
  return {
    job: await startJob(call, printOfficeJob, title, {
      title,
      paper: body.paper,
      period,
      today,
      people,
      screen: screenOf(call.actor),
    }),
  };
}

/** Where the caller has the button; the notice leads back there. */
function screenOf(actor: Actor): string | null {
  if (holds(actor, ['EDATSADMIN'])) return '/edats/daily-attendance';
  return holds(actor, ['EDATSDEPTHEAD']) ? '/department/statistic' : null;
}

function findWanted(
  { db, actor, body, today }: Call<unknown, unknown, z.output<typeof printOffice.body>>,
  period: Period,
): Promise<PrintedPerson[]> {
  const search = { actor, period, today };
  return body.office_id === undefined
    ? findChosenPeople(db, search, body.personnel_ids ?? [])
    : findPeopleOfOffice(db, search, body.office_id);
}

async function nameOffice({ db }: Pick<Call, 'db'>, id: number): Promise<string> {
  return (await db.selectFrom('organization.office').select('acronym').where('id', '=', id).executeTakeFirstOrThrow()).acronym;
}

/** 'Oct 2026', or its days. */
function sayPeriod({ from, to }: Period): string {
  const [, month, year] = longDate(from).split(' ');
  const whole = from.endsWith('-01') && Temporal.PlainDate.from(to).daysInMonth === Number(to.slice(8));
  return whole ? `${month} ${year}` : `${Number(from.slice(8))}–${Number(to.slice(8))} ${month} ${year}`;
}
