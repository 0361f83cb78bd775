import type { z } from 'zod';
import { invalid, notFound } from '@talaan/kernel/server/errors.ts';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { ZONE } from '@talaan/kernel/server/clock.ts';
import { printDtrSheets } from '../../print/cs-form-48.ts';
import type { printDtr, printOwnDtr } from '../../contract/print.ts';
import { findChosenPeople, findOneself, type PrintedPerson } from './find-printed-people.ts';
import { gatherSheets } from './gather-sheets.ts';
import { periodOf } from './period.ts';

/** One's own CS Form No. 48. */
export async function printOwn(call: Call<unknown, z.output<typeof printOwnDtr.query>>): Promise<FileAnswer> {
  const { db, actor, query, today } = call;
  const period = periodOf(query.month, query.half);
  const people = actor.personnelId === null ? [] : await findOneself(db, period, today, actor.personnelId);
  if (people.length === 0) throw notFound('You did not serve in that month, so there is no daily time record.');
  return answerWithSheets(call, people);
}

/** The CS Forms No. 48 of a few people; one out of reach is as if he did not exist. */
export async function printFew(call: Call<unknown, z.output<typeof printDtr.query>>): Promise<FileAnswer> {
  const { db, actor, query, today } = call;
  const chosen = [...new Set(query.person)];
  const people = await findChosenPeople(db, { actor, today, period: periodOf(query.month, query.half) }, chosen);
  if (people.length === 0) throw notFound('There is nobody with a daily time record of that month.');
  if (people.length < chosen.length)
    throw invalid({ person: ['Some of the people have no daily time record of that month. Choose them again.'] });
  return answerWithSheets(call, people);
}

type Paperwork = Pick<z.output<typeof printOwnDtr.query>, 'month' | 'half' | 'paper'>;

async function answerWithSheets({ db, query, now, today }: Call<unknown, Paperwork>, people: PrintedPerson[]): Promise<FileAnswer> {
  const sheets = await gatherSheets(db, { today, period: periodOf(query.month, query.half) }, people);
  const printedAt = now.toZonedDateTimeISO(ZONE).toPlainDateTime();
  return {
    name: people.length === 1 ? `DTR ${query.month} ${people[0]!.idno}.pdf` : `DTR ${query.month} (${people.length} people).pdf`,
    contentType: 'application/pdf',
    content: await printDtrSheets(sheets, { paper: query.paper, printedAt }),
    inline: true,
  };
}
