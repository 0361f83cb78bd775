import type { ClientBase } from 'pg';
import { findAccount, type DemoAccount } from '@talaan/identity/demo/find-account.ts';
import { localDay } from '@talaan/kernel/server/clock.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { VL } from '@talaan/leave/rules/books.ts';
import { formatCredits } from '@talaan/leave/rules/format-credits.ts';
import { LEAVE_SETTINGS } from '@talaan/leave/rules/settings.ts';
import { findOffice } from '@talaan/organization/demo/find-office.ts';
import { fileRequests } from '@talaan/requests/demo/file-requests.ts';
import { valueOfCredits } from '../rules/credit-value.ts';
import { monetizationFlow, terminalFlow, type PaymentState } from '../rules/payment-flows.ts';

interface Planned {
  days: number;
  state: PaymentState;
  ago: number;
}

/** In every state; the newest is filed a day ago. */
const PLANNED: readonly Planned[] = [
  { days: 10, state: 'SUBMITTED', ago: 1 },
  { days: 15, state: 'SUBMITTED', ago: 2 },
  { days: 10, state: 'CERTIFIED', ago: 4 },
  { days: 20, state: 'FUNDED', ago: 6 },
  { days: 12, state: 'APPROVED', ago: 9 },
  { days: 10, state: 'PAID', ago: 30 },
  { days: 15, state: 'DISAPPROVED', ago: 20 },
  { days: 10, state: 'CANCELLED', ago: 15 },
];

const WAY = ['certify', 'certifyFunds', 'approve', 'pay'];
const STEPS: Record<PaymentState, readonly string[]> = {
  SUBMITTED: [],
  CERTIFIED: WAY.slice(0, 1),
  FUNDED: WAY.slice(0, 2),
  APPROVED: WAY.slice(0, 3),
  PAID: WAY,
  DISAPPROVED: ['certify', 'disapprove'],
  CANCELLED: ['withdraw'],
};
const FUND = 'General Fund, personnel services';
const REMARKS: Record<string, string> = {
  certifyFunds: FUND,
  pay: 'DV 2026-10-0117',
  disapprove: 'No funds are left this quarter.',
  withdraw: 'Not needed any more',
};

interface Someone {
  id: number;
  vl: number;
  sl: number;
  monthly: number;
}

/** Monetization in every state, of people without an account of the demo; the President approves all payments of credits. */
export async function loadPayments({ client, now, today }: DemoMaking): Promise<void> {
  await client.query(
    `insert into requests.rule (kind, role, priority, gives, office_id, because, during)
     select kind, 'authority', 1, 'head-of-office', $2, 'payments of leave credits', '(,)' from unnest($1::text[]) kind`,
    [[monetizationFlow.kind, terminalFlow.kind], await findOffice(client, 'OP')],
  );
  const people = await findPeople(client, today.toString());
  const by = {
    hr: await findAccount(client, 'hr'),
    budget: await findAccount(client, 'budget'),
    president: await findAccount(client, 'president'),
  };
  for (const [at, planned] of PLANNED.entries()) {
    const one = people[at];
    // The cards begin with the year.
    const isOfYear = today.subtract({ days: planned.ago }).year === today.year;
    if (one && isOfYear) await addPayment(client, planned, one, by, now.subtract({ hours: planned.ago * 24 }));
  }
}

async function findPeople(client: ClientBase, day: string): Promise<Someone[]> {
  const { rows } = await client.query<Someone>(
    `select s.personnel_id as id, v.balance as vl, coalesce(k.balance, 0) as sl,
       (select max(y.amount) from personnel.salary_view y where y.personnel_id = s.personnel_id) as monthly
     from leave.stays_within(daterange($1::date, $1::date, '[]')) s
     join ledger.account v on v.personnel_id = s.personnel_id and v.book = 'VL' and v.balance - v.held >= 40000
     left join ledger.account k on k.personnel_id = s.personnel_id and k.book = 'SL'
     where s.earns = 'REGULAR' and not exists (select from identity.account_view a where a.personnel_id = s.personnel_id)
       and exists (select from personnel.salary_view y where y.personnel_id = s.personnel_id)
     order by s.personnel_id limit 20`,
    [day],
  );
  return rows;
}

