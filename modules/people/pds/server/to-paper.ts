import { MAY_NOT_APPLY, type AddressOnSheet, type AnswerNumber, type SheetOnPaper } from '../contract/sheet.ts';
import type { SectionName } from '../contract/sections.ts';
import type { WorkRow } from '../rules/internal-work.ts';
import { withTexts } from '../rules/university-work.ts';
import { fieldsOf, type SectionRows, type TableRow } from './rows/section-tables.ts';

/** A sheet as it is printed, frozen and compared, of its rows as kept; what was typed wrong is not in it. */
export function toPaper(rows: SectionRows, internal: readonly WorkRow[], idno: string, notApplicable: readonly string[]): SheetOnPaper {
  const all = <T>(section: SectionName) => rows[section].map((row) => fieldsOf(section, row) as T);
  const texts = (section: SectionName) => all<{ text: string }>(section).map(({ text }) => text);
  const parents = (rows.parents[0] ? fieldsOf('parents', rows.parents[0]) : {}) as Record<string, string | undefined>;
  const named = (whose: string) => ({
    surname: parents[`${whose}_surname`] ?? '',
    first_name: parents[`${whose}_first_name`] ?? '',
    middle_name: parents[`${whose}_middle_name`] ?? '',
  });
  const inUniversity = withTexts(internal, all('university_work'));
  return {
    personal: personalOf(rows.personal[0], idno),
    spouses: all('spouses'),
    children: all('children'),
    parents: { father: { ...named('father'), name_extension: parents.father_name_extension ?? '' }, mother: named('mother') },
    education: all('education'),
    eligibilities: all('eligibilities'),
    work: [...all<Omit<WorkRow, 'is_internal'>>('work').map((row) => ({ ...row, is_internal: false })), ...inUniversity].toSorted(
      latestFirst,
    ),
    voluntary: all('voluntary'),
    training: all('training'),
    skills: texts('skills'),
    recognitions: texts('recognitions'),
    memberships: texts('memberships'),
    answers: rows.answers.map(answerOf),
    references: all('references'),
    government_id: (rows.government_id[0]
      ? fieldsOf('government_id', rows.government_id[0])
      : { type: '', number: '', issued_on: null, issued_at: '' }) as SheetOnPaper['government_id'],
    not_applicable: MAY_NOT_APPLY.filter((section) => notApplicable.includes(section) && rows[section].length === 0),
  };
}

function personalOf(row: TableRow | undefined, idno: string): SheetOnPaper['personal'] {
  const fields = row ?? ({} as Record<string, unknown>);
  const civil = text(fields, 'civil_status');
  return {
    surname: text(fields, 'surname'),
    first_name: text(fields, 'first_name'),
    middle_name: text(fields, 'middle_name'),
    name_extension: text(fields, 'name_extension'),
    birth_date: orNull(fields.birth_date),
    birth_place: text(fields, 'birth_place'),
    sex: orNull(fields.sex),
    civil_status: civil.startsWith('Other') ? text(fields, 'civil_status_other') || civil : civil,
    height: orNull(fields.height),
    weight: orNull(fields.weight),
    blood_type: text(fields, 'blood_type'),
    gsis: text(fields, 'gsis'),
    umid: text(fields, 'umid'),
    pagibig: text(fields, 'pagibig'),
    philhealth: text(fields, 'philhealth'),
    sss: text(fields, 'sss'),
    philsys: text(fields, 'philsys'),
    tin: text(fields, 'tin'),
    idno,
    citizenship: orNull(fields.citizenship),
    dual_mode: orNull(fields.dual_mode),
    dual_country: text(fields, 'dual_country'),
    residential: addressOf(fields, 'residential'),
    permanent: addressOf(fields, fields.permanent_is_residential === true ? 'residential' : 'permanent'),
    permanent_is_residential: fields.permanent_is_residential === true,
    telephone: text(fields, 'telephone'),
    mobile: text(fields, 'mobile'),
    email: text(fields, 'email'),
  };
}

function addressOf(fields: Record<string, unknown>, prefix: string): AddressOnSheet {
  const part = (name: string) => text(fields, `${prefix}_${name}`);
  return {
    house: part('house'),
    street: part('street'),
    subdivision: part('subdivision'),
    barangay: part('barangay'),
    barangay_code: part('barangay_code'),
    city: part('city'),
    province: part('province'),
    zip_code: part('zip_code'),
  };
}

function answerOf(row: TableRow): SheetOnPaper['answers'][number] {
  const number = row.question as AnswerNumber;
  const specific: Partial<Record<AnswerNumber, string>> = {
    '39': 'country',
    '40a': 'indigenous_group',
    '40b': 'id_number',
    '40c': 'id_number',
  };
  return {
    number,
    yes: orNull(row.yes),
    details: (specific[number] && text(row, specific[number])) || text(row, 'details'),
    filed_on: orNull(row.filed_on),
    case_status: text(row, 'case_status'),
  };
}

function text(fields: Record<string, unknown>, name: string): string {
  return (fields[name] as string | null | undefined) ?? '';
}

/** The columns' own rules say what they hold. */
function orNull<T>(value: unknown): T | null {
  return (value as T | null | undefined) ?? null;
}

function latestFirst(one: WorkRow, other: WorkRow): number {
  return (other.from ?? '').localeCompare(one.from ?? '') || (other.to ?? '9999').localeCompare(one.to ?? '9999');
}
