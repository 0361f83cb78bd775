import { PEOPLE } from '@talaan/kernel/contract/board-unit.ts';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';

/** A figure that the boards name and that nothing on record can tell: it says what would bring it. */
const without = (name: string, title: string, definition: string, missing: string): ExecutiveFigure => ({
  name,
  title,
  definition,
  unit: PEOPLE,
  read: () => Promise.resolve({ value: null, missing }),
});

export const untoldFigures: readonly ExecutiveFigure[] = [
  without(
    'students-a-head',
    'Students a counsellor',
    'Students of the university for each counsellor, nurse and librarian in service.',
    'Talaan has no students: the number of those enrolled in the year would bring it.',
  ),
  without(
    'student-overtime',
    'Overtime for student events',
    'Hours of approved overtime for events of students.',
    'Authorities of overtime name an activity in words: a mark for events of students would bring it.',
  ),
  without(
    'research-outputs',
    'Research outputs of the year',
    'Papers, patents and other outputs of research in the year.',
    'No module holds outputs: a register of research outputs would bring it.',
  ),
  without(
    'research-authors',
    'Faculty with an output',
    'Faculty members with an output of research in the year, and the share of doctors among them.',
    'No module holds outputs: a register of research outputs with their authors would bring it.',
  ),
  without(
    'prime-hrm',
    'PRIME-HRM checklist',
    'The four systems of PRIME-HRM with the level that the agency holds and the evidence for it (CSC MC 24, s. 2016).',
    'No module holds the assessment: a register of its four systems with their levels would bring it.',
  ),
];
