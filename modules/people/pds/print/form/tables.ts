import { EDUCATION_LEVELS, type SheetOnPaper } from '../../contract/sheet.ts';
import type { RevisionWords } from './revision.ts';
import type { Column, Table } from './table.ts';
import { block, NA, writeDate, writeHundredths, writeMoney, writeShortHundredths, writeYear } from './write.ts';

const dates = (form: RevisionWords, words: string, width: number): Column[] => [
  { head: 'From', width, align: 'center', group: `${words}\n(${form.dates})` },
  { head: 'To', width, align: 'center', group: `${words}\n(${form.dates})` },
];

export const LEVEL_WORDS: Record<(typeof EDUCATION_LEVELS)[number], string> = {
  elementary: 'ELEMENTARY',
  secondary: 'SECONDARY',
  vocational: 'VOCATIONAL / TRADE COURSE',
  college: 'COLLEGE',
  graduate: 'GRADUATE STUDIES',
};

/** III, item 26: one row a level on page 1; more of a level go on elsewhere, and stand behind the five in `rows`. */
export function education(sheet: SheetOnPaper): Table {
  const columns: Column[] = [
    { head: '26. LEVEL', width: 90, size: 7, isCaption: true },
    { head: 'NAME OF SCHOOL\n(Write in full)', width: 136, align: 'center' },
    { head: 'BASIC EDUCATION/DEGREE/COURSE\n(Write in full)', width: 128, align: 'center' },
    { head: 'From', width: 32, align: 'center', group: 'PERIOD OF ATTENDANCE' },
    { head: 'To', width: 32, align: 'center', group: 'PERIOD OF ATTENDANCE' },
    { head: 'HIGHEST LEVEL/\nUNITS EARNED\n(if not graduated)', width: 56, align: 'center', size: 6 },
    { head: 'YEAR GRADUATED', width: 42, align: 'center', size: 6 },
    { head: 'SCHOLARSHIP/\nACADEMIC HONORS RECEIVED', width: 60, align: 'center', size: 6 },
  ];
  const row = (one: SheetOnPaper['education'][number]) => [
    LEVEL_WORDS[one.level],
    block(one.school),
    block([one.degree, one.major && `major in ${one.major}`, one.senior_high && '(senior high school)'].filter(Boolean).join(' ')),
    writeYear(one.from_year),
    one.is_present ? 'PRESENT' : writeYear(one.to_year),
    block(one.units_earned),
    writeYear(one.year_graduated),
    block(one.honors),
  ];
  // Everybody went to some school: while none is named, nothing is said of the others either.
  const none = sheet.education.length > 0 ? NA : '';
  const first = EDUCATION_LEVELS.map((level) => sheet.education.find((one) => one.level === level));
  const rest = sheet.education.filter((one) => !first.includes(one));
  return {
    bar: 'III. EDUCATIONAL BACKGROUND',
    columns,
    headHeight: 30,
    rowHeight: 21,
    printed: EDUCATION_LEVELS.length,
    rows: [
      ...first.map((one, index) => (one ? row(one) : [LEVEL_WORDS[EDUCATION_LEVELS[index]!], ...Array<string>(7).fill(none)])),
      ...rest.map(row),
    ],
    name: 'Educational background',
    sheet: 'C8',
    sheetTitle: 'C8_Educ. Background cont.',
  };
}

/** IV, item 27. */
export function eligibility(sheet: SheetOnPaper, form: RevisionWords): Table {
  const columns: Column[] = [
    { head: `27. ${form.eligibility}`, width: 192, size: 6.5 },
    { head: 'RATING\n(If Applicable)', width: 52, align: 'center' },
    { head: 'DATE OF EXAMINATION / CONFERMENT', width: 70, align: 'center' },
    { head: 'PLACE OF EXAMINATION / CONFERMENT', width: 132, align: 'center' },
    { head: 'NUMBER', width: 68, align: 'center', group: 'LICENSE (if applicable)' },
    { head: form.licenceUntil, width: 62, align: 'center', group: 'LICENSE (if applicable)' },
  ];
  const rows = sheet.eligibilities.map((one) => [
    block(one.eligibility),
    writeHundredths(one.rating),
    writeDate(one.examined_on, form),
    block(one.examined_at),
    block(one.licence_number),
    writeDate(one.licence_until, form),
  ]);
  return {
    bar: 'IV. CIVIL SERVICE ELIGIBILITY',
    columns,
    headHeight: 34,
    rowHeight: 22,
    printed: 7,
    rows: orNotApplicable(rows, columns, sheet.not_applicable.includes('eligibilities')),
    name: 'Civil service eligibility',
    sheet: 'C9',
    sheetTitle: 'C9_Elig cont.',
  };
}

