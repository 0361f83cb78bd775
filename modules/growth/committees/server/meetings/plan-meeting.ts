import { sql } from 'kysely';
import { clockTime, longDate } from '@talaan/kernel/contract/dates.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { notifyPeople } from '@talaan/notifications/server/public.ts';
import type * as contract from '../../contract/meetings.ts';
import { committeesFrom, keepsCommittee, nameOfCommittee, sitsOn } from '../reach.ts';
import { findMeeting, lockMeeting, type FoundMeeting } from './find-meeting.ts';
import { readCandidates } from './read-agenda.ts';

/** Errors: 404 for a committee that the caller does not keep; 422 for a day that is past. */
export async function planMeeting(call: CallOf<typeof contract.planMeeting>): Promise<AnswerOf<typeof contract.planMeeting>> {
  const { db, actor, body, today } = call;
  const { rows } = await sql<{ name: string }>`
    select ${nameOfCommittee} as name from ${committeesFrom}
    where c.id = ${body.committee_id} and (${keepsCommittee(actor)} or ${sitsOn(actor, sql`${today}::date`, ['SECRETARY'])})`.execute(db);
  if (!rows[0]) throw notFound('There is no such committee.');
  requireAhead(body.date, today);
  const { id } = await db.insertInto('committees.meeting').values(body).returning('id').executeTakeFirstOrThrow();
  await recordChange(call, { action: 'plan a meeting', subject: `committees.meeting:${id}`, after: body });
  return { message: `The meeting on ${longDate(body.date)} was planned. Write its agenda next.`, id };
}

/** Errors: 404; 409 once it was held; 422 for a day that is past. */
export async function editMeeting(call: CallOf<typeof contract.editMeeting>): Promise<AnswerOf<typeof contract.editMeeting>> {
  const { db, params, body, today } = call;
  const before = await lockMeeting(call, params.id, 'PLANNED', 'CALLED');
  requireAhead(body.date, today);
  await db.updateTable('committees.meeting').set(body).where('id', '=', params.id).execute();
  const { date, begins, place } = before;
  await recordChange(call, {
    action: 'move a meeting',
    subject: `committees.meeting:${params.id}`,
    before: { date, begins, place },
    after: body,
  });
  if (before.state === 'CALLED') await notifyMembers(call, await findMeeting(call, params.id), 'The meeting was moved');
  return { message: 'The meeting was saved.' };
}

/** Errors: 404; 409 once its minutes are approved; 422 for a request that does not wait for the committee, or is on another agenda. */
export async function addItems(call: CallOf<typeof contract.addItems>): Promise<AnswerOf<typeof contract.addItems>> {
  const { db, params, body } = call;
  if (body.requests.length === 0 && body.title === '') throw invalid({ title: ['Choose requests, or enter what is to be discussed.'] });
  const meeting = await lockMeeting(call, params.id, 'PLANNED', 'CALLED', 'HELD');
  const candidates = new Map((await readCandidates(call, meeting)).map((one) => [one.id, one.title]));
  const gone = body.requests.filter((id) => !candidates.has(id));
  if (gone.length > 0)
    throw invalid({ requests: ['One of these waits for this committee no more, or is on another agenda. Reload the page.'] });
  const items = [
    ...body.requests.map((id) => ({ request_id: id, title: candidates.get(id)! })),
    ...(body.title === '' ? [] : [{ request_id: null, title: body.title }]),
  ];
  await sql`
    insert into committees.item (meeting_id, place, request_id, title)
    select ${params.id}, coalesce((select max(place) from committees.item where meeting_id = ${params.id}), 0) + i.no, i.request_id, i.title
    from jsonb_to_recordset(${JSON.stringify(items.map((item, at) => ({ ...item, no: at + 1 })))}::jsonb) as i (no integer, request_id integer, title text)`.execute(
    db,
  );
  await recordChange(call, { action: 'add to an agenda', subject: `committees.meeting:${params.id}`, after: items });
  return { message: items.length === 1 ? `${items[0]!.title} is on the agenda.` : `${items.length} items are on the agenda.` };
}

/** Errors: 404; 409 for one that was decided. */
export async function removeItem(call: CallOf<typeof contract.removeItem>): Promise<AnswerOf<typeof contract.removeItem>> {
  const { db, params } = call;
  const item = await db.selectFrom('committees.item').select(['meeting_id', 'title']).where('id', '=', params.id).executeTakeFirst();
  if (!item) throw notFound('There is no such item.');
  await lockMeeting(call, item.meeting_id, 'PLANNED', 'CALLED', 'HELD');
  const { numDeletedRows } = await db
    .deleteFrom('committees.item')
    .where('id', '=', params.id)
    .where('decision', 'is', null)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw wrongState(`${item.title} was decided, and stays on the agenda.`);
  await recordChange(call, {
    action: 'take off an agenda',
    subject: `committees.meeting:${item.meeting_id}`,
    before: { title: item.title },
  });
  return { message: `${item.title} was taken off the agenda.` };
}

function requireAhead(date: string, today: string): void {
  if (date < today) throw invalid({ date: ['Choose today or a later day.'] });
}

/** Tells those who sit on the day of the meeting, but for the caller. */
export async function notifyMembers(
  { db, now, actor }: Pick<Call, 'db' | 'now' | 'actor'>,
  { id, committee, date, begins, place, seats }: FoundMeeting,
  title: string,
): Promise<void> {
  const people = seats.map(({ person_id: person }) => person).filter((person) => person !== actor.personnelId);
  const description = `${committee}: ${longDate(date)}, ${clockTime(begins)}, ${place}.`;
  await notifyPeople(db, now, people, { title, description, link: `/lnd/manage/committee/meetings/${id}` });
}
