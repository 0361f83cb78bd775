import type { SheetOnPaper } from '../contract/sheet.ts';

/**
 * A sheet on which the answers to questions 34 to 40 are open. They are for HR and the chair of a selection board alone (RA 10173; domain page of
 * people, section on privacy).
 */
export function withoutAnswers(sheet: SheetOnPaper): SheetOnPaper {
  return { ...sheet, answers: [] };
}
