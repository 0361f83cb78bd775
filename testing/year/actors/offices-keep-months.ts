import { listRecords, submitRecords } from '@talaan/dtr/contract/submissions.ts';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { takeStep } from '@talaan/requests/contract/steps.ts';
import { ask, callerOf, count, monthBefore, requireDone, sample, weekdayOfMonth, type University } from '../university.ts';
import { decide, findDeciders } from './deciders-decide.ts';

/** On which weekday of a month what is done of the records of the month before. */
const SUBMITTED_ON = 3;
const DECIDED_ON = [4, 5, 6, 7];
const REOPENED_ON = 9;
const AGAIN_ON = [10, 11, 12];
/** So many records are reopened in a month. */
const REOPENED = 5;
const AT_ONCE = 500;
const OTHER_KINDS = 'select distinct kind from requests.request where kind <> $1';

/**
 * The records of time of the month before, of all who serve: HR submits them for the offices, by the list, those with missing punches for certification;
 * heads certify and verify, HR receives and locks. Some are reopened, and go the whole way again.
 */
export async function officesKeepMonths(university: University, day: Temporal.PlainDate): Promise<void> {
  const on = weekdayOfMonth(day);
  if (on === SUBMITTED_ON || on === AGAIN_ON[0]) await submit(university, monthBefore(day));
  if (DECIDED_ON.includes(on) || AGAIN_ON.includes(on)) await decideRecords(university, day);
  if (on === REOPENED_ON) await reopen(university, monthBefore(day));
}

async function submit(university: University, month: string): Promise<void> {
  const hr = callerOf(university, 'hr');
  for (const hindered of ['no', 'yes'] as const) {
    const open = [];
    for (let page = 1; ; page++) {
      const query = { month, whose: 'all' as const, state: 'OPEN' as const, hindered, page, per_page: 200 };
      const { body } = requireDone('the records of a month', await hr.call(listRecords, { query }));
      open.push(...body.records);
      if (body.records.length < 200) break;
    }
    for (let at = 0; at < open.length; at += AT_ONCE) {
      const records = open.slice(at, at + AT_ONCE).map(({ personnel_id, from }) => ({ personnel_id, from }));
      const remarks = hindered === 'yes' ? 'The device lacked the punch' : null;
      const { body } = requireDone('records to submit', await hr.call(submitRecords, { body: { records, remarks } }));
      count(university, 'records submitted', records.length - body.left.length);
      for (const { because } of body.left)
        count(university, `records not submitted: ${because.replace(/^.*?(is being|has a|not decided|is over|.{40}$)/, '$1')}`);
    }
  }
}

/** Heads and HR, each what is pending with them. */
async function decideRecords(university: University, day: Temporal.PlainDate): Promise<void> {
  const others = await ask<{ kind: string }>(university, OTHER_KINDS, ['dtr']);
  const deciders = await findDeciders(
    university,
    day,
    others.map(({ kind }) => kind),
  );
  // The inbox is read page by page; that of HR has the records of all.
  for (const { person, kinds } of deciders) while ((await decide(university, person, kinds)) > 0);
}

async function reopen(university: University, month: string): Promise<void> {
  const hr = callerOf(university, 'hr');
  const locked = await ask<{ id: number }>(
    university,
    "select id from dtr.submission where state = 'LOCKED' and during && daterange($1::date, ($1::date + interval '1 month')::date) order by id",
    [`${month}-01`],
  );
  for (const { id } of sample(university, locked, REOPENED)) {
    const { body } = requireDone('a record', await hr.call(readTimeline, { params: { id } }));
    const wanted = { action: 'reopen', seen: body.request.seen, remarks: 'A punch came late' };
    const { status } = await hr.call(takeStep, { params: { id }, body: wanted });
    count(university, status === 200 ? 'records reopened' : 'records not reopened');
  }
}
