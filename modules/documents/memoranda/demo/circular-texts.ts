export interface DemoCircular {
  kind: 'memorandum' | 'memorandum_circular' | 'office_order' | 'special_order' | 'administrative_order' | 'advisory';
  number: string;
  /** How many days before today it is dated. */
  daysAgo: number;
  subject: string;
  /** Whose it is; its head signs. */
  office: string;
  /** To everybody where it is empty. */
  audience: readonly { office?: string; campus?: number; track?: 'faculty' | 'staff' }[];
  /** As the paper addresses it. */
  to: string;
  asksAcknowledgement: boolean;
  /** How many of a hundred have acknowledged it. */
  acknowledged: number;
  /** The number of the one that takes its place, or why it was withdrawn. */
  ended?: { supersededBy: string } | { withdrawn: string };
  paragraphs: readonly string[];
}

const FOR_COMPLIANCE = 'For information, guidance and strict compliance.';

/** The circulars of the demo university, the newest first. */
export const circularTexts: readonly DemoCircular[] = [
  {
    kind: 'memorandum',
    number: '148',
    daysAgo: 1,
    subject: 'Submission of daily time records for November 2026',
    office: 'HRMO',
    audience: [],
    to: 'All faculty members and administrative staff',
    asksAcknowledgement: true,
    acknowledged: 22,
    paragraphs: [
      'All personnel are reminded that the daily time record (CS Form No. 48) for the period of 1 to 30 November 2026, duly signed by the employee and certified by the immediate supervisor, shall be submitted to the Human Resource Management Office through the office clerks not later than the fifth working day of December.',
      'Time log appeals with their supporting papers shall be filed before the record is signed. Unexplained absences and undertime will be charged to leave credits, or to salary where no credits remain.',
      FOR_COMPLIANCE,
    ],
  },
  {
    kind: 'advisory',
    number: '031',
    daysAgo: 2,
    subject: 'Electrical maintenance shutdown on Saturday, San Isidro campus',
    office: 'GSO',
    audience: [{ campus: 1 }],
    to: 'All offices of the San Isidro campus',
    asksAcknowledgement: false,
    acknowledged: 41,
    paragraphs: [
      'The General Services Office will replace the main transformer of the San Isidro campus on Saturday, from eight o’clock in the morning to five o’clock in the afternoon. All buildings will be without electricity.',
      'Kindly shut down computers, air conditioners and laboratory freezers on Friday afternoon. The attendance devices run on batteries and stay in service.',
    ],
  },
  {
    kind: 'special_order',
    number: '212',
    daysAgo: 5,
    subject: 'Working committee on the ISO 9001:2015 surveillance audit',
    office: 'OP',
    audience: [{ office: 'OVPAF' }, { office: 'OVPPD' }],
    to: 'The heads and staff concerned',
    asksAcknowledgement: true,
    acknowledged: 58,
    paragraphs: [
      'In the exigency of the service, the offices under the Vice Presidents for Administration and Finance and for Planning and Development are hereby constituted as the working committee for the second surveillance audit of the quality management system.',
      'The committee shall review the internal audit findings, close the nonconformities and prepare the management review. Members may claim compensatory time-off for services rendered on rest days, subject to existing rules.',
    ],
  },
  {
    kind: 'memorandum_circular',
    number: '019',
    daysAgo: 9,
    subject: 'Guidelines on make-up classes after the suspension of classes due to Typhoon Nando',
    office: 'OVPAA',
    audience: [{ track: 'faculty' }],
    to: 'All faculty members',
    asksAcknowledgement: true,
    acknowledged: 64,
    paragraphs: [
      'Classes missed on account of the suspension during Typhoon Nando shall be made up within three weeks. Make-up classes may be held on Saturdays or in asynchronous modality, upon request endorsed by the department chair and approved by the dean.',
      'Faculty members shall file the request with the list of students concerned. No make-up class shall be held on a holiday or during another scheduled class of the students.',
      FOR_COMPLIANCE,
    ],
  },
  {
    kind: 'memorandum',
    number: '141',
    daysAgo: 16,
    subject: 'Year-end mobilization of the Statement of Assets, Liabilities and Net Worth desk',
    office: 'HRMO',
    audience: [],
    to: 'All officials and employees',
    asksAcknowledgement: true,
    acknowledged: 81,
    paragraphs: [
      'A help desk for the Statement of Assets, Liabilities and Net Worth (SALN) is open at the Human Resource Management Office every Tuesday and Thursday until the end of January.',
      'Those with changes in real property, business interests or relatives in the government service are advised to prepare the papers early. Peñaranda and Muñoz residents may use the satellite desk of the Palayan campus.',
    ],
  },
  {
    kind: 'office_order',
    number: '077',
    daysAgo: 24,
    subject: 'Schedule of skeletal workforce, Accounting Office',
    office: 'ACCT',
    audience: [{ office: 'ACCT' }],
    to: 'All personnel of the Accounting Office',
    asksAcknowledgement: true,
    acknowledged: 75,
    paragraphs: [
      'To finish the closing of books, a skeletal workforce of the Accounting Office shall report on the Saturdays of November. Overtime is subject to prior authority and the availability of funds.',
      'The personnel concerned shall punch in and out on the device of the Administration Building.',
    ],
  },
  {
    kind: 'memorandum',
    number: '133',
    daysAgo: 38,
    subject: 'Deadline of Individual Performance Commitment and Review for the second semester',
    office: 'OVPPD',
    audience: [{ track: 'staff' }],
    to: 'All administrative staff',
    asksAcknowledgement: true,
    acknowledged: 92,
    paragraphs: [
      'The Individual Performance Commitment and Review (IPCR) of the administrative staff for July to December shall reach the Performance Management Team on or before the tenth of January.',
      'Late submission affects eligibility for the performance-based bonus of the delivery unit.',
    ],
  },
  {
    kind: 'memorandum_circular',
    number: '016',
    daysAgo: 52,
    subject: 'Flexible working hours: rules for the rest of the year',
    office: 'OVPAF',
    audience: [{ track: 'staff' }],
    to: 'All administrative staff',
    asksAcknowledgement: false,
    acknowledged: 70,
    paragraphs: [
      'Administrative staff may choose to report between seven and nine o’clock in the morning, provided that eight hours of work are rendered and the core hours from nine to four are kept.',
      'Flag raising ceremonies on Mondays remain compulsory; tardiness on that day is computed from eight o’clock.',
    ],
  },
  {
    kind: 'memorandum_circular',
    number: '009',
    daysAgo: 118,
    subject: 'Flexible working hours',
    office: 'OVPAF',
    audience: [{ track: 'staff' }],
    to: 'All administrative staff',
    asksAcknowledgement: false,
    acknowledged: 66,
    ended: { supersededBy: '016' },
    paragraphs: [
      'Administrative staff may choose to report between seven and half past eight o’clock in the morning, provided that eight hours of work are rendered.',
    ],
  },
  {
    kind: 'advisory',
    number: '022',
    daysAgo: 95,
    subject: 'Water service interruption at the Bantayan campus',
    office: 'GSO',
    audience: [{ campus: 2 }],
    to: 'All offices of the Bantayan campus',
    asksAcknowledgement: false,
    acknowledged: 30,
    ended: { withdrawn: 'The water district finished its work a week early.' },
    paragraphs: [
      'The water district will interrupt the service of the Bantayan campus for ten days. A tanker will stand behind the Agriculture Building.',
    ],
  },
  {
    kind: 'administrative_order',
    number: '004',
    daysAgo: 150,
    subject: 'Data privacy: handling of personal data sheets and service records',
    office: 'OP',
    audience: [],
    to: 'All officials and employees',
    asksAcknowledgement: true,
    acknowledged: 96,
    paragraphs: [
      'Pursuant to Republic Act No. 10173, personal data sheets, service records, payslips and medical certificates shall be opened only by those whose duties require it. Every opening is recorded and can be seen by the employee concerned.',
      'Copies shall not be sent by personal e-mail or messaging applications. Violations shall be dealt with administratively.',
    ],
  },
  {
    kind: 'memorandum',
    number: '210',
    daysAgo: 370,
    subject: 'Orientation of newly appointed personnel',
    office: 'HRMO',
    audience: [{ office: 'OVPAA' }],
    to: 'New personnel of the colleges',
    asksAcknowledgement: false,
    acknowledged: 55,
    paragraphs: [
      'Newly appointed personnel of the colleges shall attend the orientation on the Code of Conduct and Ethical Standards (Republic Act No. 6713), leave privileges and the use of the attendance devices.',
    ],
  },
];
