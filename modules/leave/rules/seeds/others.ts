import { FORM_6A, IN_GOVERNMENT, MEDICAL_CERTIFICATE, seed, SINCE_RA_11210, WITH_CREDITS } from './seed.ts';

/** The most working days that a year of 365 or 366 days has. */
const WORKING_DAYS_OF_A_YEAR = 262;

/** The types that go under 'Others' in 6.A of CS Form No. 6, and those that it is not used for. */
export const OTHER_TYPES = [
  seed('MLA', 'Allocated maternity leave', 'OTHERS', 'RA 11210 Sec. 6; MC 5 s.2021', {
    effectiveOn: SINCE_RA_11210,
    amount: 7000,
    per: 'EVENT',
    event: 'Date of delivery',
    countsDates: true,
    noticeDays: 0,
    papers: [
      { name: FORM_6A, when: 'ALWAYS' },
      { name: 'Proof of relationship', when: 'ALWAYS' },
    ],
  }),
  seed('WL', 'Wellness Leave', 'OTHERS', 'CSC Res. 2501292; MC 1 s.2026', {
    effectiveOn: '2026-01-01',
    amount: 5000,
    per: 'YEAR',
    smallest: 'HALF',
    countsDates: true,
    noticeDays: 5,
    longestRun: 3,
    isDiscretionary: true,
  }),
  seed('CTO', 'Compensatory Time-Off', 'OTHERS', 'CSC-DBM JC 2 s.2004; JC 2-A s.2005', {
    charge: 'COC',
    unit: 'HOURS',
    smallest: 'HALF',
    statuses: ['PERM', 'TEMP', 'CAS', 'CONTR'],
    noticeDays: 0,
    longestRun: 5,
    isDiscretionary: true,
    papers: [{ name: 'Certificate of COC earned', when: 'WHERE_GIVEN' }],
  }),
  seed('CDO', 'Compensatory Day-Off', 'OTHERS', 'agency rule', {
    charge: 'CDO',
    smallest: 'HALF',
    countsDates: true,
    noticeDays: 0,
    isDiscretionary: true,
    confidence: 'assumed',
    papers: [{ name: 'Authority to render duty on a rest day or holiday', when: 'WHERE_GIVEN' }],
  }),
  seed('SC', 'Service Credits', 'OTHERS', 'MC 41 s.1998 (teachers leave); MC 9 s.1988', {
    charge: 'SC',
    smallest: 'HALF',
    statuses: [...WITH_CREDITS, 'PROV'],
    teachers: 'ONLY_ON_TEACHER_LEAVE',
    papersMayFollow: true,
    earns: false,
    isDiscretionary: true,
    confidence: 'likely',
    papers: [
      { name: 'Order authorizing the service', when: 'WHERE_GIVEN' },
      { name: MEDICAL_CERTIFICATE, when: 'WHERE_GIVEN' },
    ],
  }),
  seed('MON', 'Monetization of Leave Credits', 'OTHERS', 'MC 41 s.1998 Secs. 22-23; MC 14 s.1999; BC 2016-2', {
    charge: 'VL',
    amount: 30_000,
    per: 'YEAR',
    statuses: ['PERM', 'TEMP', 'COT', 'CAS', 'CONTR'],
    teachers: 'NOT_ON_TEACHER_LEAVE',
    leastBalance: 15_000,
    isDiscretionary: true,
    isFiled: false,
    papers: [{ name: 'Letter with the reason, for half or more of all credits', when: 'WHERE_GIVEN' }],
  }),
  // It takes vacation and sick leave whole; its own request charges both.
  seed('TL', 'Terminal Leave', 'OTHERS', 'MC 41 s.1998 Sec. 35; EO 1077 s.1986; BC 2016-2', {
    charge: 'VL',
    earns: false,
    isFiled: false,
    papers: [
      { name: 'Proof of separation', when: 'ALWAYS' },
      { name: 'Clearance (CS Form No. 7)', when: 'ALWAYS' },
      { name: 'SALN', when: 'ALWAYS' },
      { name: 'Service record', when: 'ALWAYS' },
    ],
  }),
  seed('LWOP', 'Leave without pay', 'OTHERS', 'MC 41 s.1998 Secs. 56-57', {
    charge: 'NONE',
    smallest: 'HALF',
    longestRun: WORKING_DAYS_OF_A_YEAR,
    noticeDays: 0,
    earns: false,
    isDiscretionary: true,
  }),
  seed('SABB', 'Sabbatical Leave', 'OTHERS', 'Board policy', {
    amount: 365_000,
    unit: 'CALENDAR',
    per: 'EVENT',
    event: 'Date of the Board resolution',
    statuses: ['PERM'],
    serviceMonths: 84,
    noticeDays: 0,
    isDiscretionary: true,
    confidence: 'assumed',
    papers: [
      { name: 'Board resolution', when: 'ALWAYS' },
      { name: 'Contract', when: 'ALWAYS' },
    ],
  }),
  seed('QL', 'Quarantine or isolation (2020 to 2023)', 'OTHERS', 'COVID-19 circulars of the CSC', {
    effectiveOn: '2020-03-01',
    per: 'EVENT',
    event: 'First day of the quarantine',
    statuses: IN_GOVERNMENT,
    isFiled: false,
    confidence: 'likely',
  }),
];
