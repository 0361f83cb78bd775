import type { SheetOnPaper } from '@talaan/pds/contract/sheet.ts';
import { countExperience } from './count-experience.ts';
import { countTraining } from './count-training.ts';
import { ELEMENT_NAMES, type ElementName, type Judgment, type Marks } from './elements.ts';
import { judgeEducation, type KnownDegrees } from './judge-education.ts';
import { judgeEligibility, type KnownEligibility } from './judge-eligibility.ts';
import { judgeSpecial } from './judge-special.ts';
import type { Standard } from './read-standard.ts';

export interface Judging {
  standard: Standard;
  known: readonly KnownEligibility[];
  degrees: KnownDegrees;
  marks: Marks;
  /** The closing day of the publication (section 14.2). */
  on: string;
}

/**
 * A frozen data sheet against the standards of a post: each element for itself. Of a standard whose words could not be read, nothing is met
 * until HR says what they ask.
 */
export function judgeSheet(sheet: SheetOnPaper, { standard, known, degrees, marks, on }: Judging): Record<ElementName, Judgment> {
  const judged = {
    education: judgeEducation(sheet, { standard: standard.education, degrees, marks }),
    experience: countExperience(sheet, { years: standard.years, marks, on }),
    training: countTraining(sheet, { hours: standard.hours, marks }),
    eligibility: judgeEligibility(sheet, { standard: standard.eligibility, known, marks, on }),
    special: judgeSpecial(sheet, { on }),
  };
  for (const name of ELEMENT_NAMES) if (standard.unread.includes(name)) judged[name] = leftOpen(judged[name]);
  return judged;
}

function leftOpen(judgment: Judgment): Judgment {
  return { ...judgment, result: 'FOR_VERIFICATION', note: 'The published standard cannot be read: say what it asks' };
}
