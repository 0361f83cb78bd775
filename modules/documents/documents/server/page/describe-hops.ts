import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { formatTaker, type StepTaker } from '@talaan/kernel/contract/step-taker.ts';
import type { Hop } from '../../contract/documents.ts';
import { officeMinutes } from '../../rules/office-minutes.ts';
import { localMinute } from '../offices/local-minute.ts';
import type { OfficeCalendar } from '../offices/office-calendar.ts';
import { takerAt } from './taker-at.ts';

/** A stay as the database has it. */
export interface StoredHop extends Omit<
  Hop,
  'minutes_on_way' | 'minutes_in_office' | 'minutes_paused' | 'is_late' | 'explanation' | 'sent_by' | 'received_by' | 'pauses'
> {
  sent_by: StepTaker;
  received_by: StepTaker | null;
  pauses: (Omit<Hop['pauses'][number], 'held_by' | 'resumed_by'> & { held_by: StepTaker; resumed_by: StepTaker | null })[];
  /** Goes on in a later row, after a cancelled forward. */
  goes_on: boolean;
  explained: Exclude<Hop['explanation'], 'NEEDED'>;
}

/** The stays `s` of a document `d`, in their order; `explained` is the state of the explanation of one. */
export const hopColumn = (namesAreTold: RawBuilder<SqlBool>, explained: RawBuilder<unknown>) => sql<
  StoredHop[]
>`coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'no', s.no,
    'office', jsonb_build_object('id', so.id, 'acronym', so.acronym, 'fullname', so.fullname),
    'from', case when sf.id is not null then jsonb_build_object('id', sf.id, 'acronym', sf.acronym, 'fullname', sf.fullname) end,
    'state', s.state, 'instruction', s.instruction, 'note', s.note, 
    'for_person', (select p.fullname from personnel.person_view p where p.id = s.to_person_id and ${namesAreTold}), 'sent_at', s.sent_at, 'sent_by', ${takerAt('s.sent_at', 's.sent_by')},
    'received_at', s.received_at, 'received_by', ${takerAt('s.received_at', 's.received_by')},
    'due_at', s.due_at, 'ended_at', s.ended_at, 'ended_as', s.ended_as,
    'explained', ${explained},
    'goes_on', exists (select from documents.hop c where c.document_id = s.document_id and c.continues_no = s.no),
    'pauses', coalesce((select jsonb_agg(jsonb_build_object('cause', p.cause, 'reason', p.reason, 'held_at', p.held_at, 'held_by', ${takerAt('p.held_at', 'p.held_by')},
        'resumed_at', p.resumed_at, 'resumed_by', ${takerAt('p.resumed_at', 'p.resumed_by')}) order by p.no)
      from documents.hold p
      where p.hop_id = s.id or p.hop_id = (select b.id from documents.hop b where b.document_id = s.document_id and b.no = s.continues_no)), '[]')) order by s.no)
  from documents.hop s join organization.office_view so on so.id = s.office_id left join organization.office_view sf on sf.id = s.from_office_id
  where s.document_id = d.id), '[]')`;

/** Adds to each stay its office minutes: on the way, in the office without its pauses, and paused (A7.1, A7.2). */
export function describeHops(hops: readonly StoredHop[], calendar: OfficeCalendar, now: Temporal.Instant): Hop[] {
  return hops.map(({ goes_on: goesOn, explained, ...hop }) => {
    const minutes = (from: string | null, to: string | null) =>
      from === null || goesOn ? 0 : officeMinutes(localMinute(from), localMinute(to ?? now), calendar.worked(hop.office.id));
    const paused = hop.pauses.reduce((sum, { held_at: from, resumed_at: to }) => sum + minutes(from, to ?? hop.ended_at), 0);
    const runs = hop.ended_at === null && ['INCOMING', 'RECEIVED', 'HOLD'].includes(hop.state);
    const end = hop.ended_at === null ? now : Temporal.Instant.from(hop.ended_at);
    const wasLate = !goesOn && hop.due_at !== null && (runs || hop.ended_at !== null) && Temporal.Instant.compare(hop.due_at, end) < 0;
    return {
      ...hop,
      sent_by: formatTaker(hop.sent_by),
      received_by: hop.received_by && formatTaker(hop.received_by),
      pauses: hop.pauses.map((pause) => ({
        ...pause,
        held_by: formatTaker(pause.held_by),
        resumed_by: pause.resumed_by && formatTaker(pause.resumed_by),
      })),
      explanation: explained ?? (wasLate ? 'NEEDED' : null),
      minutes_on_way: minutes(hop.sent_at, hop.received_at ?? hop.ended_at),
      minutes_in_office: Math.max(0, minutes(hop.received_at, hop.ended_at) - paused),
      minutes_paused: paused,
      is_late: runs && hop.due_at !== null && Temporal.Instant.compare(hop.due_at, now) < 0,
    };
  });
}
