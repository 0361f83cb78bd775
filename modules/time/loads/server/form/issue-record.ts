import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { monthName } from '@talaan/kernel/contract/dates.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { recordOpening } from '@talaan/kernel/server/audit/record-opening.ts';
import { issueNumbered, readIssued, withdrawPapers } from '@talaan/papers/server/public.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import type { FacultyMonth } from '../../contract/faculty-dtr.ts';
import { LOAD_READERS } from '../../contract/segments.ts';
import { facultyDtrForm, type FacultyDtrSheet } from '../../print/faculty-dtr-form.ts';
import { readMonth, type JudgedMonth } from '../read-month.ts';
import { OPENED, ownId } from '../whose.ts';
import { drawSheet } from './draw-sheet.ts';

/** Issues the caller's faculty DTR of a month; one that was issued before is withdrawn. Errors: 404 without a person, 409 before the month is over or without load. */
export async function issueRecord(call: Call<unknown, unknown, { month: string }>): Promise<{ message: string; code: string }> {
  const { db, body, today } = call;
  const personnelId = ownId(call);
  const { month } = body;
  if (month >= today.slice(0, 7)) throw wrongState('The faculty DTR is issued when the month is over.');
  await sql`select from personnel.person_view where id = ${personnelId} for no key update`.execute(db);
  const sheet = await drawSheet(call, await readMonth(call, personnelId, month));
  await withdrawPapers(call, await findCodes(call, personnelId, month), 'Issued anew');
  const paper = { kind: 'faculty DTR', title: `Faculty daily time record of ${monthName(month)}`, personnelId };
  const [issued] = await issueNumbered(call, 'FDTR', [{ sheet, paper }]);
  const { code, sheet: numbered } = issued!;
  await db.insertInto('loads.issued_record').values({ code, personnel_id: personnelId, month }).execute();
  await recordChange(call, {
    action: 'issue: faculty DTR',
    subject: `loads.issued_record:${code}`,
    personnelId,
    after: { month, control_number: numbered.control_number },
  });
  return { code, message: `${numbered.control_number} was issued.` };
}

/** The caller's faculty DTR: as it was issued while that is what the punches show, else a draft. */
export async function printOwnRecord(call: Call<unknown, { month: string }>): Promise<FileAnswer> {
  const found = await readMonth(call, ownId(call), call.query.month);
  const issued = await findIssuedRecord(call, found);
  return issued?.is_current ? print(call, found.personnel.id) : printDraft(call, found);
}

/** The faculty DTR of a teacher within the caller's reach: as it was issued, before that a draft; the opening is noted. Errors: 404. */
export async function printRecord(call: Call<{ id: number }, { month: string }>): Promise<FileAnswer> {
  const { id } = await findPersonInScope(call, call.params.id, LOAD_READERS);
  await recordOpening(call, id, OPENED);
  return print(call, id);
}

async function print(call: Call<unknown, { month: string }>, personnelId: number): Promise<FileAnswer> {
  const { db, server, query } = call;
  const [issued] = await readIssued<FacultyDtrSheet>(db, await findCodes(call, personnelId, query.month));
  if (issued) return facultyDtrForm.answer(server, [issued], issued.sheet.control_number);
  return printDraft(call, await readMonth(call, personnelId, query.month));
}

async function printDraft(call: Call, found: JudgedMonth): Promise<FileAnswer> {
  const sheet = await drawSheet(call, found);
  return facultyDtrForm.answer(call.server, [{ sheet, code: null }], `Faculty DTR ${found.month} draft`);
}

/** The valid paper of a month, and whether it says what the punches show today; null where none was issued. */
export async function findIssuedRecord(call: Pick<Call, 'db'>, found: JudgedMonth): Promise<FacultyMonth['issued']> {
  const [issued] = await readIssued<FacultyDtrSheet>(call.db, await findCodes(call, found.personnel.id, found.month));
  if (!issued) return null;
  const { control_number, date, segments, days } = issued.sheet;
  return { code: issued.code, control_number, date, is_current: isDeepStrictEqual([segments, days], [found.segments, found.days]) };
}

async function findCodes({ db }: Pick<Call, 'db'>, personnelId: number, month: string): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select r.code from loads.issued_record r join papers.paper p on p.code = r.code
    where r.personnel_id = ${personnelId} and r.month = ${month} and p.withdrawn_on is null`.execute(db);
  return rows.map(({ code }) => code);
}
