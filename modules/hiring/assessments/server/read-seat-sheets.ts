import { sql } from 'kysely';
import { formatTaker, type StepTaker } from '@talaan/kernel/contract/step-taker.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { takerOf } from '@talaan/personnel/server/public.ts';
import type { SeatSheet } from '../contract/sheets.ts';
import type { SheetState } from '../workflow.ts';
import { formatCannotRate } from '../rules/cannot-rate.ts';
import { isIn, SCORED_STATES, type Gathered } from './gather.ts';
import { readInhibitions, takesPart } from './read-board.ts';

interface StoredSheet {
  id: number;
  seat_id: number;
  rater: string;
  state: SheetState;
  remarks: string;
  submitted_at: string | null;
  ratings: SeatSheet['ratings'];
  steps: (Omit<SeatSheet['steps'][number], 'by'> & { taker: StepTaker })[];
}

/** The sheets of all seats about one applicant; what they say is left out until all sheets of the post are in. */
export async function readSeatSheets(
  { db }: Pick<Call, 'db'>,
  postId: number,
  applicationId: number,
  { seats, absences, all_in }: Gathered,
): Promise<SeatSheet[]> {
  const inhibitions = await readInhibitions(db, postId);
  const { state } = await db.selectFrom('applicants.application').select('state').where('id', '=', applicationId).executeTakeFirstOrThrow();
  const { rows } = await sql<StoredSheet>`
    select h.id, h.seat_id, p.fullname as rater, h.state, h.remarks, to_char(h.submitted_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as submitted_at,
      (select coalesce(jsonb_agg(jsonb_build_object('item_id', r.item_id, 'rating', r.rating)), '[]') from assessments.rating r where r.sheet_id = h.id) as ratings,
      (select coalesce(jsonb_agg(jsonb_build_object('action', t.action, 'at', to_char(t.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'taker', ${takerOf('t')},
          'reason', t.reason) order by t.no), '[]')
        from assessments.sheet_step t where t.sheet_id = h.id) as steps
    from assessments.sheet h join personnel.person_view p on p.id = h.personnel_id
    where h.application_id = ${applicationId}`.execute(db);
  return seats.map((seat) => {
    const sheet = rows.find(({ seat_id }) => seat_id === seat.seat_id);
    const absent = absences.get(seat.seat_id);
    const isWaitedFor = takesPart(seat, applicationId, inhibitions);
    return {
      seat_id: seat.seat_id,
      sheet_id: sheet?.id ?? null,
      name: sheet?.rater ?? seat.holders[0].fullname,
      title: seat.title || (seat.role === 'chair' ? 'Chair' : 'Member'),
      state: sheet?.state ?? 'NOT_STARTED',
      excused: excuseOf({ isWaitedFor, absent, state: sheet ? null : state }),
      remarks: all_in ? (sheet?.remarks ?? '') : '',
      submitted_at: sheet?.submitted_at ?? null,
      ratings: all_in && sheet && isIn(sheet.state) ? sheet.ratings : [],
      steps: (sheet?.steps ?? []).map(({ taker, ...step }) => ({ ...step, by: formatTaker(taker) })),
    };
  });
}

/** Why no sheet is waited for: the seat takes no part, was absent, or the applicant whom it has not rated (`state`) is not at the interview. */
function excuseOf({
  isWaitedFor,
  absent,
  state,
}: {
  isWaitedFor: boolean;
  absent: string | undefined;
  state: string | null;
}): string | null {
  if (!isWaitedFor) return 'Inhibited';
  if (absent !== undefined) return `Absent: ${absent}`;
  return state === null || state === 'FOR_INTERVIEW' || SCORED_STATES.includes(state) ? null : formatCannotRate('state', state);
}
