import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { recordOpening } from '@talaan/kernel/server/audit/record-opening.ts';
import { findIssued, issueNumbered } from '@talaan/papers/server/public.ts';
import { clearanceForm, type ClearanceSheet } from '../../print/clearance-form.ts';
import { findPersonInScope } from '../find-person-in-scope.ts';
import { officeOfCaller } from '../office-of-caller.ts';
import { lockPerson } from './lock-person.ts';

const CLEARANCE_PAPER = 'clearance summary';

type Standing = Omit<ClearanceSheet, 'control_number' | 'date' | 'issuing_office_id'>;
interface Issued {
  message: string;
  code: string;
  control_number: string;
}

/** The clearance as it would be issued now, marked as a draft. Errors: 404 beyond one's reach. */
export async function draftClearance(call: Call<{ id: number; row: number }>): Promise<FileAnswer> {
  const person = await findPersonInScope(call, call.params.id, ['PERSONNELS']);
  await recordOpening(call, person.id, 'Clearance');
  const { sheet } = await drawClearance(call, person.id);
  return clearanceForm.answer(call.server, [{ sheet, code: null }], `Clearance ${person.idno} draft`);
}

/** Issues the clearance of a separation as it stands; where nothing changed on the day, it is the paper that was issued before. Errors: 404; 409 for one's own. */
export async function issueClearance(call: Call<{ id: number; row: number }>): Promise<Issued> {
  const { db, params } = call;
  const person = await lockPerson(call, params.id);
  const { sheet: draft, last } = await drawClearance(call, person.id);
  if (last) {
    const control_number = last.sheet.control_number;
    const { rows: same } = await sql`
      select where ${JSON.stringify({ ...draft, control_number })}::jsonb = ${JSON.stringify(last.sheet)}::jsonb`.execute(db);
    if (same.length > 0)
      return { message: `Clearance ${control_number} is unchanged since it was issued.`, code: last.code, control_number };
  }
  const paper = { kind: CLEARANCE_PAPER, title: 'Clearance summary', personnelId: person.id };
  const [issued] = await issueNumbered(call, 'CLR', [{ sheet: draft, paper }]);
  const { sheet, code } = issued!;
  await db.insertInto('personnel.printed_clearance').values({ code, separation_id: params.row }).execute();
  await recordChange(call, {
    action: 'issue a clearance summary',
    subject: `papers.paper:${code}`,
    personnelId: person.id,
    after: { control_number: sheet.control_number, separation: params.row },
  });
  return { message: `Clearance ${sheet.control_number} was issued.`, code, control_number: sheet.control_number };
}

/** As it would be issued now, on the letterhead of the last one issued, and that one. */
async function drawClearance(
  call: Call<{ id: number; row: number }>,
  personnelId: number,
): Promise<{ sheet: ClearanceSheet; last: { code: string; sheet: ClearanceSheet } | undefined }> {
  const standing = await readStanding(call, personnelId);
  const { rows } = await sql<{ code: string; sheet: ClearanceSheet }>`
    select p.code, p.sheet from personnel.printed_clearance c join papers.paper p on p.code = c.code
    where c.separation_id = ${call.params.row} order by p.issued_at desc, p.code limit 1`.execute(call.db);
  const [last] = rows;
  const issuing_office_id = last?.sheet.issuing_office_id ?? (await officeOfCaller(call)) ?? standing.office_id;
  return { sheet: { ...standing, issuing_office_id, control_number: '', date: call.today }, last };
}

/** The paper as it was issued. Errors: 404 beyond one's reach, and for a code of another person. */
export async function fetchClearance(call: Call<{ id: number; code: string }>): Promise<FileAnswer> {
  const { db, params, server } = call;
  const person = await findPersonInScope(call, params.id, ['PERSONNELS']);
  const issued = await findIssued<ClearanceSheet>(db, { code: params.code, kind: CLEARANCE_PAPER, personnelId: person.id });
  await recordOpening(call, person.id, 'Clearance');
  return clearanceForm.answer(server, [issued], `Clearance ${issued.sheet.control_number}`);
}

/** Position and office as of the last day, by the names of that day. */
async function readStanding({ db, params }: Call<{ id: number; row: number }>, personnelId: number): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select p.fullname as name, p.idno, t.name as position, organization.fullname_on(a.office_id, s.last_day) as office, a.office_id, s.last_day,
      u.name as cause, s.authority,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', k.name, 'cleared_by', c.cleared_by, 'cleared_on', c.cleared_on, 'remarks', c.remarks)
        order by k.place, k.id), '[]') from personnel.clearance c join reference.clearance_kind k on k.id = c.kind_id where c.separation_id = s.id) as lines
    from personnel.separation s join personnel.person p on p.id = s.personnel_id join reference.personnel_status u on u.code = s.cause_code
    join lateral (select office_id, position_id from personnel.appointment where personnel_id = s.personnel_id and lower(during) <= s.last_day
      order by during desc limit 1) a on true
    join organization.position_view t on t.id = a.position_id
    where s.id = ${params.row} and s.personnel_id = ${personnelId}`.execute(db);
  if (!rows[0]) throw notFound('There is no such separation.');
  return rows[0];
}
