import type { RemarkOnSheet } from '../contract/sheet-view.ts';
import { SECTIONS, type SectionName } from '../contract/sections.ts';
import { formatNumber } from '../contract/questions.ts';
import { ANSWERS, type MAY_NOT_APPLY } from '../contract/sheet.ts';
import { GROUP_NAMES, GROUPS, type GroupName } from './groups.ts';
import { isAddressField, missingInRow } from './missing-in-row.ts';
import { ofRow } from './format-missing.ts';
import { isEmpty, type StoredSheet } from './stored-sheet.ts';

export interface Completeness {
  /** Filled groups of twelve in percent, rounded down (3.9). */
  percent: number;
  groups: { group: GroupName; title: string; done: boolean; missing: number }[];
  missing: RemarkOnSheet[];
}

/** What a sheet still needs before it can be submitted, and how far it is. */
export function measureCompleteness(sheet: StoredSheet): Completeness {
  const missing = GROUP_NAMES.flatMap((group) => missingInGroup(sheet, group));
  const groups = GROUP_NAMES.map((group) => {
    const left = missing.filter((one) => one.group === group).length;
    return { group, title: GROUPS[group].title, done: left === 0, missing: left };
  });
  const done = groups.filter((one) => one.done).length;
  return { percent: Math.floor((done * 100) / groups.length), groups, missing };
}

function missingInGroup(sheet: StoredSheet, group: GroupName): RemarkOnSheet[] {
  return GROUPS[group].sections.flatMap((section: SectionName) => [
    ...missingRows(sheet, section).map((message) => ({ group, section, row: null, field: null, message })),
    ...sheet.sections[section].flatMap((row, at) =>
      missingInRow(section, row)
        .filter(({ field }) => section !== 'personal' || isAddressField(field) === (group === 'address'))
        .map(({ field, message }) => ({ group, section, row: row.id, field, message: ofRow(section, row, { at, field, message }) })),
    ),
  ]);
}

function missingRows(sheet: StoredSheet, section: SectionName): string[] {
  const rows = sheet.sections[section];
  const title = SECTIONS[section].title;
  switch (section) {
    case 'spouses':
      return isMarried(sheet) && rows.length === 0 ? ['Who is married names the spouse.'] : [];
    case 'education':
      return rows.length === 0 ? ['Enter the schools that you attended.'] : [];
    case 'answers': {
      const without = ANSWERS.filter((number) => !rows.some(({ question }) => question === number));
      return without.map((number) => `Question ${formatNumber(number)} is not answered.`);
    }
    case 'references':
      return rows.length === 3 ? [] : [`Enter exactly three references; there ${rows.length === 1 ? 'is' : 'are'} ${rows.length}.`];
    case 'work':
      if (rows.length === 0 && sheet.internal_work === 0 && !applies(sheet, 'work')) return [];
      if (rows.length === 0 && sheet.internal_work === 0) return [orNotApplicable(title)];
      return twiceAtPresent(sheet);
    case 'university_work':
      return [];
    case 'personal':
    case 'parents':
    case 'government_id':
      return rows.length === 0 ? [`${title} is not filled in.`] : [];
    default:
      return rows.length === 0 && applies(sheet, section) ? [orNotApplicable(title)] : [];
  }
}

function orNotApplicable(title: string): string {
  return `${title}: add a row, or mark it as not applicable (N/A).`;
}

function applies(sheet: StoredSheet, section: SectionName): boolean {
  return !(sheet.not_applicable as readonly string[]).includes(section);
}

export function isMarried({ sections }: Pick<StoredSheet, 'sections'>): boolean {
  return sections.personal[0]?.fields.civil_status === 'Married';
}

/** Only one row is still running with a full-time employer (3.6). */
function twiceAtPresent({ sections }: StoredSheet): string[] {
  const running = sections.work.filter(({ fields }) => isEmpty(fields.to) && fields.is_part_time !== true && !isEmpty(fields.company));
  const companies = running.map(({ fields }) => String(fields.company));
  const twice = [...new Set(companies.filter((company, at) => companies.indexOf(company) !== at))];
  return twice.map((company) => `Work at ${company} is named twice as the present one: enter the last day of the earlier.`);
}

/** Whether rows and N/A of a section go together: what applies not has no rows, and who is married has a spouse. */
export function whyNotApplicable(sheet: StoredSheet, section: (typeof MAY_NOT_APPLY)[number]): string | null {
  if (section === 'spouses' && isMarried(sheet)) return 'Who is married names the spouse.';
  if (sheet.sections[section].length > 0) return `Remove the rows of ${SECTIONS[section].title.toLowerCase()} first.`;
  if (section === 'work' && sheet.internal_work > 0) return 'Your work in the university is there.';
  return null;
}
