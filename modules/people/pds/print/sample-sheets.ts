import { ANSWERS, type AddressOnSheet, type SheetOnPaper } from '../contract/sheet.ts';

/** Sheets for the tests and measures of the print: of nobody, and short; sample-full-sheets.ts has the long ones. */

const nowhere: AddressOnSheet = {
  house: '',
  street: '',
  subdivision: '',
  barangay: '',
  barangay_code: '',
  city: '',
  province: '',
  zip_code: '',
};
const nobody = { surname: '', first_name: '', middle_name: '', name_extension: '' };

/** Nothing is entered yet. */
export function emptySheet(): SheetOnPaper {
  return {
    personal: {
      ...nobody,
      birth_date: null,
      birth_place: '',
      sex: null,
      civil_status: '',
      height: null,
      weight: null,
      blood_type: '',
      gsis: '',
      umid: '',
      pagibig: '',
      philhealth: '',
      sss: '',
      philsys: '',
      tin: '',
      idno: '',
      citizenship: null,
      dual_mode: null,
      dual_country: '',
      residential: nowhere,
      permanent: nowhere,
      permanent_is_residential: false,
      telephone: '',
      mobile: '',
      email: '',
    },
    spouses: [],
    children: [],
    parents: { father: nobody, mother: { surname: '', first_name: '', middle_name: '' } },
    education: [],
    eligibilities: [],
    work: [],
    voluntary: [],
    training: [],
    skills: [],
    recognitions: [],
    memberships: [],
    answers: ANSWERS.map((number) => ({ number, yes: null, details: '', filed_on: null, case_status: '' })),
    references: [],
    government_id: { type: '', number: '', issued_on: null, issued_at: '' },
    not_applicable: [],
  };
}

/** A young instructor. */
export function shortSheet(): SheetOnPaper {
  const empty = emptySheet();
  return {
    ...empty,
    personal: {
      ...empty.personal,
      surname: 'Ibarra',
      first_name: 'Maria Clara',
      middle_name: 'Delos Santos',
      birth_date: '1996-03-07',
      birth_place: 'Calamba City, Laguna',
      sex: 'Female',
      civil_status: 'Single',
      height: 158,
      weight: 5250,
      blood_type: 'O+',
      gsis: '02003456789',
      umid: '001112345678',
      pagibig: '121234567890',
      philhealth: '190123456789',
      sss: '3412345678',
      philsys: '1234567890123456',
      tin: '123456789000',
      idno: '2021-0042',
      citizenship: 'Filipino',
      residential: {
        ...nowhere,
        house: 'Block 4 Lot 12',
        street: 'Sampaguita Street',
        barangay: 'Barangay Real',
        barangay_code: '0403405035',
        city: 'Calamba City',
        province: 'Laguna',
        zip_code: '4027',
      },
      permanent_is_residential: true,
      mobile: '+639171234567',
      email: 'mc.ibarra@university.example',
    },
    parents: {
      father: { surname: 'Ibarra', first_name: 'Crisostomo', middle_name: 'Magsalin', name_extension: 'Sr.' },
      mother: { surname: 'Delos Santos', first_name: 'Teodora', middle_name: 'Alonso' },
    },
    education: [
      school('elementary', 'Calamba Central School', 'Elementary', 2002, 2008, 'With Honors'),
      school('secondary', 'Calamba City Science High School', 'Secondary', 2008, 2012, ''),
      school('college', 'University of the Philippines Los Baños', 'Bachelor of Science in Mathematics', 2012, 2016, 'Cum Laude'),
      {
        ...school('graduate', 'University of the Philippines Los Baños', 'Master of Science in Mathematics', 2018, null, ''),
        is_present: true,
        units_earned: '24 units',
      },
    ],
    eligibilities: [
      {
        eligibility: 'PD 907 (Honor Graduate)',
        rating: null,
        examined_on: '2016-07-15',
        examined_at: 'CSC Regional Office IV',
        licence_number: '',
        licence_until: null,
      },
      {
        eligibility: 'RA 1080 (Teacher)',
        rating: 8740,
        examined_on: '2017-03-26',
        examined_at: 'Manila',
        licence_number: '1534567',
        licence_until: '2029-03-07',
      },
    ],
    work: [
      {
        ...job(1),
        from: '2021-08-16',
        to: null,
        position: 'Instructor I',
        company: 'State University',
        is_internal: true,
        duties: 'Teaches calculus and statistics.',
        office_unit: 'College of Science',
        supervisor: 'Dr. Pilosopo Tasyo',
        accomplishments: ['Wrote a workbook in calculus', 'Adviser of the mathematics society'],
      },
      {
        ...job(2),
        from: '2016-09-01',
        to: '2021-07-31',
        position: 'Teacher',
        company: 'Colegio de San Juan',
        is_government: false,
        sg_step: '',
        monthly_salary: 2_200_000,
      },
    ],
    training: [
      {
        title: 'Outcomes-Based Education Seminar-Workshop',
        from: '2023-05-03',
        to: '2023-05-05',
        hours: 2400,
        type: 'Technical',
        sponsor: 'Commission on Higher Education',
      },
    ],
    skills: ['Data analysis', 'Playing the violin'],
    memberships: ['Mathematical Society of the Philippines'],
    answers: ANSWERS.map((number) => ({
      number,
      yes: number === '37',
      details: number === '37' ? 'Resigned from Colegio de San Juan, 31 July 2021' : '',
      filed_on: null,
      case_status: '',
    })),
    references: [
      { name: 'Basilio Reyes', address: 'San Diego, Laguna', contact: '0917 765 4321' },
      { name: 'Sisa Cruz', address: 'Los Baños, Laguna', contact: 'sisa.cruz@example.ph' },
      { name: 'Elias Bautista', address: 'Santa Rosa City, Laguna', contact: '(049) 536 0000' },
    ],
    government_id: { type: 'Philippine Passport', number: 'P1234567A', issued_on: '2022-02-14', issued_at: 'DFA Calamba' },
  };
}

export function school(
  level: SheetOnPaper['education'][number]['level'],
  name: string,
  degree: string,
  from: number,
  to: number | null,
  honors: string,
): SheetOnPaper['education'][number] {
  return {
    level,
    senior_high: false,
    school: name,
    degree,
    major: '',
    from_year: from,
    to_year: to,
    is_present: false,
    units_earned: '',
    year_graduated: to,
    honors,
  };
}

export function job(number: number): SheetOnPaper['work'][number] {
  const year = 2026 - number;
  return {
    from: `${year}-01-01`,
    to: `${year}-12-31`,
    position: `Administrative Assistant ${number}`,
    company: `Provincial Government of Laguna, Office ${number}`,
    monthly_salary: 3_000_000 - number * 12_345,
    sg_step: `08-${1 + (number % 8)}`,
    appointment_status: 'Permanent',
    is_government: number % 3 !== 0,
    is_part_time: false,
    is_internal: false,
    office_unit: '',
    supervisor: '',
    agency_place: '',
    accomplishments: [],
    duties: '',
  };
}

export function rows<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** A, B, C and on, so that each row is told apart in a text. */
export function letters(index: number): string {
  return String.fromCodePoint(65 + (index % 26));
}