const ROLES: Record<string, readonly [role: string, who: 'hr' | 'budget' | 'president' | null]> = {
  certify: ['hr', 'hr'],
  certifyFunds: ['budget', 'budget'],
  approve: ['authority', 'president'],
  pay: ['budget', 'budget'],
  disapprove: ['budget', 'budget'],
  withdraw: ['owner', null],
};

async function addPayment(
  client: ClientBase,
  { days, state }: Planned,
  { id: person, vl, sl, monthly }: Someone,
  by: Record<'hr' | 'budget' | 'president', DemoAccount>,
  filed: Temporal.Instant,
): Promise<void> {
  const thousandths = days * 1000;
  const steps = STEPS[state].map((action, place) => {
    const [role, who] = ROLES[action]!;
    const taker = who === null ? { id: null, personnel_id: person } : by[who];
    return { action, role, by: taker, at: filed.add({ hours: (place + 1) * 5 }).toString(), remarks: REMARKS[action] ?? '' };
  });
  const [id] = await fileRequests(client, monetizationFlow, [
    { ownerId: person, title: `Monetization of ${days} days`, filedBy: by.hr.id, at: filed.toString(), steps },
  ]);
  const isCertified = STEPS[state].includes('certify');
  const isApproved = STEPS[state].includes('approve');
  const day = localDay(filed.toString());
  await client.query(
    `insert into leave.payment (id, state, personnel_id, basis, for_year, vl, sl, vl_before, sl_before, monthly, factor, value, certified_on, approved_on,
       fund_source, voucher)
     values ($1, $2, $3, 'REGULAR', $4, $5, 0, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      id,
      state,
      person,
      Number(day.slice(0, 4)),
      thousandths,
      ...(isCertified
        ? [vl, sl, monthly, LEAVE_SETTINGS.constantFactor, valueOfCredits(monthly, thousandths, LEAVE_SETTINGS.constantFactor), day]
        : []),
      ...(isCertified ? [] : [null, null, null, null, null, null]),
      isApproved ? day : null,
      STEPS[state].includes('certifyFunds') ? FUND : '',
      state === 'PAID' ? REMARKS.pay : '',
    ],
  );
  if (monetizationFlow.ends.includes(state) && state !== 'PAID') return;
  await move(client, { id: id!, person, thousandths, day, isApproved, at: filed.toString() });
}

interface Moving {
  id: number;
  person: number;
  thousandths: number;
  day: string;
  isApproved: boolean;
  at: string;
}

/** Sets the days aside or, once approved, takes them from the card. */
async function move(client: ClientBase, { id, person, thousandths, day, isApproved, at }: Moving): Promise<void> {
  const { rows } = await client.query<{ id: number }>(
    `insert into ledger.posting (kind, personnel_id, effective_on, period, particulars, cause, cause_key, request_id, lines_hash, recorded_at)
     values ($1, $2, $3, $4, $5, 'monetization', $6, $7, 'demo', $8) returning id`,
    [
      isApproved ? 'MONETIZE' : 'RESERVE',
      person,
      day,
      day.slice(0, 7),
      `Monetization ${formatCredits(thousandths)}`,
      isApproved ? String(id) : `${id}:asked`,
      id,
      at,
    ],
  );
  await client.query(
    `insert into ledger.entry (lot_id, no, posting_id, effective_on, amount, hold, balance, held)
     select l.id, coalesce(l.last_no, 0) + 1, $2, $3, $4, $5, 0, 0 from ledger.lot l where l.personnel_id = $1 and l.book = $6`,
    [person, rows[0]!.id, day, isApproved ? -thousandths : 0, isApproved ? 0 : thousandths, VL.code],
  );
}
