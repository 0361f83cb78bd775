import { invalid } from '@talaan/kernel/server/errors.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { SECTIONS, type SectionName } from '../../contract/sections.ts';
import type { MayNotApply } from '../../contract/sheet.ts';
import type { TakenRow } from '../../contract/workbook.ts';
import { appendRow, applying } from '../rows/add-row.ts';
import { noteChange, withSheet } from '../change-sheet.ts';
import type { SheetHead } from '../rows/read-rows.ts';
import { changeRow } from '../rows/save-row.ts';
import { formatNotApplicable } from '../set-applies.ts';
import { stand, type Standing } from '../stand.ts';
import type { Whose } from '../sheet-owner.ts';

type TakeCall = Call<unknown, unknown, { sections: { section: SectionName; rows: TakenRow[] }[]; not_applicable: MayNotApply[] }>;
type Taken = { message: string; added: number; changed: number; standing: Standing };

/**
 * Types what was chosen of a file into the sheet, as a person would; sent twice it changes nothing the second time.
 * Errors: 404 for a row that is gone, 409 for N/A to what has rows, where it was changed since the file was read or the sheet is with the checker.
 */
export function takeWorkbook(call: TakeCall, whose: Whose): Promise<Taken> {
  return withSheet(call, whose, async (db, head) => {
    let [after, added, changed] = [head, 0, 0];
    for (const { section, rows } of call.body.sections) {
      for (const row of rows) {
        const did = await takeRow(call, whose, db, head, section, row);
        if (did === 'added') [after, added] = [applying(after, section), added + 1];
        if (did === 'changed') changed += 1;
      }
    }
    const none = call.body.not_applicable.filter((section) => !head.not_applicable.includes(section));
    if (none.length > 0) after = await formatNotApplicable(call, whose, db, after, none);
    const isChanged = added + changed + none.length > 0;
    const standing = isChanged ? await noteChange(call, whose, db, after) : await stand(call, whose, db, head);
    return { message: formatTaken(added, changed, none.length), added, changed, standing };
  });
}

async function takeRow(
  call: TakeCall,
  whose: Whose,
  db: Database,
  head: SheetHead,
  section: SectionName,
  { key, into, values }: TakenRow,
): Promise<'added' | 'changed' | 'nothing'> {
  if (into) {
    const { isChanged } = await changeRow(call, whose, db, head, { section, id: into.row, version: into.version, values });
    return isChanged ? 'changed' : 'nothing';
  }
  if (!SECTIONS[section].repeats) throw invalid({ sections: [`${SECTIONS[section].title} has one row: name it.`] });
  const { isNew } = await appendRow(call, whose, db, head, { section, key, values });
  return isNew ? 'added' : 'nothing';
}

function formatTaken(added: number, changed: number, none: number): string {
  const count = (number: number, what: string) => (number === 0 ? [] : [`${number} ${number === 1 ? 'row' : 'rows'} ${what}`]);
  const parts = [...count(added, 'added'), ...count(changed, 'filled or changed')];
  if (none > 0) parts.push(`${none} ${none === 1 ? 'section does' : 'sections do'} not apply`);
  return parts.length === 0 ? 'Everything was already in the sheet.' : `Taken over: ${parts.join(', ')}.`;
}
