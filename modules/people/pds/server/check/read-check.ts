import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import { recordOpening } from '@talaan/kernel/server/audit/record-opening.ts';
import { compareWithRecord, findPersonInScope } from '@talaan/personnel/server/public.ts';
import { maskIdentityNumber } from '@talaan/personnel/rules/identity-numbers.ts';
import type { FactOfRecord, readCheck as endpoint } from '../../contract/checking.ts';
import type { ComparedRow } from '../../contract/copies.ts';
import type { Stored } from '../../contract/field.ts';
import { SECTIONS, type SectionOnPaper } from '../../contract/sections.ts';
import type { SheetOnPaper } from '../../contract/sheet.ts';
import { alignSheets, type AlignedRow } from '../../rules/compare-sheets.ts';
import { hideNumbers } from '../../rules/hide-numbers.ts';
import { isToldOfWork, textsOfWork } from '../../rules/university-work.ts';
import { readingSheet } from '../change-sheet.ts';
import { copiesOf } from '../copies.ts';
import { readRows } from '../rows/read-rows.ts';
import { readSheet } from '../read-sheet.ts';
import { fieldsOf, type SectionRows } from '../rows/section-tables.ts';
import { factsOf } from './facts-of.ts';
import { asText } from '../../rules/as-text.ts';

/** What stands beside a sheet while it is checked: what changed since the last verified copy, and where the record says something else. */
export async function readCheck(call: Call<{ personnel_id: number }>): Promise<AnswerOf<typeof endpoint>> {
  const { actor, params, today } = call;
  const { personnel_id: personnelId } = params;
  const person = await findPersonInScope(call, personnelId, ['PDS-CHECKING']);
  await recordOpening(call, personnelId, 'Personal data sheet');
  return readingSheet(call, { personnelId, isMine: false, roles: ['checker'] }, async (db, head) => {
    const now = await readSheet(db, personnelId, today);
    const last = await copiesOf(db, personnelId)
      .select('c.image')
      .where('c.verified_at', 'is not', null)
      .orderBy('c.verified_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    const rows = (await readRows(db, [personnelId])).get(personnelId)!;
    return {
      office: person.office,
      is_checker: head.checker_id === actor.accountId,
      last_copy: last ?? null,
      changes: last ? changesSince(last.image as unknown as SheetOnPaper, now, rows) : [],
      ...(await compareFacts(db, personnelId, now)),
    };
  });
}

function changesSince(copy: SheetOnPaper, now: SheetOnPaper, rows: SectionRows): Change[] {
  return alignSheets(copy, now)
    .filter(({ kind }) => kind !== 'same')
    .flatMap((row) => changesOf(hideNumbers(row), now, rows));
}

type Change = ComparedRow & { row_id: number | null };

/** Of work in the university the record says one part and its owner writes the other: each is a change of its own. */
function changesOf(change: AlignedRow, now: SheetOnPaper, rows: SectionRows): Change[] {
  const work = change.section === 'work' && change.at !== null ? now.work[change.at] : undefined;
  if (!work?.is_internal) return [{ ...change, row_id: rowIdOf(change.section, change.at, now, rows) }];
  const texts = rows.university_work.map(({ id, started_on, position }) => ({
    id,
    from: started_on as Stored,
    position: position as Stored,
  }));
  const { of } = textsOfWork(
    now.work.filter(({ is_internal }) => is_internal),
    texts,
  );
  const [told, recorded] = [true, false].map((isTold) => change.fields.filter(({ field }) => isToldOfWork(field) === isTold));
  const parts: Change[] = [
    { ...change, row_id: null, fields: recorded! },
    { ...change, section: 'university_work', kind: kindOf(told!), row_id: of.get(work)?.id ?? null, fields: told! },
  ];
  return parts.filter(({ fields }) => fields.some(({ changed }) => changed));
}

function kindOf(fields: AlignedRow['fields']): ComparedRow['kind'] {
  if (fields.every(({ before }) => before === '')) return 'added';
  return fields.every(({ after }) => after === '') ? 'removed' : 'changed';
}

/** Work is printed by its dates, together with that on record; every other section stands in the order of its rows. */
function rowIdOf(section: SectionOnPaper, at: number | null, now: SheetOnPaper, rows: SectionRows): number | null {
  if (at === null) return null;
  if (section !== 'work') return rows[section][at]?.id ?? null;
  const { is_internal: _no, ...printed } = now.work[at]!;
  const isPrinted = (fields: Record<string, unknown>) =>
    Object.entries(printed).every(([name, value]) => JSON.stringify(fields[name]) === JSON.stringify(value));
  return rows.work.find((row) => isPrinted(fieldsOf('work', row)))?.id ?? null;
}

const LABELS: Record<string, string> = { civil_status_id: 'Civil status' };

async function compareFacts(db: Database, personnelId: number, sheet: SheetOnPaper): Promise<{ facts: FactOfRecord[]; taken: string[] }> {
  const { before, after, numbers, taken } = await compareWithRecord(db, personnelId, await factsOf(db, personnelId, sheet));
  const civil = await civilStatuses(db, [before.civil_status_id, after.civil_status_id]);
  const say = (fact: string, value: unknown) => (fact === 'civil_status_id' ? (civil.get(value as number) ?? '') : asText(value));
  const labelOf = (fact: string) => LABELS[fact] ?? SECTIONS.personal.fields[fact]!.label;
  const facts = Object.keys(after).map((fact) => ({
    label: labelOf(fact),
    before: say(fact, before[fact]),
    after: say(fact, after[fact]),
  }));
  const hide = (number: string | undefined) => (number ? maskIdentityNumber(number) : '');
  const ofNumbers = Object.entries(numbers.after).map(([kind, number]) => ({
    label: labelOf(kind),
    before: hide(numbers.before[kind as keyof typeof numbers.before]),
    after: hide(number),
  }));
  return { facts: [...facts, ...ofNumbers], taken: taken.map(({ message }) => message) };
}

async function civilStatuses(db: Database, ids: readonly unknown[]): Promise<Map<number, string>> {
  const wanted = ids.filter((id): id is number => typeof id === 'number');
  if (wanted.length === 0) return new Map();
  const found = await db.selectFrom('reference.civil_status').select(['id', 'name']).where('id', 'in', wanted).execute();
  return new Map(found.map(({ id, name }) => [id, name]));
}
