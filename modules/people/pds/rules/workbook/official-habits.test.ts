import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWorkbook } from './read-workbook.ts';

/** A part of the official workbook as people fill it: merged boxes have their text in the first cell, numbers stand in cells of their own. */
const C1 = [
  ['CS Form No. 212', '', '', ''],
  ['Revised 2017', '', '', ''],
  ['PERSONAL DATA SHEET'],
  ['I. PERSONAL INFORMATION'],
  ['2.', 'SURNAME', '', 'DELA CRUZ'],
  ['', 'FIRST NAME : JUAN', '', '', '', 'NAME EXTENSION (JR., SR)   III'],
  ['', 'MIDDLE NAME', '', '-n/a-'],
  ['3.', 'DATE OF BIRTH\n(mm/dd/yyyy)', '', '1980-05-12', '', '16. CITIZENSHIP', '', '/', 'Filipino', '', 'Dual Citizenship'],
  ['4.', 'PLACE OF BIRTH', '', 'Solano, Nueva Vizcaya', '', 'Pls. indicate country: ________'],
  ['5.', 'SEX', '', '[x] Male', '[ ] Female'],
  ['6.', 'CIVIL STATUS', '', 'Single', 'x', 'Married'],
  ['7.', 'HEIGHT (m)', '', '5\'8"', '', '17. RESIDENTIAL ADDRESS', '', 'Lot 4', '', 'Rizal St.'],
  ['8.', 'WEIGHT (kg)', '', '70 kgs', '', '', '', 'House/Block/Lot No.', '', 'Street'],
  ['9.', 'BLOOD TYPE', '', 'o+', '', '', '', 'N/A', '', 'Brgy. Roxas'],
  ['', '', '', '', '', '', '', 'Subdivision/Village', '', 'Barangay'],
  ['10.', 'GSIS ID NO.', '', '02003456789', '', '', '', 'Solano', '', 'Nueva Vizcaya'],
  ['', '', '', '', '', '', '', 'City/Municipality', '', 'Province'],
  ['14.', 'TIN NO.', '', '123-456-789-000', '', 'ZIP CODE', '', '3709'],
  ['', '', '', '', '', '20. MOBILE NO.', '', '9171234567 / 09991234567'],
  ['', '', '', '', '', '21. E-MAIL ADDRESS (if any): Juan@Example.COM'],
  ['II. FAMILY BACKGROUND'],
  ['22.', "SPOUSE'S SURNAME", '', 'REYES', '', '23. NAME of CHILDREN (Write full name and list all)', '', '', 'DATE OF BIRTH (mm/dd/yyyy)'],
  ['', 'FIRST NAME', '', 'ANA', '', 'JUAN DELA CRUZ IV', '', '', 'sometime in 2005'],
  ['III. EDUCATIONAL BACKGROUND'],
  [
    '26.',
    'LEVEL',
    'NAME OF SCHOOL',
    'BASIC EDUCATION/DEGREE/COURSE',
    'PERIOD OF ATTENDANCE',
    '',
    'HIGHEST LEVEL/UNITS EARNED',
    'YEAR GRADUATED',
    'SCHOLARSHIP/ACADEMIC HONORS RECEIVED',
  ],
  ['', '', '', '', 'From', 'To'],
  ['COLLEGE', '', 'Saint Mary’s University', 'BS Accountancy', 'June 1997', '2001-03-30', 'Graduated', '2001', 'n/a'],
];
const C2 = [
  ['IV. CIVIL SERVICE ELIGIBILITY'],
  [
    '27.',
    'CAREER SERVICE/ RA 1080 (BOARD/ BAR) UNDER SPECIAL LAWS',
    'RATING',
    'DATE OF EXAMINATION / CONFERMENT',
    'PLACE OF EXAMINATION / CONFERMENT',
    'LICENSE (if applicable)',
  ],
  ['', '', '', '', '', 'NUMBER', 'Date of Validity'],
  ['Certified Public Accountant', '', '82.5%', 'May 12, 2002', 'Manila', '0098765', '2027-05-12'],
  ['V. WORK EXPERIENCE'],
  [
    '28.',
    'INCLUSIVE DATES (mm/dd/yyyy)',
    '',
    'POSITION TITLE',
    'DEPARTMENT / AGENCY / OFFICE / COMPANY',
    'MONTHLY SALARY',
    'SALARY/ JOB/ PAY GRADE & STEP',
    'STATUS OF APPOINTMENT',
    "GOV'T SERVICE (Y/ N)",
  ],
  ['', 'From', 'To'],
  ['', '07/01/2002', 'to date', 'Bookkeeper', 'V. Mapa Trading', '12,500.00', 'n/a', 'Regular', 'N'],
  ['(Continue on separate sheet if necessary)'],
];
const C3 = [
  ['VIII. OTHER INFORMATION'],
  ['31.', 'SPECIAL SKILLS and HOBBIES', '32.', 'NON-ACADEMIC DISTINCTIONS / RECOGNITION', '33.', 'MEMBERSHIP IN ASSOCIATION/ORGANIZATION'],
  ['Chess', '', 'Employee of the year', '', 'PICPA'],
];
const C4 = [
  ['34.', 'a. within the third degree?', '', 'YES', '', 'NO'],
  ['', '', '', 'If YES, give details: ________'],
  ['', 'b. within the fourth degree (for Local Government Unit - Career Employees)?', '', 'YES', 'x', 'NO'],
  ['', '', '', 'If YES, give details:'],
  ['37.', 'Have you ever been separated from the service in any of the following modes: resignation?', '', '☑ YES', '', '☐ NO'],
  ['', '', '', 'If YES, give details:'],
  ['', '', '', 'End of contract, 2001'],
  ['41.', 'REFERENCES'],
  ['', 'NAME', '', 'ADDRESS', '', 'TEL. NO.'],
  ['', 'Pedro Santos', '', 'Bayombong', '', '(078) 321-4567'],
  ['42.', 'Government Issued ID: Passport'],
  ['', 'ID/License/Passport No.: P1234567A'],
  ['', 'Date/Place of Issuance: 03/15/2020 DFA Tuguegarao'],
];

