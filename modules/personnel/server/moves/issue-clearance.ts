import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { recordOpening } from '@talaan/kernel/server/record-opening.ts';
import { readLetterhead } from '@talaan/organization/server/public.ts';
import { codeOnPaper, issuePapers, nextControlNumber } from '@talaan/papers/server/public.ts';
import { printClearance, type ClearanceSheet } from '../../print/clearance.ts';
import { findPersonInScope } from '../find-person-in-scope.ts';
import { officeOfCaller } from '../office-of-caller.ts';
import { readSigningNames } from '../read-signing-names.ts';
import { lockPerson } from './lock-person.ts';

type Standing = Omit<ClearanceSheet, 'control_number' | 'date' | 'issuing_office_id'>;
interface Issued {
  message: string;
  code: string;
  control_number: string;
}

/** Issues the clearance of a separation as it stands; where nothing changed on the day, it is the paper that was issued before. Errors: 404; 409 for one's own. */
export async function issueClearance(call: Call<{ id: number; row: number }>): Promise<Issued> {
  const { db, params, now, today } = call;
  const person = await lockPerson(call, params.id);
  const standing = await readStanding(call, person.id);
  const { rows } = await sql<{ code: string; sheet: ClearanceSheet }>`
    select code, sheet from personnel.printed_clearance where separation_id = ${params.row} order by printed_at desc, code limit 1`.execute(
    db,
  );
  const [last] = rows;
  const issuing_office_id = last?.sheet.issuing_office_id ?? (await officeOfCaller(call)) ?? standing.office_id;
  if (last) {
    const sheet: ClearanceSheet = { ...standing, issuing_office_id, control_number: last.sheet.control_number, date: today };
    const { rows: same } = await sql`select where ${JSON.stringify(sheet)}::jsonb = ${JSON.stringify(last.sheet)}::jsonb`.execute(db);
    if (same.length > 0)
      return { message: `Clearance ${sheet.control_number} stands as issued.`, code: last.code, control_number: sheet.control_number };
  }
  const controlNumber = await nextControlNumber(call, 'CLR', Number(today.slice(0, 4)));
  const [paper] = await issuePapers(call, [
    { kind: 'clearance summary', title: 'Clearance summary', controlNumber, personnelId: person.id },
  ]);
  const sheet: ClearanceSheet = { ...standing, issuing_office_id, control_number: controlNumber, date: today };
  await db
    .insertInto('personnel.printed_clearance')
    .values({ code: paper!.code, separation_id: params.row, sheet: JSON.stringify(sheet), printed_at: now.toString() })
    .execute();
  await recordChange(call, {
    action: 'issue a clearance summary',
    subject: `papers.paper:${paper!.code}`,
    personnelId: person.id,
    after: { control_number: controlNumber, separation: params.row },
  });
  return { message: `Clearance ${controlNumber} was issued.`, code: paper!.code, control_number: controlNumber };
}

/** The paper as it was issued. Errors: 404 beyond one's reach, and for a code of another person. */
export async function fetchClearance(call: Call<{ id: number; code: string }>): Promise<FileAnswer> {
  const { db, params, server } = call;
  const person = await findPersonInScope(call, params.id, ['PERSONNELS']);
  const { rows } = await sql<{ sheet: ClearanceSheet }>`
    select c.sheet from personnel.printed_clearance c join personnel.separation s on s.id = c.separation_id
    where c.code = ${params.code} and s.personnel_id = ${person.id}`.execute(db);
  const sheet = rows[0]?.sheet;
  if (!sheet) throw notFound('There is no such clearance.');
  await recordOpening(call, person.id, 'Clearance');
  const letterhead = await readLetterhead(db, sheet.issuing_office_id, sheet.date, readSigningNames);
  return {
    name: `Clearance ${sheet.control_number}.pdf`,
    contentType: 'application/pdf',
    content: await printClearance(sheet, codeOnPaper(server.settings.publicUrl, params.code), letterhead),
    inline: true,
  };
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
    join organization.position t on t.id = a.position_id
    where s.id = ${params.row} and s.personnel_id = ${personnelId}`.execute(db);
  if (!rows[0]) throw notFound('There is no such separation.');
  return rows[0];
}
