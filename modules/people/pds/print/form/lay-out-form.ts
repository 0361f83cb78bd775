import type { Revision, SheetOnPaper } from '../../contract/sheet.ts';
import { bar, TOP, type Box } from './box.ts';
import { continuationSheets } from './continuation.ts';
import { familyBackground } from './family-background.ts';
import { pageFoot, pageHead, signatureRow } from './page-frame.ts';
import { personalInformation } from './personal-information.ts';
import { questions } from './questions.ts';
import { referencesAndOath } from './references-and-oath.ts';
import { REVISION_WORDS, type RevisionWords } from './revision.ts';
import { drawTable, type Table } from './table.ts';
import { education, eligibility, otherInformation, training, voluntaryWork, workExperience } from './tables.ts';

/** One page: its boxes, and the frame around them. */
export interface FormPage {
  /** The name of its sheet in a workbook: `C1`. */
  name: string;
  boxes: Box[];
  bottom: number;
}

/** The four pages of CS Form No. 212, and the sheets on which their sections go on. */
export function layOutForm(sheet: SheetOnPaper, revision: Revision): FormPage[] {
  const form = REVISION_WORDS[revision];
  const tables = {
    eligibility: eligibility(sheet, form),
    work: workExperience(sheet, form),
    education: education(sheet),
    other: otherInformation(sheet),
  };
  const third = form.pageThree.map((which) => (which === 'voluntary' ? voluntaryWork(sheet, form) : training(sheet, form)));
  const four = [
    firstPage(sheet, tables.education, form),
    tablesPage([tables.eligibility, tables.work], form),
    tablesPage([...third, tables.other], form),
    fourthPage(sheet, form),
  ].map(({ boxes, bottom }, index) => ({
    name: `C${index + 1}`,
    boxes: [...boxes, pageFoot(bottom + 2, `CS FORM 212 (Revised ${revision}), Page ${index + 1} of 4`)],
    bottom,
  }));
  const further = continuationSheets([tables.education, tables.eligibility, tables.work, ...third, tables.other], sheet, form);
  return [
    ...four,
    ...further.map(({ name, footName, boxes, y }, index) => ({
      name,
      boxes: [...boxes, pageFoot(y + 2, `CS FORM 212 (Revised ${revision}), ${footName}, ${index + 1} of ${further.length}`)],
      bottom: y,
    })),
  ];
}

function firstPage(sheet: SheetOnPaper, education: Table, form: RevisionWords): Omit<FormPage, 'name'> {
  const head = pageHead(form);
  const personal = personalInformation(head.y, sheet.personal, form);
  const family = familyBackground(personal.y, sheet, form);
  const schools = drawTable(family.y, education, form.hasFixedContinuation);
  return {
    boxes: [...head.boxes, ...personal.boxes, ...family.boxes, ...schools.boxes, ...signatureRow(schools.y, form)],
    bottom: schools.y + 22,
  };
}

function tablesPage(tables: Table[], form: RevisionWords): Omit<FormPage, 'name'> {
  let y = TOP;
  const boxes = tables.flatMap((table) => {
    const drawn = drawTable(y, table, form.hasFixedContinuation);
    y = drawn.y;
    return drawn.boxes;
  });
  return { boxes: [...boxes, ...signatureRow(y, form)], bottom: y + 22 };
}

function fourthPage(sheet: SheetOnPaper, form: RevisionWords): Omit<FormPage, 'name'> {
  const asked = questions(TOP + 8, sheet, form);
  const sworn = referencesAndOath(asked.y, sheet, form);
  return { boxes: [bar(TOP, '', 8), ...asked.boxes, ...sworn.boxes], bottom: sworn.y };
}
