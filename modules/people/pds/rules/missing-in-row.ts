import { QUESTIONS } from '../contract/questions.ts';
import { ADDRESS_FIELDS } from '../contract/personal-fields.ts';
import { SECTIONS, type SectionName } from '../contract/sections.ts';
import { isEmpty, type StoredRow } from './stored-sheet.ts';

interface Missing {
  field: string;
  message: string;
}

/** The boxes of a row that must be filled and are not, and those that hold something wrong. N/A fills a box of text. */
export function missingInRow(section: SectionName, row: StoredRow): Missing[] {
  const { fields } = SECTIONS[section];
  const wrong = row.wrong.map((field) => ({ field, message: `${fields[field]?.label ?? field}: correct what was typed.` }));
  const needed = [...Object.keys(fields).filter((name) => fields[name]!.need === 'always'), ...neededBy(section, row)];
  const empty = needed
    .filter((name) => isEmpty(row.fields[name]) && !row.wrong.includes(name))
    .map((field) => ({ field, message: `${fields[field]!.label} is not filled in.` }));
  return [...wrong, ...empty];
}

export function isAddressField(field: string): boolean {
  return ADDRESS_FIELDS.includes(field);
}

/** What else a row needs by what it says. */
function neededBy(section: SectionName, { fields, question }: StoredRow): string[] {
  switch (section) {
    case 'personal':
      return [
        ...(String(fields.civil_status ?? '').startsWith('Other') ? ['civil_status_other'] : []),
        ...(fields.citizenship === 'Dual citizenship' ? ['dual_mode', 'dual_country'] : []),
        ...(fields.permanent_is_residential === true
          ? []
          : ['permanent_house', 'permanent_street', 'permanent_barangay', 'permanent_city', 'permanent_zip_code']),
      ];
    case 'education':
      return educationNeeds(fields);
    case 'answers':
      return fields.yes === true && question ? [...QUESTIONS[question].ifYes] : [];
    case 'government_id':
      return isEmpty(fields.issued_on) && isEmpty(fields.issued_at) ? ['issued_on'] : [];
    default:
      return [];
  }
}

/** Above basic education a degree is named, and anyone who does not study any more has graduated or earned units. */
function educationNeeds(fields: StoredRow['fields']): string[] {
  const isBasic = fields.level === 'elementary' || fields.level === 'secondary';
  const needs = isBasic ? [] : ['degree'];
  if (fields.is_present === true) return needs;
  needs.push('to_year');
  if (!isBasic && isEmpty(fields.units_earned)) needs.push('year_graduated');
  return needs;
}
