import { LEAD_40 } from '../../contract/questions.ts';
import type { Revision } from '../../contract/sheet.ts';

/** What differs between the revisions of CS Form No. 212 (domain, section 2). Everything else is shared. */
export interface RevisionWords {
  revision: Revision;
  /** How a date is asked for and written. */
  dates: 'mm/dd/yyyy' | 'dd/mm/yyyy';
  /** Item 1 of 2017, which the Commission fills. */
  hasCscNumber: boolean;
  surnameNumber: string;
  firstNameNumber: string;
  sex: string;
  item10: { text: string; key: 'gsis' | 'umid' };
  item13: { text: string; key: 'sss' | 'philsys' };
  tin: string;
  legibly: string;
  eligibility: string;
  licenceUntil: string;
  hasSalary: boolean;
  government: { head: string; yes: string; no: string };
  /** The order in which page 3 brings them; the first is VI and 29, the second VII and 30. */
  pageThree: ['voluntary', 'training'] | ['training', 'voluntary'];
  item40: string;
  referenceHeads: [string, string, string];
  photo: string;
  signature: string;
  /** 2026 has sheets of its own for what goes on: C5 to C11. */
  hasFixedContinuation: boolean;
}

const GUIDE_2025 =
  'Print legibly if accomplished through own handwriting. Tick appropriate boxes (       ) and use separate sheet if necessary. Indicate N/A if not applicable. DO NOT ABBREVIATE.';
const revised2025: RevisionWords = {
  revision: '2025',
  dates: 'dd/mm/yyyy',
  hasCscNumber: false,
  surnameNumber: '2.',
  firstNameNumber: '',
  sex: 'SEX (AT BIRTH)',
  item10: { text: 'UMID ID NO.', key: 'umid' },
  item13: { text: 'PhilSys Number (PSN):', key: 'philsys' },
  tin: 'TIN NO.',
  legibly: GUIDE_2025,
  eligibility:
    'CES/CSEE/CAREER SERVICE/RA 1080 (BOARD/ BAR)/UNDER SPECIAL LAWS/CATEGORY II/ IV ELIGIBILITY and ELIGIBILITIES FOR UNIFORMED PERSONNEL',
  licenceUntil: 'Valid Until',
  hasSalary: false,
  government: { head: "GOV'T SERVICE\n(Y/ N)", yes: 'Y', no: 'N' },
  pageThree: ['voluntary', 'training'],
  item40: LEAD_40,
  referenceHeads: ['NAME', 'OFFICE / RESIDENTIAL ADDRESS', 'CONTACT NO. AND/OR EMAIL'],
  photo: 'Passport-sized unfiltered digital picture taken within the last 6 months\n4.5 cm. X 3.5 cm',
  signature: '(wet signature/e-signature/digital certificate)',
  hasFixedContinuation: false,
};

const revised2017: RevisionWords = {
  ...revised2025,
  revision: '2017',
  dates: 'mm/dd/yyyy',
  hasCscNumber: true,
  sex: 'SEX',
  item10: { text: 'GSIS ID NO.', key: 'gsis' },
  item13: { text: 'SSS NO.', key: 'sss' },
  legibly:
    'Print legibly. Tick appropriate boxes (       ) and use separate sheet if necessary. Indicate N/A if not applicable. DO NOT ABBREVIATE.',
  eligibility: "CAREER SERVICE/ RA 1080 (BOARD/ BAR) UNDER SPECIAL LAWS/ CES/ CSEE BARANGAY ELIGIBILITY / DRIVER'S LICENSE",
  licenceUntil: 'Date of Validity',
  hasSalary: true,
  item40:
    "Pursuant to: (a) Indigenous People's Act (RA 8371); (b) Magna Carta for Disabled Persons (RA 7277); and (c) Solo Parents Welfare Act of 2000 (RA 8972), please answer the following items:",
  referenceHeads: ['NAME', 'ADDRESS', 'TEL. NO.'],
  photo:
    'ID picture taken within the last 6 months\n4.5 cm. X 3.5 cm\n(passport size)\nWith full and handwritten name tag and signature over printed name\nComputer generated or photocopied picture is not acceptable',
  signature: '',
};

const revised2026: RevisionWords = {
  ...revised2025,
  revision: '2026',
  surnameNumber: '1.',
  firstNameNumber: '2.',
  sex: 'SEX AT BIRTH',
  item13: { text: 'PhilSys Card Number (PCN)', key: 'philsys' },
  hasSalary: true,
  government: { head: "GOV'T SERVICE\n(Yes/ No)", yes: 'YES', no: 'NO' },
  pageThree: ['training', 'voluntary'],
  hasFixedContinuation: true,
};

export const REVISION_WORDS: Record<Revision, RevisionWords> = { '2017': revised2017, '2025': revised2025, '2026': revised2026 };
