import { sql } from 'kysely';
import {
  personalDataAtLength,
  personalDataIn,
  type PersonalDataPart,
  type PersonalDataRow,
} from '@talaan/kernel/server/personal-data-part.ts';
import { SECTION_NAMES, SECTIONS, type SectionName } from '../contract/sections.ts';
import { columnOf, isLookup, tableOf, type TableRow } from './rows/section-tables.ts';
import { showField } from './rows/show-row.ts';

export const personalDataOfPds: readonly PersonalDataPart[] = [
  personalDataIn(
    'Personal data sheet',
    ['pds.sheet'],
    ({ personnelId }) => sql`
      select s.state as "State", s.since as "Since", s.completeness as "Complete in percent", array_to_string(s.not_applicable, ', ') as "Does not apply",
        r.filed_at as "Submitted", s.verified_at as "Verified", a.name as "Checker"
      from pds.sheet s left join requests.request r on r.id = s.request_id left join identity.account_view a on a.id = s.checker_id where s.personnel_id = ${personnelId}`,
  ),
  ...SECTION_NAMES.map(heldInSection),
  personalDataIn(
    'Files beside the personal data sheet',
    ['pds.attachment'],
    ({ personnelId }) => sql`
      select f.name as "File", f.bytes as "Bytes", a.added_at as "Added"
      from pds.attachment a join kernel.file f on f.id = a.file_id where a.personnel_id = ${personnelId} order by a.id`,
  ),
  personalDataAtLength(
    'Personal data sheet as it was submitted',
    ['pds.copy', 'pds.printed_copy'],
    ({ personnelId }) => sql`
      select c.submitted_at as "Submitted", c.verified_at as "Verified", c.set_aside_at as "Set aside", c.set_aside_as as "Was", c.rows as "As typed", p.code as "Verification code", c.image as "Sheet"
      from pds.copy c left join pds.printed_copy p on p.personnel_id = c.personnel_id and p.copy_id = c.id
      where c.personnel_id = ${personnelId} order by c.id`,
  ),
  personalDataAtLength(
    'What HR changed in the personal data sheet',
    ['pds.correction'],
    ({ personnelId }) => sql`
      select c.at as "When", a.name as "By", c.section as "Section", c.was as "Was", c.became as "Became"
      from pds.correction c left join identity.account_view a on a.id = c.account_id where c.personnel_id = ${personnelId} order by c.id`,
  ),
];

function heldInSection(section: SectionName): PersonalDataPart {
  return {
    title: `Personal data sheet: ${SECTIONS[section].title}`,
    tables: [tableOf(section)],
    read: async (db, { personnelId }) => {
      const { rows } = await sql<{ row: TableRow }>`
        select to_jsonb(t) as row from ${sql.table(tableOf(section))} t where personnel_id = ${personnelId} order by place, id`.execute(db);
      return rows.map(({ row }) => formatRow(section, row));
    },
  };
}

/** By the labels of the boxes; where two boxes share one, by their names. */
function formatRow(section: SectionName, row: TableRow): PersonalDataRow {
  const fields = Object.entries(SECTIONS[section].fields);
  const told: PersonalDataRow = typeof row.question === 'string' ? { Question: row.question } : {};
  for (const [name, field] of fields) {
    const isShared = fields.some(([other, { label }]) => other !== name && label === field.label);
    const key = isShared ? `${field.label} (${name.replaceAll('_', ' ')})` : field.label;
    const isTyped = Object.hasOwn(row.typed, name);
    told[key] = isLookup(field) && !isTyped ? row[columnOf(name)] : showField(section, row, name);
  }
  if (row.check_remark) told['Remark of the checker'] = row.check_remark;
  return told;
}
