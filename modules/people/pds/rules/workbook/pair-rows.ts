import { SECTIONS, type SectionName } from '../../contract/sections.ts';
import { isOpen, isSaidThere, type RowSaid, type RowThere } from './compare-row.ts';

/** By which boxes a row of the file is known to be a row of the sheet; the first set that fits counts. */
const KNOWN_BY: Partial<Record<SectionName, readonly (readonly string[])[]>> = {
  spouses: [['surname', 'first_name']],
  children: [['fullname']],
  education: [
    ['level', 'school', 'degree'],
    ['level', 'school'],
  ],
  eligibilities: [['eligibility', 'examined_on'], ['eligibility', 'licence_number'], ['eligibility']],
  work: [
    ['from', 'position'],
    ['from', 'company'],
  ],
  university_work: [['from']],
  voluntary: [
    ['organization', 'from'],
    ['organization', 'position'],
  ],
  training: [['title', 'from']],
  skills: [['text']],
  recognitions: [['text']],
  memberships: [['text']],
  references: [['name']],
};

/**
 * For each row of the file the row of the sheet that it is about, each once: the one it is known by, then rows in which nothing
 * stands yet. Where the section is full, the rows that are left stand for each other in their order.
 */
export function pairRows(section: SectionName, said: readonly RowSaid[], there: readonly RowThere[]): (RowThere | undefined)[] {
  if (!SECTIONS[section].repeats) return said.map(() => there[0]);
  const paired: (RowThere | undefined)[] = said.map(() => undefined);
  const free = () => there.filter((row) => !paired.includes(row));
  const pair = (fits: (row: RowSaid, candidate: RowThere) => boolean) => {
    said.forEach((row, at) => {
      paired[at] ??= free().find((candidate) => fits(row, candidate));
    });
  };
  for (const fields of KNOWN_BY[section] ?? []) pair((row, candidate) => isKnownBy(section, fields, row, candidate));
  pair((_, candidate) => Object.keys(SECTIONS[section].fields).every((name) => isOpen(section, name, candidate)));
  if (there.length >= SECTIONS[section].most) pair(() => true);
  return paired;
}

function isKnownBy(section: SectionName, fields: readonly string[], row: RowSaid, candidate: RowThere): boolean {
  return fields.every((name) => row.values[name] !== undefined && isSaidThere(section, name, row, candidate));
}
