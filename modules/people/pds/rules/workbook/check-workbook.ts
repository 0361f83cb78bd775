import { SECTION_NAMES, SECTIONS, type SectionName } from '../../contract/sections.ts';
import type { MayNotApply } from '../../contract/sheet.ts';
import type { RowInFile, WorkbookPreview } from '../../contract/workbook.ts';
import type { WorkRow } from '../internal-work.ts';
import { readBoxes, takeOutContradictions } from '../read-values.ts';
import { compareRow, isOpen, type RowSaid, type RowThere } from './compare-row.ts';
import { chooseEntries, type Found } from './entries.ts';
import { isInUniversity, partUniversityWork } from './in-university.ts';
import { pairRows } from './pair-rows.ts';
import type { ReadRow } from './read-row.ts';
import type { ReadWorkbook } from './read-workbook.ts';

export interface Beside {
  sections: Record<SectionName, readonly RowThere[]>;
  found: Found;
  /** Work in the university, as the record has it. */
  record: readonly WorkRow[];
  university: string;
  today: string;
  /** Of which sections the sheet says N/A already, and why others cannot. */
  none: { said: readonly MayNotApply[]; why: (section: MayNotApply) => string | null };
  /** What only the server knows to be wrong with personal information: a number of somebody else. */
  taken: Record<string, string[]>;
}

/** What a file says beside what stands in the sheet, section by section. */
export function checkWorkbook({ sections: inFile, not_applicable, ...read }: ReadWorkbook, beside: Beside): WorkbookPreview {
  const { work, told } = partUniversityWork(inFile.work, { ...beside, there: beside.sections.university_work });
  const sections = { ...inFile, work, university_work: told };
  const measured = SECTION_NAMES.map((section) => ({ section, rows: measureSection(section, sections[section], beside) }));
  return {
    ...read,
    sections: measured.filter(({ rows }) => rows.length > 0),
    not_applicable: not_applicable
      .filter((section) => !beside.none.said.includes(section))
      .map((section) => ({ section, why: beside.none.why(section) ?? '' })),
  };
}

function measureSection(section: SectionName, rows: readonly ReadRow[], beside: Beside): RowInFile[] {
  const there = beside.sections[section];
  const isRecord = (row: ReadRow) => section === 'work' && isInUniversity(row.boxes, beside.record, beside.university);
  const chosen = rows.map((row) => ({ row, said: { ...chooseEntries(section, row.boxes, beside.found), wrong: {} } }));
  const own = chosen.filter(({ row }) => !isRecord(row));
  const paired =
    section === 'answers'
      ? own.map(({ row }) => there.find(({ question }) => question === row.question))
      : pairRows(
          section,
          own.map(({ said }) => said),
          there,
        );
  return chosen.map(({ row, said }) => {
    const partner = isRecord(row) ? undefined : paired[own.findIndex((one) => one.row === row)];
    const judged = { ...said, wrong: wrongIn(section, said, partner, beside) };
    const compared = compareRow(section, judged, partner);
    return {
      title: titleOf(section, row, judged),
      question: row.question,
      state: isRecord(row) ? ('record' as const) : stateOf(section, compared, partner),
      into: partner ? { row: partner.id, version: partner.version } : null,
      said: compared,
    };
  });
}

/** What the field’s own rules and those of the row say. */
function wrongIn(section: SectionName, said: RowSaid, there: RowThere | undefined, { today, taken }: Beside): Record<string, string[]> {
  const read = readBoxes(section, said.values);
  // The rules of a row speak of names, not of numbers of entries.
  const named = { ...read, right: { ...read.right, ...said.names } };
  const { wrong } = takeOutContradictions(section, named, there?.fields ?? {}, today);
  return { ...wrong, ...(section === 'personal' ? taken : {}) };
}

function stateOf(section: SectionName, said: RowInFile['said'], there: RowThere | undefined): RowInFile['state'] {
  if (!there || Object.keys(SECTIONS[section].fields).every((name) => isOpen(section, name, there))) return 'new';
  if (said.some(({ state }) => state === 'differs')) return 'differs';
  return said.some(({ state }) => state === 'new') ? 'more' : 'same';
}

const NAMED_BY: Partial<Record<SectionName, readonly string[]>> = {
  spouses: ['first_name', 'surname'],
  children: ['fullname'],
  education: ['school'],
  eligibilities: ['eligibility'],
  work: ['position', 'company'],
  university_work: ['position'],
  voluntary: ['organization'],
  training: ['title'],
  skills: ['text'],
  recognitions: ['text'],
  memberships: ['text'],
  references: ['name'],
};

function titleOf(section: SectionName, { question }: ReadRow, { values, names }: RowSaid): string {
  if (question) return `Question ${question}`;
  const parts = (NAMED_BY[section] ?? []).map((name) => names[name] ?? String(values[name] ?? '')).filter((text) => text !== '');
  return parts.join(section === 'work' ? ', ' : ' ') || SECTIONS[section].title;
}
