import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { closePrint } from '@talaan/kernel/server/print/print.ts';
import { readPdfText } from '@talaan/kernel/server/print/read-pdf-text.ts';
import type { LetterheadOnPaper, Printing } from '@talaan/papers/server/public.ts';
import fc from 'fast-check';
import { tries } from '@talaan/testing/tries.ts';
import { FORM_BOXES } from '../rules/leave-type.ts';
import { FORM_6_BOXES } from './form-6-boxes.ts';
import { leaveForm, type LeaveFormSheet } from './cs-form-6.ts';
import { allocationForm, type AllocationSheet } from './cs-form-6a.ts';

after(closePrint);

test('CS Form No. 6 has every box of the form, in its order', async () => {
  const text = await print(sheet());
  const boxes = [
    'Civil Service Form No. 6',
    'ANNEX A',
    'Revised 2020',
    'APPLICATION FOR LEAVE',
    '1. OFFICE/DEPARTMENT',
    '2. NAME:',
    '3. DATE OF FILING',
    '4. POSITION',
    '5. SALARY',
    '6. DETAILS OF APPLICATION',
    '6.A TYPE OF LEAVE TO BE AVAILED OF',
    ...FORM_6_BOXES.map(({ name }) => name),
    'Others:',
    '6.C NUMBER OF WORKING DAYS APPLIED FOR',
    'INCLUSIVE DATES',
    '7. DETAILS OF ACTION ON APPLICATION',
    '7.A CERTIFICATION OF LEAVE CREDITS',
    'Total Earned',
    'Less this application',
    'Balance',
    '7.C APPROVED FOR:',
    'days with pay',
    'days without pay',
    'others (Specify)',
    '(Authorized Official)',
    'INSTRUCTIONS AND REQUIREMENTS',
    '1. Vacation leave',
    '15. Adoption Leave',
    'CSC Memorandum Circular No. 2, s. 1985',
  ];
  let at = 0;
  for (const words of boxes) {
    const found = text.indexOf(words, at);
    assert.ok(found >= at, `${words} is not where the form has it`);
    at = found;
  }
  for (const words of [
    'In case of Vacation/Special Privilege Leave:',
    'Within the Philippines',
    'Abroad (Specify)',
    'In Hospital (Specify Illness)',
    'Out Patient (Specify Illness)',
    'In case of Special Leave Benefits for Women:',
    "Completion of Master's Degree",
    'BAR/Board Examination Review',
    'Monetization of Leave Credits',
    'Terminal Leave',
    '6.D COMMUTATION',
    'Not Requested',
    '(Signature of Applicant)',
    '7.B RECOMMENDATION',
    'For approval',
    'For disapproval due to',
    '7.D DISAPPROVED DUE TO:',
    'Stamp of Date of Receipt',
  ]) {
    assert.ok(text.includes(words), words);
  }
});

test('a filled form says what was applied for, certified, recommended and approved', async () => {
  const text = await print(filled());
  for (const words of [
    'RECEIVED 2 Mar 2026',
    'DELA CRUZ',
    'PHP 42,178.00',
    'Batanes',
    '3 working days',
    '9–11 Mar 2026',
    'As of 2 Mar 2026',
    'Total Earned 1.250 40.000',
    'Less this application 1.250 0.000',
    'Balance 0.000 40.000',
    '1.250 days with pay',
    '1.750 days without pay',
    'JOSEFINA R. MACARAEG',
  ]) {
    assert.ok(text.includes(words), `${words} in ${text}`);
  }
});

test('exactly the box of the type is ticked, and a type without a box stands at Others', async () => {
  for (const box of FORM_BOXES) {
    const { sheets } = (await leaveForm.compose(printing, [{ sheet: { ...sheet(), box, others: box }, code: null }], heads)).input as {
      sheets: { types: { on: boolean }[]; others: string }[];
    };
    const ticked = sheets[0]!.types.flatMap(({ on }, at) => (on ? [FORM_6_BOXES[at]!.box] : []));
    assert.deepEqual(ticked, box === 'OTHERS' ? [] : [box]);
  }
});

test('whatever is written, the form is its face and its back', { timeout: 120_000 }, async () => {
  const text = fc.string({ unit: fc.constantFrom(...'ABCDEFGHIJKLM NÑOPQRSTUVWXYZ-.,()'), maxLength: 180 });
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 8, maxLength: 8 }), async (texts) => {
      const [office, last_name, first_name, place_detail, dates, against, disapproved, position] = texts as [string, ...string[]];
      const long = { ...filled(), office, last_name, first_name, place_detail, dates, disapproved, position } as LeaveFormSheet;
      const pdf = await leaveForm.print(
        printing,
        [{ sheet: { ...long, recommended: { approval: false, against: against! } }, code: null }],
        heads,
      );
      assert.equal(pagesOf(pdf), 2);
    }),
    { numRuns: tries(5, 60) },
  );
});

