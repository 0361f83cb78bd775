import { sql } from 'kysely';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { CANNOT, exportToAssess, listToAssess } from '../contract/sheets.ts';
import { formatCannotRate, INHIBITED } from '../rules/cannot-rate.ts';
import { sheetFlow } from '../workflow.ts';
import { cannotRate } from './cannot-rate.ts';
import { isBlindNow, numberedApplications } from './own-sheet.ts';
import { findSeat, requirePost } from './read-board.ts';

/** The applicants of a post with the state of the caller's own sheets; while the assessment is blind they are numbers. Without a seat there are none. */
export const toAssessRows = rows(listToAssess, exportToAssess, 'applicants', async (call) => {
  const { params } = call;
  await requirePost(call, params.id);
  const seat = await findSeat(call, params.id);
  const isHidden = await isBlindNow(call, params.id);
  const name = isHidden ? sql`'Applicant ' || a.place` : sql`p.fullname`;
  const state = sql`coalesce(h.state, 'NOT_STARTED')`;
  return {
    from: sql`(${numberedApplications(params.id)}) a join personnel.person_view p on p.id = a.personnel_id
      left join assessments.sheet h on h.application_id = a.id and h.seat_id = ${seat?.vote_seat_id ?? 0}
      left join assessments.assessment m on m.post_id = a.post_id cross join lateral (select ${seat ? cannotRate(call.actor, seat) : sql`null`} as cannot) w`,
    columns: {
      id: 'a.personnel_id',
      fullname: name,
      reference: isHidden ? sql`''` : sql`coalesce(a.reference, '')`,
      state,
      rated: sql`(select count(*)::integer from assessments.rating r where r.sheet_id = h.id)`,
      items: sql`(select count(*)::integer from assessments.item i join assessments.factor f on f.id = i.factor_id where f.form_id = m.form_id and f.scored_by = 'members')`,
      cannot: 'w.cannot',
      application_state: 'a.state',
      has_data_sheet: isHidden ? sql`false` : sql`not a.is_paper and not coalesce(w.cannot = any(${[...INHIBITED]}::text[]), false)`,
      submitted_at: sql`to_char(h.submitted_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
    },
    reach: seat ? sql<boolean>`a.state <> 'FOR_EXAM'` : sql<boolean>`false`,
    search: [sql`kernel.plain_names(${name})`],
    sort: {
      fullname: isHidden ? 'a.place' : 'p.plain_name',
      state: sql`array_position(array['NOT_STARTED', 'IN_PROGRESS', 'SUBMITTED', 'LOCKED', ${sql.lit(CANNOT)}], case when w.cannot is null then ${state} else ${sql.lit(CANNOT)} end)`,
    },
    unsorted: 'fullname',
    filters: {
      state: (wanted) => (wanted === CANNOT ? sql<boolean>`w.cannot is not null` : sql<boolean>`w.cannot is null and ${state} = ${wanted}`),
    },
    sheet: {
      name: 'Applicants to assess',
      cells: {
        Applicant: (row) => row.fullname,
        Reference: (row) => row.reference,
        Sheet: (row) => (row.cannot ? formatCannotRate(row.cannot, row.application_state) : sheetFlow.words[row.state]),
        Rated: (row) => (row.cannot ? '' : `${row.rated} of ${row.items}`),
      },
    },
  };
});
