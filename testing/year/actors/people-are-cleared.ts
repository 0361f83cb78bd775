import { acknowledgePaper, readOpenPapers } from '@talaan/property/contract/own.ts';
import { clear, listMoves } from '@talaan/personnel/contract/moves.ts';
import { readMovable } from '@talaan/property-moves/contract/moves.ts';
import { acceptReturn, fileReturn } from '@talaan/property-moves/contract/returns.ts';
import { ask, callerOf, count, isWorkday, requireDone, weekdayOfMonth, type University } from '../university.ts';

/** So many days before the last one of service people bring their property back. */
const RETURNED_BEFORE = 3;
const CLEARED_ON = 15;
const CLEARED_WITHIN = 62;

/** Who leaves brings back what they are accountable for while they serve; HR then records each line of their clearance. */
export async function peopleAreCleared(university: University, day: Temporal.PlainDate): Promise<void> {
  if (isWorkday(university, day)) await bringBack(university, day);
  if (weekdayOfMonth(day) === CLEARED_ON) await clearLeavers(university, day);
}

async function bringBack(university: University, day: Temporal.PlainDate): Promise<void> {
  const leaving = await ask<{ id: number }>(
    university,
    `select distinct s.personnel_id as id from personnel.separation s
     join identity.account c on c.personnel_id = s.personnel_id and c.suspended_at is null
     where s.last_day between $1::date and $1::date + $2::integer
       and exists (select from property.item i where i.holder_id = s.personnel_id) order by 1`,
    [day.toString(), RETURNED_BEFORE],
  );
  for (const { id } of leaving) await returnAll(university, id, day);
}

async function returnAll(university: University, id: number, day: Temporal.PlainDate): Promise<void> {
  const holder = callerOf(university, id);
  const { papers } = requireDone('open papers', await holder.call(readOpenPapers, {})).body;
  for (const paper of papers.filter(({ state }) => state === 'WAITING')) await holder.call(acknowledgePaper, { params: { id: paper.id } });
  const { items } = requireDone('what is held', await holder.call(readMovable, { query: {} })).body;
  const free = items.filter(({ hindrance }) => hindrance === null).map((item) => item.id);
  count(university, 'items that cannot be returned', items.length - free.length);
  if (free.length === 0) return;
  const filed = requireDone(
    'a return',
    await holder.call(fileReturn, { body: { item_ids: free, reason: 'My service at the university ends.' } }),
  );
  const lines = free.map((item_id) => ({ item_id, condition: 'SERVICEABLE' as const, remarks: '' }));
  const accepted = { params: { id: filed.body.id }, body: { dated_on: day.toString(), lines } };
  requireDone('what came back', await callerOf(university, 'property').call(acceptReturn, accepted));
  count(university, 'items returned', free.length);
}

/** Each line of the clearance of who left is signed; what is not settled waits for the next month. */
async function clearLeavers(university: University, day: Temporal.PlainDate): Promise<void> {
  const hr = callerOf(university, 'hr');
  const left = await ask<{ id: number }>(
    university,
    'select distinct personnel_id as id from personnel.separation where last_day between $1::date - $2::integer and $1::date order by 1',
    [day.toString(), CLEARED_WITHIN],
  );
  for (const { id } of left) {
    const { body } = requireDone('the moves of a person', await hr.call(listMoves, { params: { id } }));
    const open = body.separations.flatMap(({ clearance }) => clearance).filter(({ cleared_on }) => cleared_on === null);
    let done = 0;
    for (const { id: row, cleared_by, remarks } of open) {
      const cleared = { cleared_on: day.toString(), cleared_by: cleared_by || 'The office', remarks };
      const { status, body: answer } = await hr.call(clear, { params: { id, row }, body: cleared });
      if (status === 200) done += 1;
      else count(university, `lines of clearance refused: ${answer.message}`);
    }
    count(university, 'lines of clearance', done);
    if (open.length > 0 && done === open.length) count(university, 'clearances completed');
  }
}
