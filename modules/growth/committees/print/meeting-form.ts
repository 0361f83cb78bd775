import { clockTime, longDate } from '@talaan/kernel/contract/dates.ts';
import { printedForm } from '@talaan/papers/server/public.ts';
import { SEAT_NAMES } from '../contract/codes.ts';
import type { AgendaRow, Meeting } from '../contract/meetings.ts';
import type { MeetingState } from '../workflow.ts';

export interface MeetingSheet {
  /** Whose letterhead it carries. */
  office_id: number;
  meeting: Pick<Meeting['meeting'], 'committee' | 'date' | 'begins' | 'place' | 'minutes'> & { state: MeetingState };
  seats: readonly (Meeting['seats'][number] & { personnel_id: number })[];
  /** As they sign, by person. */
  signers: ReadonlyMap<number, string>;
  quorum: Meeting['quorum'];
  agenda: readonly AgendaRow[];
}

/** The agenda of a meeting; once it was held, its minutes, a draft until the chair approved them. It is no numbered paper. */
export const meetingForm = printedForm<MeetingSheet>({
  template: new URL('./meeting.typ', import.meta.url),
  letterhead: ({ office_id, meeting }) => ({ officeId: office_id, date: meeting.date }),
  layOut: ([only]) => {
    const { sheet, marks } = only!;
    const { meeting, seats, signers, quorum, agenda } = sheet;
    const isHeld = meeting.state === 'HELD' || meeting.state === 'MINUTES_APPROVED';
    const named = ({ fullname, role }: (typeof seats)[number]) => ({ name: fullname, role: SEAT_NAMES[role] });
    const signerOf = (wanted: (typeof seats)[number]['role']) =>
      signers.get(seats.find(({ role }) => role === wanted)?.personnel_id ?? 0) ?? '';
    return {
      head: marks.head,
      committee: meeting.committee,
      is_held: isHeld,
      is_draft: meeting.state === 'HELD',
      when: `${longDate(meeting.date)}, ${clockTime(meeting.begins)}`,
      place: meeting.place,
      present: seats.filter((seat) => seat.is_present).map(named),
      absent: seats.filter((seat) => !seat.is_present).map(named),
      quorum: `${quorum.voting} of ${quorum.seats} seats with a vote were present; ${quorum.needed} are needed.`,
      minutes: meeting.minutes.split(/\n+/).filter((line) => line.trim() !== ''),
      chair: signerOf('CHAIR'),
      secretary: signerOf('SECRETARY'),
      items: agenda.map((item) => ({
        title: item.title,
        whose: [item.kind_title, item.owner, item.office].filter(Boolean).join(', '),
        says: [...item.says, ...(item.points === null ? [] : [`Points: ${item.points}`])],
        decision: item.decision === null ? '' : item.decision_words,
        notes: [
          item.remarks,
          item.abstained.length > 0 && isHeld ? `Abstained, being concerned: ${item.abstained.join('; ')}.` : '',
          item.own_office.length > 0 && isHeld ? `Acted on a row of their own office: ${item.own_office.join('; ')}.` : '',
        ].filter((note) => note !== ''),
      })),
    };
  },
});
