import type { SectionImport } from '../../contract/section-import/section-import.ts';
import { personnelSections, SECTION_TITLES, type ImportSection } from '../../contract/section-import/sections.ts';

/** The import of a section as its screen says it. */
export interface SectionDesk {
  calls: SectionImport;
  section: string;
  /** `Salaries`. */
  title: string;
  intro: string;
  /** Where a further file comes in. */
  home: string;
  /** What a row is known by. */
  about: string;
  /** What stands beside it. */
  named: string;
  /** What the rows are about, in a sentence. */
  found: string;
  /** Why there is no undoing. */
  afterwards: string;
}

export function peopleSection(section: ImportSection): SectionDesk {
  return {
    calls: personnelSections,
    section,
    title: SECTION_TITLES[section],
    intro: 'For people who are on record already.',
    home: `/personnels/import/${section}`,
    about: 'Employee number',
    named: 'Name',
    found: 'People are found by their employee number; where the name is given, it must fit.',
    afterwards:
      section === 'identity-numbers'
        ? 'An import of identity numbers cannot be undone; a wrong one is corrected in the record.'
        : 'An import cannot be undone as a whole: whatever it corrects stays on record as it was, and each row can be corrected with a reason.',
  };
}