test('the official workbook as people fill it', () => {
  const read = readWorkbook([
    { name: 'C1', rows: C1 },
    { name: 'C2', rows: C2 },
    { name: 'C3', rows: C3 },
    { name: 'C4', rows: C4 },
  ])!;
  const of = (section: keyof typeof read.sections) => read.sections[section].map(({ boxes }) => boxes);
  assert.deepEqual(of('personal'), [
    {
      surname: 'DELA CRUZ',
      first_name: 'JUAN',
      middle_name: 'N/A',
      name_extension: 'III',
      birth_date: '1980-05-12',
      birth_place: 'Solano, Nueva Vizcaya',
      sex: 'Male',
      civil_status: 'Married',
      height: '1.73',
      weight: '70.00',
      blood_type: 'O+',
      gsis: '02003456789',
      tin: '123456789000',
      citizenship: 'Filipino',
      mobile: '+639171234567',
      email: 'juan@example.com',
      residential_house: 'Lot 4',
      residential_street: 'Rizal St.',
      residential_barangay: 'Brgy. Roxas',
      residential_city: 'Solano',
      residential_province: 'Nueva Vizcaya',
      residential_zip_code: '3709',
    },
  ]);
  assert.deepEqual(of('spouses'), [{ surname: 'REYES', first_name: 'ANA' }]);
  assert.deepEqual(of('children'), [{ fullname: 'JUAN DELA CRUZ IV', birth_date: 'sometime in 2005' }], 'what is no date stays as written');
  assert.deepEqual(of('education'), [
    {
      level: 'college',
      school: 'Saint Mary’s University',
      degree: 'BS Accountancy',
      from_year: '1997',
      to_year: '2001',
      year_graduated: '2001',
    },
  ]);
  assert.deepEqual(of('eligibilities'), [
    {
      eligibility: 'Certified Public Accountant',
      rating: '82.50',
      examined_on: '2002-05-12',
      examined_at: 'Manila',
      licence_number: '0098765',
      licence_until: '2027-05-12',
    },
  ]);
  assert.deepEqual(of('work'), [
    {
      from: '2002-07-01',
      position: 'Bookkeeper',
      company: 'V. Mapa Trading',
      monthly_salary: '12500.00',
      appointment_status: 'Regular',
      is_government: false,
    },
  ]);
  assert.deepEqual(
    [of('skills'), of('recognitions'), of('memberships')],
    [[{ text: 'Chess' }], [{ text: 'Employee of the year' }], [{ text: 'PICPA' }]],
  );
  assert.deepEqual(
    read.sections.answers.map(({ question, boxes }) => [question, boxes]),
    [
      ['34b', { yes: false }],
      ['37', { yes: true, details: 'End of contract, 2001' }],
    ],
  );
  assert.deepEqual(read.unread, ['Question 34a']);
  assert.deepEqual(of('references'), [{ name: 'Pedro Santos', address: 'Bayombong', contact: '(078) 321-4567' }]);
  assert.deepEqual(of('government_id'), [{ type: 'Passport', number: 'P1234567A', issued_on: '2020-03-15', issued_at: 'DFA Tuguegarao' }]);
  assert.deepEqual(read.unplaced, []);
});

test('N/A is an answer where the sheet has one for it: a section, a middle name, a street; a dash is none', () => {
  const none = (rows: string[][], ...at: number[]) =>
    rows.map((row, index) => (at.includes(index) ? row.map((text) => (text === '' ? '' : 'N/A')) : row));
  const family = C1.map((row) =>
    row.includes("SPOUSE'S SURNAME")
      ? [
          '22.',
          "SPOUSE'S SURNAME",
          '',
          'n/a',
          '',
          '23. NAME of CHILDREN (Write full name and list all)',
          '',
          '',
          'DATE OF BIRTH (mm/dd/yyyy)',
        ]
      : row.includes('ANA')
        ? ['', 'FIRST NAME', '', 'N.A.', '', 'Not applicable', '', '', 'N/A']
        : row.map((text) => (text === 'Rizal St.' ? 'N/A' : text)),
  );
  const read = readWorkbook([
    { name: 'C1', rows: family },
    { name: 'C2', rows: none(C2, 3, 7) },
    { name: 'C3', rows: [C3[0]!, C3[1]!, ['None', '', '-', '', 'PICPA']] },
  ])!;
  assert.deepEqual(read.not_applicable, ['spouses', 'children', 'eligibilities', 'work', 'skills']);
  assert.deepEqual(
    [read.sections.personal[0]!.boxes.residential_street, read.sections.personal[0]!.boxes.residential_subdivision],
    ['N/A', undefined],
  );
  assert.deepEqual(read.unplaced, []);
  const filled = readWorkbook([
    { name: 'C1', rows: C1 },
    { name: 'C2', rows: C2 },
  ])!;
  assert.deepEqual(filled.not_applicable, []);
});
