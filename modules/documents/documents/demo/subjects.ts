/** What offices write about: the type, who registers it, and where it goes. */
export interface DemoPaper {
  type: string;
  subjects: readonly string[];
  /** Offices of the main campus, the one that registers it first. */
  way: readonly string[];
  /** Senders of papers from outside. */
  senders?: readonly (readonly [name: string, office: string])[];
  confidentiality?: 'RESTRICTED' | 'CONFIDENTIAL';
}

export const PAPERS: readonly DemoPaper[] = [
  {
    type: 'PRQ',
    subjects: ['Purchase of laboratory glassware', 'Purchase of bond paper for the second semester', 'Purchase of two laptop computers'],
    way: ['CAS', 'SPMO', 'BUD', 'OP'],
  },
  {
    type: 'PRQ',
    subjects: ['Purchase of toner', 'Purchase of steel cabinets for the records room', 'Purchase of network cables'],
    way: ['ICTO', 'SPMO', 'BUD', 'OP'],
  },
  {
    type: 'DV',
    subjects: [
      'Payment of internet service',
      'Payment of the security agency',
      'Reimbursement of travelling expenses',
      'Payment of electricity',
    ],
    way: ['GSO', 'BUD', 'ACCT', 'OP', 'CASH'],
  },
  {
    type: 'ORS',
    subjects: ['Obligation for the repair of the gymnasium', 'Obligation for the research conference'],
    way: ['RDO', 'BUD', 'ACCT'],
  },
  { type: 'PAY', subjects: ['Payroll of job orders', 'Payroll of part-time lecturers'], way: ['HRMO', 'BUD', 'ACCT', 'OP', 'CASH'] },
  {
    type: 'LTE',
    subjects: [
      'Request for data on enrolment',
      'Inquiry about accreditation',
      'Transmittal of audit observations',
      'Request to use the gymnasium',
    ],
    way: ['RMO', 'OP', 'OVPAF', 'RMO'],
    senders: [
      ['Ma. Teresa Cruz', 'Commission on Higher Education, Regional Office'],
      ['Ramon Dizon', 'Commission on Audit'],
      ['Liza Soriano', 'Municipality of San Isidro'],
      ['Paolo Ignacio', ''],
    ],
  },
  {
    type: 'INV',
    subjects: ['Invitation to the regional research congress', 'Invitation to the town fiesta', 'Invitation to a seminar on records'],
    way: ['RMO', 'OP', 'OVPAA'],
    senders: [
      ['Grace Manalo', 'Regional Development Council'],
      ['Jose Aquino', 'Office of the Mayor of San Isidro'],
    ],
  },
  { type: 'COE', subjects: ['Certificate of employment for a bank loan', 'Certificate of employment for a visa'], way: ['ACCT', 'HRMO'] },
  { type: 'SRQ', subjects: ['Service record for retirement', 'Service record for a loan'], way: ['CAS', 'HRMO'] },
  {
    type: 'TRO',
    subjects: ['Travel to the conference in Baguio', 'Official business at the regional office', 'Benchmarking visit to Los Baños'],
    way: ['CAS', 'OVPAA', 'OP', 'RMO'],
  },
  { type: 'MEM', subjects: ['Office order on the flag ceremony', 'Memorandum on the closing of books'], way: ['OP', 'RMO', 'HRMO'] },
  { type: 'REP', subjects: ['Accomplishment report of the third quarter', 'Report on the outcome of examinations'], way: ['CED', 'PDO'] },
  {
    type: 'CON',
    subjects: ['Contracts of service of the library', 'Job orders of the motor pool'],
    way: ['LIB', 'HRMO', 'BUD', 'LAO', 'OP'],
  },
  {
    type: 'MOA',
    subjects: ['Memorandum of agreement on student internship', 'Memorandum of understanding with a sister university'],
    way: ['EXT', 'LAO', 'OVPREI', 'OP', 'OBS'],
    confidentiality: 'RESTRICTED',
  },
  {
    type: 'CUR',
    subjects: ['Revision of the curriculum in statistics', 'New elective in data science'],
    way: ['DMS', 'CAS', 'OVPAA', 'OBS'],
  },
  {
    type: 'COM',
    subjects: ['Complaint about an employee', 'Answer in an administrative case'],
    way: ['RMO', 'LAO', 'OP'],
    senders: [['A concerned citizen', '']],
    confidentiality: 'CONFIDENTIAL',
  },
];

/** The offices of the stops of routes, by their words; what is not named stays words. */
export const STOPS: Readonly<Record<string, string>> = {
  HR: 'HRMO',
  Records: 'RMO',
  President: 'OP',
  Budget: 'BUD',
  Accounting: 'ACCT',
  Cashier: 'CASH',
  Supply: 'SPMO',
  Legal: 'LAO',
  VPAA: 'OVPAA',
  'Board Secretary': 'OBS',
  Releasing: 'RMO',
};
