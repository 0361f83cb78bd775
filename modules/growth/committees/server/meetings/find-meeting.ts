import { sql } from 'kysely';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { lockRecords } from '@talaan/kernel/server/steps/lock-records.ts';
import type { CommitteeKind } from '@talaan/requests/contract/committees.ts';
import type { MeetingRow } from '../../contract/meetings.ts';
import { seatsOn, type Seat } from '../../rules/seat.ts';
import { meetingFlow, type MeetingState } from '../../workflow.ts';
import { keepsCommittee, sitsOn } from '../reach.ts';
import { readSeatsOf } from '../read-seats.ts';
import { meetingColumns, meetingsFrom } from './meeting-rows.ts';

type Reading = Pick<Call, 'db' | 'actor' | 'today'>;

export interface FoundMeeting extends MeetingRow {
  kind: CommitteeKind;
  office_id: number | null;
  minutes: string;
  /** The caller keeps the committee, or is its secretary today. */
  is_kept: boolean;
  is_secretary: boolean;
  /** The caller chairs it today, or is the vice chair. */
  is_chair: boolean;
  /** The seats of its day. */
  seats: Seat[];
  /** Seats that were present. */
  present: Set<number>;
}

const NONE = 'There is no such meeting.';

/** A meeting that the caller keeps, or on whose committee they sit, today or on its day. Error: 404 for any other. */
export async function findMeeting({ db, actor, today }: Reading, id: number): Promise<FoundMeeting> {
  const now = sql`${today}::date`;
  const { rows } = await sql<Omit<FoundMeeting, 'seats' | 'present'> & { present: number[]; is_member: boolean }>`
    select ${selected(meetingColumns)}, c.office_id, m.minutes,
      ${keepsCommittee(actor)} or ${sitsOn(actor, now, ['SECRETARY'])} as is_kept, ${sitsOn(actor, now, ['SECRETARY'])} as is_secretary,
      ${sitsOn(actor, now, ['CHAIR', 'VICE_CHAIR'])} as is_chair, ${sitsOn(actor, now)} or ${sitsOn(actor, sql`m.date`)} as is_member,
      array(select r.seat_id from committees.present r where r.meeting_id = m.id) as present
    from ${meetingsFrom} where m.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row || (!row.is_kept && !row.is_member)) throw notFound(NONE);
  const { is_member: _, present, ...meeting } = row;
  const seats = (await readSeatsOf(db, [meeting.committee_id])).get(meeting.committee_id) ?? [];
  return { ...meeting, seats: seatsOn(seats, meeting.date), present: new Set(present) };
}

/** The same, locked until the transaction ends, for who keeps it. Errors: 404; 409 in another state. */
export async function lockMeeting(call: Reading, id: number, ...states: readonly MeetingState[]): Promise<FoundMeeting> {
  await lockRecords(call.db, 'committees.meeting', [id]);
  const meeting = await findMeeting(call, id);
  if (!meeting.is_kept) throw notFound(NONE);
  requireState(meeting, states);
  return meeting;
}

/** Error: 409 with what the meeting is now. */
export function requireState({ state }: Pick<FoundMeeting, 'state'>, states: readonly MeetingState[]): void {
  if (!states.includes(state)) throw wrongState(`The meeting is “${meetingFlow.words[state]}”: this cannot be done now. Reload the page.`);
}
