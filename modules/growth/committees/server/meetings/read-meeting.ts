import { sql } from 'kysely';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import type * as contract from '../../contract/meetings.ts';
import { quorumOf } from '../../rules/quorum.ts';
import { meetingFlow, type MeetingAction } from '../../workflow.ts';
import { readSeats } from '../read-committee.ts';
import { findMeeting, type FoundMeeting } from './find-meeting.ts';
import { readAgenda, readCandidates } from './read-agenda.ts';

/** One meeting, and what the caller may do. Error: 404 for who does not keep it and does not sit on its committee. */
export async function readMeeting(call: CallOf<typeof contract.readMeeting>): Promise<AnswerOf<typeof contract.readMeeting>> {
  const found = await findMeeting(call, call.params.id);
  const { seats: own, present, is_kept: isKept, is_secretary: isSecretary, is_chair: _, office_id: _office, ...meeting } = found;
  const sitting = new Set(own.map(({ id }) => id));
  const seats = (await readSeats(call, meeting.committee_id)).filter(({ id }) => sitting.has(id));
  const quorum = quorumOf(own, present);
  const isAhead = !['MINUTES_APPROVED', 'CANCELLED'].includes(meeting.state);
  return {
    meeting,
    seats: seats.map((seat) => ({ ...seat, is_present: present.has(seat.id) })),
    quorum: { ...quorum, voting: quorum.voting.length },
    agenda: await readAgenda(call, found),
    candidates: isKept && isAhead ? await readCandidates(call, found) : [],
    actions: openActions(found),
    is_kept: isKept,
    may_decide: isSecretary,
    steps: await readSteps(call, meeting.id),
  };
}

/** What the caller may do with a meeting: its keepers all but the approval of its minutes, which is the chair's. */
export function openActions({ state, is_kept: isKept, is_chair: isChair }: FoundMeeting): MeetingAction[] {
  return meetingFlow.open(state, [...(isKept ? (['secretary'] as const) : []), ...(isChair ? (['chair'] as const) : [])]);
}

async function readSteps({ db }: Pick<Call, 'db'>, id: number): Promise<AnswerOf<typeof contract.readMeeting>['steps']> {
  const { rows } = await sql<{ action: string; by: string | null; at: string; reason: string }>`
    select s.action, a.name as by, s.at, s.reason from committees.meeting_step s left join identity.account_view a on a.id = s.account_id
    where s.meeting_id = ${id} order by s.no`.execute(db);
  return rows.map(({ action, ...step }) => ({ label: meetingFlow.steps[action as MeetingAction].label, ...step }));
}