/** V, item 28, with the salary columns of 2017 and 2026 or without. */
export function workExperience(sheet: SheetOnPaper, form: RevisionWords): Table {
  const wide = form.hasSalary ? 0 : 1;
  const salary: Column[] = [
    { head: 'MONTHLY SALARY', width: 48, align: 'center', size: 6 },
    { head: 'SALARY/ JOB/ PAY GRADE (if applicable)& STEP (Format "00-0")/ INCREMENT', width: 50, align: 'center', size: 5 },
  ];
  const columns: Column[] = [
    ...dates(form, '28. INCLUSIVE DATES', 46 + 4 * wide),
    { head: 'POSITION TITLE\n(Write in full/Do not abbreviate)', width: 148 + 41 * wide, align: 'center' },
    { head: 'DEPARTMENT / AGENCY / OFFICE / COMPANY\n(Write in full/Do not abbreviate)', width: 148 + 41 * wide, align: 'center' },
    ...(form.hasSalary ? salary : []),
    { head: 'STATUS OF APPOINTMENT', width: 54 + 6 * wide, align: 'center', size: 6 },
    { head: form.government.head, width: 36 + 2 * wide, align: 'center', size: 6 },
  ];
  const rows = sheet.work.map((one) => [
    writeDate(one.from, form),
    one.to === null ? 'PRESENT' : writeDate(one.to, form),
    block(one.position),
    block(one.company),
    ...(form.hasSalary ? [writeMoney(one.monthly_salary), block(one.sg_step)] : []),
    block(one.appointment_status),
    one.is_government ? form.government.yes : form.government.no,
  ]);
  return {
    bar: 'V. WORK EXPERIENCE',
    note: '(Include private employment. Start from your recent work) Description of duties should be indicated in the attached Work Experience Sheet.',
    columns,
    headHeight: 36,
    rowHeight: 20,
    printed: 28,
    rows: orNotApplicable(rows, columns, sheet.not_applicable.includes('work')),
    name: 'Work experience',
    sheet: 'C6',
    sheetTitle: 'C6_Work Exp cont.',
  };
}

/** 'Voluntary work': VI and 29, in 2026 VII and 30. */
export function voluntaryWork(sheet: SheetOnPaper, form: RevisionWords): Table {
  const [section, item] = numbersOf('voluntary', form);
  const columns: Column[] = [
    { head: `${item}. NAME & ADDRESS OF ORGANIZATION\n(Write in full)`, width: 236 },
    ...dates(form, 'INCLUSIVE DATES', 50),
    { head: 'NUMBER OF HOURS', width: 46, align: 'center' },
    { head: 'POSITION / NATURE OF WORK', width: 194, align: 'center' },
  ];
  const rows = sheet.voluntary.map((one) => [
    block(one.organization),
    writeDate(one.from, form),
    one.to === null && one.from !== null ? 'PRESENT' : writeDate(one.to, form),
    writeShortHundredths(one.hours),
    block(one.position),
  ]);
  return {
    bar: `${section}. VOLUNTARY WORK OR INVOLVEMENT IN CIVIC / NON-GOVERNMENT / PEOPLE / VOLUNTARY ORGANIZATION/S`,
    columns,
    headHeight: 32,
    rowHeight: 20,
    printed: 7,
    rows: orNotApplicable(rows, columns, sheet.not_applicable.includes('voluntary')),
    name: 'Voluntary work',
    sheet: 'C10',
    sheetTitle: 'C10_Vol. Work cont.',
  };
}

/** 'Learning and development': VII and 30, in 2026 VI and 29. */
export function training(sheet: SheetOnPaper, form: RevisionWords): Table {
  const [section, item] = numbersOf('training', form);
  const columns: Column[] = [
    { head: `${item}. TITLE OF LEARNING AND DEVELOPMENT INTERVENTIONS/TRAINING PROGRAMS\n(Write in full)`, width: 226 },
    ...dates(form, 'INCLUSIVE DATES OF ATTENDANCE', 50),
    { head: 'NUMBER OF HOURS', width: 46, align: 'center' },
    { head: 'Type of L&D\n(Managerial/ Supervisory/ Technical/etc)', width: 64, align: 'center', size: 6 },
    { head: 'CONDUCTED/ SPONSORED BY\n(Write in full)', width: 140, align: 'center' },
  ];
  const rows = sheet.training.map((one) => [
    block(one.title),
    writeDate(one.from, form),
    writeDate(one.to, form),
    writeShortHundredths(one.hours),
    block(one.type),
    block(one.sponsor),
  ]);
  return {
    bar: `${section}. LEARNING AND DEVELOPMENT (L&D) INTERVENTIONS/TRAINING PROGRAMS ATTENDED`,
    note: '(Start from the most recent L&D/training program and include only the relevant L&D/training taken for the last five (5) years for Division Chief/Executive/Managerial positions)',
    columns,
    headHeight: 32,
    rowHeight: 19,
    printed: 21,
    rows: orNotApplicable(rows, columns, sheet.not_applicable.includes('training')),
    name: 'Learning and development',
    sheet: 'C5',
    sheetTitle: 'C5_L&D cont.',
  };
}

/** VIII, items 31 to 33: three lists side by side. */
export function otherInformation(sheet: SheetOnPaper): Table {
  const columns: Column[] = [
    { head: '31. SPECIAL SKILLS and HOBBIES', width: 164, align: 'center', size: 7 },
    { head: '32. NON-ACADEMIC DISTINCTIONS / RECOGNITION\n(Write in full)', width: 236, align: 'center', size: 7 },
    { head: '33. MEMBERSHIP IN ASSOCIATION/ORGANIZATION\n(Write in full)', width: 176, align: 'center', size: 7 },
  ];
  const lists = (['skills', 'recognitions', 'memberships'] as const).map((name) => {
    if (sheet[name].length > 0) return sheet[name].map(block);
    return sheet.not_applicable.includes(name) ? [NA] : [];
  });
  return {
    bar: 'VIII. OTHER INFORMATION',
    columns,
    headHeight: 22,
    rowHeight: 18,
    printed: 7,
    rows: Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, index) => lists.map((list) => list[index] ?? '')),
    name: 'Other information',
    sheet: 'C11',
    sheetTitle: 'C11_Other Info cont.',
  };
}

function numbersOf(which: 'voluntary' | 'training', form: RevisionWords): [string, number] {
  return form.pageThree[0] === which ? ['VI', 29] : ['VII', 30];
}

/** A section that does not apply says so in its first row; one that was not filled yet stays open. */
function orNotApplicable(rows: string[][], columns: Column[], isSaid: boolean): string[][] {
  return rows.length === 0 && isSaid ? [columns.map(() => NA)] : rows;
}
