import type { SectionName } from '../contract/sections.ts';
import type { Fields } from './stored-sheet.ts';

/** Values that contradict each other or today, and the fields that they concern: none of them can be kept so. */
export interface RowError {
  fields: readonly string[];
  message: string;
}

export function rowErrors(section: SectionName, fields: Fields, today: string): RowError[] {
  switch (section) {
    case 'personal':
      return [...birthErrors(fields, today), ...citizenshipErrors(fields)];
    case 'education':
      return educationErrors(fields);
    case 'work':
    case 'voluntary':
    case 'training':
      return [
        ...notAfterToday(fields, 'from', today),
        ...(section === 'work' ? notAfterToday(fields, 'to', today) : []),
        ...inOrder(fields, 'from', 'to'),
      ];
    case 'eligibilities':
      return [...notAfterToday(fields, 'examined_on', today), ...inOrder(fields, 'examined_on', 'licence_until')];
    case 'children':
      return notAfterToday(fields, 'birth_date', today);
    case 'parents':
      return withoutExtension(fields);
    case 'answers':
      return notAfterToday(fields, 'filed_on', today);
    case 'government_id':
      return notAfterToday(fields, 'issued_on', today);
    default:
      return [];
  }
}

const YOUNGEST = 15;
const OLDEST = 100;

function birthErrors({ birth_date }: Fields, today: string): RowError[] {
  if (typeof birth_date !== 'string') return [];
  const age = ageOn(birth_date, today);
  if (age >= YOUNGEST && age <= OLDEST) return [];
  return [{ fields: ['birth_date'], message: `Enter a date of birth that makes you ${YOUNGEST} to ${OLDEST} years old.` }];
}

export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

function citizenshipErrors({ dual_country }: Fields): RowError[] {
  if (typeof dual_country !== 'string' || dual_country.toLowerCase() !== 'philippines') return [];
  return [{ fields: ['dual_country'], message: 'Enter the country of the other citizenship, not the Philippines.' }];
}

/** Units only if not graduated, the year only if graduated (3.4). */
function educationErrors(fields: Fields): RowError[] {
  const { from_year: from, to_year: to, is_present, units_earned, year_graduated } = fields;
  const errors: RowError[] = [];
  if (typeof from === 'number' && typeof to === 'number' && to < from)
    errors.push({ fields: ['from_year', 'to_year'], message: 'The last year lies before the first.' });
  if (is_present === true && typeof to === 'number')
    errors.push({ fields: ['to_year', 'is_present'], message: 'Ongoing studies have no last year.' });
  if (is_present === true && typeof year_graduated === 'number')
    errors.push({ fields: ['year_graduated', 'is_present'], message: 'Who still studies has not graduated.' });
  if (typeof year_graduated === 'number' && typeof units_earned === 'string' && units_earned !== '' && units_earned.toUpperCase() !== 'N/A')
    errors.push({ fields: ['units_earned', 'year_graduated'], message: 'Enter the units earned only if you did not graduate.' });
  if (typeof year_graduated === 'number' && typeof from === 'number' && year_graduated < from)
    errors.push({ fields: ['year_graduated', 'from_year'], message: 'The year of graduation lies before the first year.' });
  return errors;
}

/** Jr. and Sr. have a box of their own (3.3). */
function withoutExtension({ father_surname }: Fields): RowError[] {
  if (!/[ ,](jr|sr|ii|iii|iv)\.?$/i.test(String(father_surname ?? ''))) return [];
  return [{ fields: ['father_surname'], message: 'Enter Jr., Sr. or III as the name extension, not in the surname.' }];
}

function inOrder(fields: Fields, first: string, last: string): RowError[] {
  const [from, to] = [fields[first], fields[last]];
  if (typeof from !== 'string' || typeof to !== 'string' || to >= from) return [];
  return [{ fields: [first, last], message: 'The second date lies before the first.' }];
}

function notAfterToday(fields: Fields, name: string, today: string): RowError[] {
  const date = fields[name];
  return typeof date === 'string' && date > today ? [{ fields: [name], message: 'This day has not come yet.' }] : [];
}