test('CS Form No. 6a names the mother, the days, who receives them and the relation, on one page', async () => {
  const pdf = await allocationForm.print(printing, [{ sheet: allocation(), code: null }], heads);
  assert.equal(pagesOf(pdf), 1);
  const text = squeeze(await readPdfText(pdf));
  for (const words of [
    'Civil Service Form No. 6a',
    'NOTICE OF ALLOCATION OF MATERNITY LEAVE',
    'I. FOR THE FEMALE EMPLOYEE',
    'REYES, ANA LIZA',
    'EXPECTED DATE OF DELIVERY',
    '14 Mar 2026',
    'allocating 7 days of my maternity leave',
    "II. FOR THE CHILD'S FATHER / ALTERNATE CAREGIVER",
    'REYES, JUAN',
    'RELATIONSHIP TO THE FEMALE EMPLOYEE',
    'PROOF OF RELATIONSHIP',
    "III. FOR THE AGENCY OF THE CHILD'S FATHER / ALTERNATE CAREGIVER",
  ]) {
    assert.ok(text.includes(words), `${words} in ${text}`);
  }
});

const printing = {} as Printing;
const head: LetterheadOnPaper = {
  republic: 'Republic of the Philippines',
  university: 'Talaan State University',
  office: 'Human Resources Office',
  address: 'Rizal Avenue, San Isidro',
  contact: '',
  footer: '',
  left: null,
  right: null,
  signatories: [],
};
const heads = new Map([['1 2026-03-02', { head, files: {} }]]) as never as Parameters<typeof leaveForm.compose>[2];
const nobody = { name: '', title: '', note: '' };

function sheet(): LeaveFormSheet {
  return {
    control_number: '',
    office_id: 1,
    office: 'Office of the Registrar',
    last_name: 'DELA CRUZ',
    first_name: 'JUAN',
    middle_name: 'SANTOS',
    filed_on: '2026-03-02',
    received_on: null,
    position: 'Administrative Officer IV',
    monthly_salary: 4_217_800,
    box: 'VACATION',
    others: '',
    place: 'PHILIPPINES',
    place_detail: 'Batanes',
    illness_place: null,
    illness: '',
    study_purpose: null,
    other_purpose: null,
    thousandths: 3_000,
    unit: 'WORKING',
    dates: '9–11 Mar 2026',
    commutation: false,
    applicant: { name: 'Juan S. Dela Cruz', title: '', note: '' },
    certified: null,
    certified_by: nobody,
    recommended: null,
    recommended_by: nobody,
    approved: null,
    disapproved: '',
    authority: nobody,
    note: '',
  };
}

/** The split of section 6: three days with VL 1.250 and SL 40. */
function filled(): LeaveFormSheet {
  return {
    ...sheet(),
    received_on: '2026-03-02',
    certified: {
      as_of: '2026-03-02',
      vl: { earned: 1_250, less: 1_250, balance: 0 },
      sl: { earned: 40_000, less: 0, balance: 40_000 },
      other: '',
    },
    certified_by: { name: 'Maria Clara D. Ibarra', title: 'Chief Administrative Officer', note: 'Certified on 3 Mar 2026' },
    recommended: { approval: true, against: '' },
    recommended_by: { name: 'Josefina R. Macaraeg', title: 'University Registrar', note: 'Recommended on 4 Mar 2026' },
    approved: { with_pay: 1_250, without_pay: 1_750, others: '' },
    authority: { name: 'Ernesto V. Lualhati', title: 'Vice President for Administration', note: 'Approved on 5 Mar 2026' },
  };
}

function allocation(): AllocationSheet {
  return {
    control_number: '',
    office_id: 1,
    date: '2026-03-02',
    name: 'REYES, ANA LIZA M.',
    position: 'Instructor I',
    home_address: '12 Mabini St., San Isidro',
    agency: 'Talaan State University, Rizal Avenue, San Isidro',
    contact: '0917 123 4567',
    expected_on: '2026-03-14',
    days: 7,
    receiver_name: 'REYES, JUAN P.',
    receiver_position: 'Engineer II',
    receiver_address: '12 Mabini St., San Isidro',
    receiver_agency: 'DPWH, San Isidro',
    relation: 'FATHER',
    relation_detail: '',
  };
}

async function print(one: LeaveFormSheet): Promise<string> {
  return squeeze(await readPdfText(await leaveForm.print(printing, [{ sheet: one, code: null }], heads)));
}

function squeeze(text: string): string {
  return text.replaceAll(/[\s·]+/g, ' ').replaceAll('’', "'");
}

function pagesOf(pdf: Uint8Array): number {
  return [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/\/Type\s*\/Page\b/g),
  ].length;
}
