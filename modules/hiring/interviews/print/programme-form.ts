import { clockTime, longDate } from '@talaan/kernel/contract/dates.ts';
import { printedForm } from '@talaan/papers/server/public.ts';
import type { SessionRow } from '../contract/sessions.ts';
import { SESSION_KINDS, SLOT_STATES } from '../contract/words.ts';

interface Programme {
  session: Omit<SessionRow, 'panel'> & { panel: readonly { fullname: string }[] };
  post: { code: string; title: string; office: string; office_id: number };
  printed_on: string;
}

/** The programme of a session: hours, applicants and their answers, with room for the panel to sign. It is no numbered paper. */
export const programmeForm = printedForm<Programme>({
  template: new URL('./programme.typ', import.meta.url),
  letterhead: ({ post, printed_on }) => ({ officeId: post.office_id, date: printed_on }),
  layOut: ([only]) => {
    const { session, post, printed_on } = only!.sheet;
    return {
      head: only!.marks.head,
      kind: SESSION_KINDS[session.kind],
      post: `${post.title} (${post.code}), ${post.office}`,
      day: longDate(session.day),
      place: [session.venue, session.link].filter(Boolean).join(', '),
      state: session.state === 'PUBLISHED' ? '' : session.state === 'DRAFT' ? 'Draft' : 'Cancelled',
      panel: session.panel.map(({ fullname }) => fullname),
      printed: longDate(printed_on),
      slots: session.slots
        .filter(({ state }) => state !== 'RESCHEDULED' && state !== 'CANCELLED')
        .map(({ start, end, fullname, reference, state }) => ({
          hours: `${clockTime(start)} – ${clockTime(end)}`,
          name: fullname,
          reference: reference ?? '',
          state: SLOT_STATES[state],
        })),
    };
  },
});
