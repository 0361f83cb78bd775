import { sql } from 'kysely';
import type { Call, CallOf, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { committeeForm } from '../print/committee-form.ts';
import { meetingForm } from '../print/meeting-form.ts';
import type { printCommittee as ofCommittee } from '../contract/committees.ts';
import type { printMeeting as ofMeeting } from '../contract/meetings.ts';
import { readSigningNames } from '@talaan/personnel/server/public.ts';
import { quorumOf } from '../rules/quorum.ts';
import { findMeeting } from './meetings/find-meeting.ts';
import { readAgenda } from './meetings/read-agenda.ts';
import { findCommittee, readSeats } from './read-committee.ts';
import { seatsOn } from '../rules/seat.ts';
import { readSeatsOf } from './read-seats.ts';

/** Who sits on a committee today, on paper. Error: 404 for one that the caller does not keep. */
export async function printCommittee(call: CallOf<typeof ofCommittee>): Promise<FileAnswer> {
  const { db, params, server, today } = call;
  const { name, office_id: office } = await findCommittee(call, params.id);
  const now = seatsOn((await readSeatsOf(db, [params.id])).get(params.id) ?? [], today);
  const sitting = new Set(now.map(({ id }) => id));
  const seats = (await readSeats(call, params.id)).filter(({ id }) => sitting.has(id));
  const sheet = { office_id: office ?? (await rootOffice(call)), printed_on: today, name, needed: quorumOf(now, new Set()).needed, seats };
  return committeeForm.answer(server, [{ sheet, code: null }], `${name}, members`);
}

/** The agenda of a meeting, or its minutes. Error: 404 for who does not keep it and does not sit on its committee. */
export async function printMeeting(call: CallOf<typeof ofMeeting>): Promise<FileAnswer> {
  const found = await findMeeting(call, call.params.id);
  const sitting = new Set(found.seats.map(({ id }) => id));
  const seats = (await readSeats(call, found.committee_id)).filter(({ id }) => sitting.has(id));
  const quorum = quorumOf(found.seats, found.present);
  const sheet = {
    office_id: found.office_id ?? (await rootOffice(call)),
    meeting: found,
    seats: seats.map((seat) => ({ ...seat, is_present: found.present.has(seat.id) })),
    signers: await readSigningNames(
      call.db,
      seats.map(({ personnel_id: person }) => person),
    ),
    quorum: { ...quorum, voting: quorum.voting.length },
    agenda: await readAgenda(call, found),
  };
  return meetingForm.answer(call.server, [{ sheet, code: null }], `${found.committee}, ${found.date}`);
}

/** The university itself, whose letterhead a committee of the whole university carries. */
async function rootOffice({ db }: Pick<Call, 'db'>): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from organization.office_view where parent_id is null order by tree_from, id limit 1`.execute(db);
  return rows[0]!.id;
}
