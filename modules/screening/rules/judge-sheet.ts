import type { SheetOnPaper } from '@talaan/pds/contract/sheet.ts';
import { countExperience } from './count-experience.ts';
import { countTraining } from './count-training.ts';
import type { ElementName, Judgment, Marks } from './elements.ts';
import { judgeEducation } from './judge-education.ts';
import { judgeEligibility, type KnownEligibility } from './judge-eligibility.ts';
import { judgeSpecial } from './judge-special.ts';
import type { Standard } from './read-standard.ts';

export interface Judging {
  standard: Standard;
  known: readonly KnownEligibility[];
  marks: Marks;
  /** The closing day of the publication (section 14.2). */
  on: string;
}

/** A frozen data sheet against the standards of a post: each element for itself. */
export function judgeSheet(sheet: SheetOnPaper, { standard, known, marks, on }: Judging): Record<ElementName, Judgment> {
  return {
    education: judgeEducation(sheet, { standard: standard.education, marks }),
    experience: countExperience(sheet, { years: standard.years, marks, on }),
    training: countTraining(sheet, { hours: standard.hours, marks }),
    eligibility: judgeEligibility(sheet, { standard: standard.eligibility, known, marks, on }),
    special: judgeSpecial(sheet, { on }),
  };
}
