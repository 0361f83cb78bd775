import type { ClientBase } from 'pg';
import type { DemoAccount } from '@talaan/identity/demo/find-account.ts';
import { clockTime, longDate } from '@talaan/kernel/contract/dates.ts';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import type { Chance } from '@talaan/kernel/server/demo/chance.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { fileRequests } from '@talaan/requests/demo/file-requests.ts';
import type { SlipSheet } from '../print/pass-slip-form.ts';
import { modifierOfSlip } from '../rules/slip-hours.ts';
import { passSlipFlow, type SlipState } from '../workflow.ts';
import { addPaper } from '@talaan/papers/demo/add-paper.ts';

interface Someone {
  id: number;
  name: string;
  office_id: number;
}

/** The head of the office, by the name that is printed. */
type Approver = DemoAccount & { name: string };

interface DemoSlip {
  who: number;
  state: SlipState;
  daysAgo: number;
  hours: [from: number, to: number];
  isOfficial: boolean;
  destination: string;
  purpose: string;
}

const SLIPS: readonly DemoSlip[] = [
  {
    who: 0,
    state: 'SUBMITTED',
    daysAgo: 0,
    hours: [905, 930],
    isOfficial: false,
    destination: 'Rural Bank of San Isidro',
    purpose: 'Personal deposit',
  },
  {
    who: 1,
    state: 'SUBMITTED',
    daysAgo: 0,
    hours: [960, 1020],
    isOfficial: true,
    destination: 'Municipal Hall',
    purpose: 'Signing of vouchers',
  },
  {
    who: 2,
    state: 'APPROVED',
    daysAgo: 0,
    hours: [935, 955],
    isOfficial: true,
    destination: 'Post office',
    purpose: 'Registered mail to COA',
  },
  { who: 2, state: 'CLOSED', daysAgo: 3, hours: [600, 660], isOfficial: false, destination: 'Health centre', purpose: 'Consultation' },
  { who: 1, state: 'CLOSED', daysAgo: 9, hours: [810, 900], isOfficial: true, destination: 'Land Bank', purpose: 'Deposit of collections' },
  { who: 3, state: 'DISAPPROVED', daysAgo: 5, hours: [480, 600], isOfficial: false, destination: 'Market', purpose: 'Errands' },
  {
    who: 3,
    state: 'CANCELLED',
    daysAgo: 2,
    hours: [780, 840],
    isOfficial: true,
    destination: 'Provincial Capitol',
    purpose: 'Delivery of reports',
  },
];
const STEPS: Record<SlipState, readonly string[]> = {
  SUBMITTED: [],
  APPROVED: ['approve'],
  CLOSED: ['approve', 'record'],
  DISAPPROVED: ['disapprove'],
  CANCELLED: ['withdraw'],
};
const REMARKS: Record<string, string> = { disapprove: 'The counter has no one else.', withdraw: 'The messenger goes there.' };

/** Pass slips of the Accounting Office in each state; its head approves them. */
export async function loadSlips(
  { client, now, today }: DemoMaking,
  chance: Chance,
  head: Approver,
  people: readonly Someone[],
): Promise<void> {
  for (const slip of SLIPS) {
    const person = people[slip.who % people.length]!;
    const date = today.subtract({ days: slip.daysAgo }).toString();
    const [from, to] = slip.hours;
    const filed = earlier(instantOf(date, 420), now);
    const [id] = await fileRequests(client, passSlipFlow, [
      {
        ownerId: person.id,
        title: `${longDate(date)}, ${clockTime(from)} to ${clockTime(to)}, ${slip.isOfficial ? 'official' : 'personal'}: ${slip.destination}`,
        filedBy: head.id,
        isOwn: true,
        at: filed,
        steps: STEPS[slip.state].map((action) => ({
          action,
          role: action === 'withdraw' ? 'owner' : 'head',
          ...(action === 'withdraw' ? {} : { by: head }),
          at: filed,
          remarks: REMARKS[action] ?? '',
        })),
      },
    ]);
    await addSlip(client, chance, head, { id: id!, slip, person, date });
  }
}

interface Added {
  id: number;
  slip: DemoSlip;
  person: Someone;
  date: string;
}

async function addSlip(client: ClientBase, chance: Chance, head: Approver, { id, slip, person, date }: Added): Promise<void> {
  const [from, to] = slip.hours;
  const isApproved = STEPS[slip.state].includes('approve');
  const sheet: SlipSheet = {
    control_number: '',
    office_id: person.office_id,
    issued_on: date,
    name: person.name,
    date,
    from_minute: from,
    to_minute: to,
    is_official: slip.isOfficial,
    destination: slip.destination,
    purpose: slip.purpose,
    approved_by: head.name,
  };
  const paper = isApproved
    ? await addPaper(client, chance, 'PS', sheet, {
        kind: 'pass slip',
        title: `Pass slip of ${longDate(date)}`,
        personId: person.id,
        accountId: head.id,
        at: instantOf(date, 420),
      })
    : undefined;
  const isClosed = slip.state === 'CLOSED';
  const isOpen = slip.state !== 'DISAPPROVED' && slip.state !== 'CANCELLED';
  await client.query(
    `insert into travel.pass_slip (id, personnel_id, state, date, from_minute, to_minute, is_official, destination, purpose, left_at, returned_at, slip_no, code, is_open)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      id,
      person.id,
      slip.state,
      date,
      from,
      to,
      slip.isOfficial,
      slip.destination,
      slip.purpose,
      isClosed ? instantOf(date, from + 4) : null,
      isClosed ? instantOf(date, to - 6) : null,
      paper?.number ?? null,
      paper?.code ?? null,
      isOpen,
    ],
  );
  if (!paper) return;
  const hours = isClosed ? { from: from + 4, to: to - 6 } : { from, to };
  await client.query(
    `insert into attendance.day_modifier (module, source_id, personnel_id, during, modifier) values ('pass slips', $1, $2, daterange($3::date, $3::date, '[]'), $4)`,
    [id, person.id, date, JSON.stringify(modifierOfSlip(slip.isOfficial, hours, paper.number))],
  );
}

function instantOf(date: string, minutes: number): string {
  return Temporal.PlainDate.from(date).toZonedDateTime(ZONE).add({ minutes }).toInstant().toString();
}

function earlier(at: string, now: Temporal.Instant): string {
  return Date.parse(at) < now.epochMilliseconds ? at : now.toString();
}
