import { ZONE } from '@talaan/kernel/contract/zone.ts';
import { invalid, notFound } from '@talaan/kernel/server/errors.ts';
import type { Call, CallOf, FileAnswer, QueryOf } from '@talaan/kernel/server/mount.ts';
import { choosePeople } from '@talaan/personnel/server/public.ts';
import { PRINTED_AT_ONCE, type printDtr, type printOwnDtr } from '../../contract/print.ts';
import { dtrForm } from '../../print/cs-form-48.ts';
import { PRINTING_GROUPS } from './find-printed-people.ts';
import { gatherSheets } from './gather-sheets.ts';
import { periodOf } from './period.ts';

/** One’s own CS Form No. 48. */
export async function printOwn(call: CallOf<typeof printOwnDtr>): Promise<FileAnswer> {
  const { personnelId } = call.actor;
  const sheets = await gather(call, personnelId === null ? [] : [personnelId]);
  if (sheets.length === 0) throw notFound('You did not serve in that month, so there is no daily time record.');
  return answerWith(call, sheets);
}

/** The CS Forms No. 48 of a few people; one out of reach is as if they did not exist. */
export async function printFew(call: CallOf<typeof printDtr>): Promise<FileAnswer> {
  const { month, half, paper: _paper, ...choice } = call.query;
  const people = await choosePeople(call, choice, { groups: PRINTING_GROUPS, atMost: PRINTED_AT_ONCE, days: periodOf(month, half) });
  const sheets = await gather(
    call,
    people.map(({ id }) => id),
  );
  if (sheets.length === 0) throw notFound('None of these people has a daily time record of that month.');
  if (sheets.length < people.length)
    throw invalid({ people: ['Some of the people have no daily time record of that month. Choose them again.'] });
  return answerWith(call, sheets);
}

type Paperwork = Pick<QueryOf<typeof printOwnDtr>, 'month' | 'half' | 'paper'>;

function gather({ db, server, query: { month, half, paper }, now, today }: Call<unknown, Paperwork>, ids: readonly number[]) {
  const printedAt = now.toZonedDateTimeISO(ZONE).toPlainDateTime();
  return gatherSheets({ db, server }, { today, paper, printedAt, period: periodOf(month, half) }, ids);
}

function answerWith({ server, query }: Call<unknown, Paperwork>, sheets: Awaited<ReturnType<typeof gather>>): Promise<FileAnswer> {
  const whose = sheets.length === 1 ? sheets[0]!.sheet.employeeNumber : `(${sheets.length} people)`;
  return dtrForm.answer(server, sheets, `DTR ${query.month} ${whose}`);
}
