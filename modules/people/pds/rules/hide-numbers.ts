import { mask } from '../contract/identity-numbers.ts';
import { SECTIONS, type SectionName } from '../contract/sections.ts';
import type { SheetOnPaper } from '../contract/sheet.ts';
import type { AlignedRow } from './compare-sheets.ts';

/** The numbers of a PWD ID and of a solo parent ID stand among the details of their questions. */
const ANSWERS_WITH_NUMBERS: readonly string[] = ['40b', '40c'];

/** A compared row whose identity numbers show their end only. */
export function hideNumbers<
  R extends Pick<AlignedRow, 'section'> & { row: string; fields: readonly { field: string; before: string; after: string }[] },
>(row: R): R {
  const fields = row.fields.map((one) => {
    const hide = (kept: string) => hidden(row.section, one.field, kept, row.row);
    return { ...one, before: hide(one.before), after: hide(one.after) };
  });
  return { ...row, fields };
}

/** A frozen sheet of which identity numbers show their end only, as those of the sheet on the screen do. */
export function hideNumbersOfSheet(sheet: SheetOnPaper): SheetOnPaper {
  return mapNumbers(sheet, hidden);
}

/** The same for print, which groups the digits itself: without hyphens. */
export function hideNumbersForPrint(sheet: SheetOnPaper): SheetOnPaper {
  return mapNumbers(sheet, (section, field, kept, question) => (isNumber(section, field, question) ? mask(kept) : kept));
}

type Hide = (section: SectionName, field: string, kept: string, question: string) => string;

function mapNumbers(sheet: SheetOnPaper, hide: Hide): SheetOnPaper {
  const hideIn = <T extends object>(section: SectionName, row: T, name = ''): T =>
    Object.fromEntries(
      Object.entries(row).map(([field, kept]) => [field, typeof kept === 'string' ? hide(section, field, kept, name) : kept]),
    ) as T;
  return {
    ...sheet,
    personal: hideIn('personal', sheet.personal),
    answers: sheet.answers.map((answer) => hideIn('answers', answer, answer.number)),
    government_id: hideIn('government_id', sheet.government_id),
  };
}

/** `question` is the number of an answer. */
function isNumber(section: SectionName, field: string, question: string): boolean {
  return (
    SECTIONS[section].fields[field]?.masked === true ||
    (section === 'answers' && field === 'details' && ANSWERS_WITH_NUMBERS.includes(question))
  );
}

function hidden(section: SectionName, field: string, kept: string, question: string): string {
  if (!isNumber(section, field, question)) return kept;
  const box = SECTIONS[section].fields[field];
  return mask(box ? String(box.show(kept) ?? '') : kept);
}
