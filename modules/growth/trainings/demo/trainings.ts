import type { ProviderKind } from '../contract/providers.ts';
import type { Venue } from '../rules/nominee.ts';
import type { TrainingState } from '../workflow.ts';

/** Who holds trainings in the demo, with a contact of each. */
export const PROVIDERS: readonly { name: string; kind: ProviderKind; address: string; contact: string; email: string }[] = [
  {
    name: 'Human Resource Management Office',
    kind: 'UNIVERSITY',
    address: 'Main campus',
    contact: 'Training section',
    email: 'training@university.example',
  },
  {
    name: 'Civil Service Institute',
    kind: 'GOVERNMENT',
    address: 'Quezon City',
    contact: 'Program desk',
    email: 'programs@csi.example',
  },
  {
    name: 'Development Academy of the Philippines',
    kind: 'GOVERNMENT',
    address: 'Tagaytay City',
    contact: 'Marites Roque',
    email: 'registration@dap.example',
  },
  { name: 'TESDA Regional Office', kind: 'GOVERNMENT', address: 'San Fernando', contact: 'Noel Uy', email: 'region@tesda.example' },
  {
    name: 'Government Accountants Association',
    kind: 'PROFESSIONAL',
    address: 'Manila',
    contact: 'Secretariat',
    email: 'convention@gaa.example',
  },
  {
    name: 'Mathematical Society of the Philippines',
    kind: 'PROFESSIONAL',
    address: 'Diliman',
    contact: 'Lorna Diaz',
    email: 'office@msp.example',
  },
  { name: 'Luzon Learning Partners', kind: 'PRIVATE', address: 'Makati City', contact: 'Paolo Sy', email: 'hello@llp.example' },
];

/** In days from today; of one person in pesos; `by` is the place of the provider above. */
export interface DemoTraining {
  title: string;
  by: number;
  type: string;
  venue: Venue;
  place: string;
  inDays: number;
  days: number;
  fee: number;
  travel: number;
  state: TrainingState;
  people: number;
  /** The employee whose account the demo has is among them. */
  isOwn?: true;
}

const at = (
  title: string,
  by: number,
  type: string,
  venue: Venue,
  [inDays, days]: [number, number],
  [fee, travel]: [number, number],
  [state, people]: [TrainingState, number],
): DemoTraining => ({
  title,
  by,
  type,
  venue,
  place: { UNIVERSITY: 'Audio-visual hall', ELSEWHERE: PROVIDERS[by]!.address, ONLINE: '' }[venue],
  inDays,
  days,
  fee,
  travel,
  state,
  people,
});

/** Trainings in every state: those to come, those whose reports are awaited, and a year of closed ones. */
export const TRAININGS: readonly DemoTraining[] = [
  at('Supervisory development course, track 1', 1, 'Supervisory', 'ELSEWHERE', [34, 3], [6500, 4200], ['DRAFT', 2]),
  at('Data privacy for record keepers', 6, 'Technical', 'ONLINE', [20, 1], [1800, 0], ['DRAFT', 2]),
  { ...at('Public financial management', 2, 'Technical', 'ELSEWHERE', [41, 4], [12000, 6800], ['RECOMMENDED', 3]), isOwn: true },
  at('Strategic performance management', 1, 'Managerial', 'ELSEWHERE', [27, 2], [5500, 3900], ['RECOMMENDED', 2]),
  at('Outcomes-based assessment', 6, 'Technical', 'ONLINE', [13, 2], [2500, 0], ['RECOMMENDED', 2]),
  at('National convention of government accountants', 4, 'Technical', 'ELSEWHERE', [48, 3], [9000, 7200], ['PDC_SCREENED', 3]),
  at('Mathematics education conference', 5, 'Technical', 'ELSEWHERE', [30, 3], [4500, 5200], ['PDC_SCREENED', 2]),
  at('Leadership for middle managers', 2, 'Managerial', 'ELSEWHERE', [55, 5], [18000, 7500], ['FUNDS_OK', 2]),
  at('Records management', 1, 'Technical', 'ONLINE', [16, 2], [3200, 0], ['FUNDS_OK', 2]),
  { ...at('Gender-responsive planning and budgeting', 0, 'Foundation', 'UNIVERSITY', [9, 2], [0, 0], ['APPROVED', 5]), isOwn: true },
  at('Writing for publication', 0, 'Technical', 'UNIVERSITY', [23, 2], [350, 0], ['APPROVED', 4]),
  at('Procurement law in practice', 6, 'Technical', 'ONLINE', [12, 2], [4200, 0], ['APPROVED', 2]),
  { ...at('Values orientation workshop', 0, 'Foundation', 'UNIVERSITY', [-6, 2], [250, 0], ['ATTENDED', 4]), isOwn: true },
  at('Competency-based recruitment', 1, 'Technical', 'ONLINE', [-9, 2], [3800, 0], ['ATTENDED', 2]),
  at('First aid and disaster readiness', 3, 'Technical', 'UNIVERSITY', [-24, 2], [600, 0], ['ATTENDED', 3]),
  at('Customer service for front offices', 0, 'Foundation', 'UNIVERSITY', [-18, 1], [200, 0], ['REPORTED', 3]),
  at('Spreadsheets for planning', 6, 'Technical', 'ONLINE', [-30, 3], [2900, 0], ['REPORTED', 2]),
  at('Assessors course', 3, 'Technical', 'UNIVERSITY', [-52, 5], [1500, 0], ['CLOSED', 3]),
  { ...at('Research ethics', 0, 'Technical', 'UNIVERSITY', [-95, 1], [300, 0], ['CLOSED', 4]), isOwn: true },
  { ...at('Induction of new personnel', 0, 'Foundation', 'UNIVERSITY', [-120, 2], [250, 0], ['CLOSED', 5]), isOwn: true },
  at('Statutory benefits and payroll', 6, 'Technical', 'ONLINE', [-134, 2], [3600, 0], ['CLOSED', 2]),
  at('Coaching for supervisors', 1, 'Supervisory', 'ONLINE', [-160, 2], [5200, 0], ['CLOSED', 3]),
  at('Community extension work', 0, 'Technical', 'UNIVERSITY', [-190, 2], [400, 0], ['CLOSED', 4]),
  at('Governance and anti-corruption', 2, 'Managerial', 'ONLINE', [-215, 2], [4800, 0], ['CLOSED', 2]),
  at('Instructional design', 0, 'Technical', 'UNIVERSITY', [-240, 3], [500, 0], ['CLOSED', 4]),
  at('Library systems', 6, 'Technical', 'ONLINE', [-280, 2], [2600, 0], ['CLOSED', 2]),
  at('Laboratory safety', 3, 'Technical', 'UNIVERSITY', [-330, 1], [350, 0], ['CLOSED', 3]),
  at('Executive study tour', 2, 'Managerial', 'ELSEWHERE', [60, 5], [45000, 38000], ['DISAPPROVED', 2]),
  at('Regional quality conference', 2, 'Managerial', 'ELSEWHERE', [38, 3], [7500, 6100], ['CANCELLED', 2]),
  at('Asset management', 4, 'Technical', 'ONLINE', [45, 2], [4100, 0], ['CANCELLED', 2]),
];
