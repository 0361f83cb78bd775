import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { localTime } from '@talaan/kernel/server/clock.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { readOpenSteps } from '@talaan/requests/server/public.ts';
import { avatarOf } from '@talaan/personnel/server/public.ts';
import { exportPayments, listPayments, type PaymentRow } from '../../contract/payments.ts';
import { PAYMENT_BASES } from '../../rules/reasons.ts';
import { monetizationFlow, PAYMENT_STATES, terminalFlow } from '../../rules/payment-flows.ts';
import { isMine, isReached, paymentsFrom } from './find-payment.ts';

type Found = Omit<PaymentRow, 'seen' | 'actions'>;

export const paymentColumns = {
  id: 'y.id',
  kind: 'r.kind',
  basis: 'y.basis',
  state: 'y.state',
  personnel_id: 'y.personnel_id',
  idno: 'p.idno',
  fullname: 'p.fullname',
  avatar: avatarOf('p.id'),
  office: 'o.acronym',
  vl: 'y.vl',
  sl: 'y.sl',
  value: 'y.value',
  fund_source: 'y.fund_source',
  voucher: 'y.voucher',
  approved_on: 'y.approved_on',
  filed_at: 'r.filed_at',
} as const;

/** Monetization and terminal leave, of oneself or within the reach of HR and the budget office; the approved ones of a month are what payroll pays. */
export const paymentRows = rows(listPayments, exportPayments, 'payments', (call) => ({
  from: paymentsFrom,
  columns: paymentColumns,
  reach: sql`(${isMine(call.actor)} or ${isReached(call.actor)})`,
  search: [sql`p.search`, sql`kernel.plain(y.fund_source || ' ' || y.voucher)`],
  sort: { filed_at: 'r.filed_at', approved_on: 'y.approved_on', fullname: 'p.plain_name', value: 'y.value' },
  unsorted: '-filed_at',
  groups: {
    office: { by: 'o.id', name: 'o.fullname', order: 'o.tree_from' },
    state: { by: 'y.state', name: PAYMENT_STATES },
    fund: { by: sql`nullif(y.fund_source, '')`, name: 'y.fund_source' },
  },
  filters: {
    whose: (whose) => (whose === 'mine' ? isMine(call.actor) : isReached(call.actor)),
    state: (states) => sql`y.state = any(${states})`,
    basis: (basis) => sql`y.basis = ${basis}`,
    month: (month) => sql`to_char(y.approved_on, 'YYYY-MM') = ${month}`,
    office: (offices) => sql`o.id in (select w.id from unnest(${offices}::integer[]) u(id), organization.offices_within(u.id) w)`,
  },
  describe: (found: Found[]) => addSteps(call, found),
  sheet: {
    name: 'Payments of leave credits',
    cells: {
      'Employee number': (row) => row.idno,
      Name: (row) => row.fullname,
      Office: (row) => row.office,
      Kind: (row) => PAYMENT_BASES[row.basis],
      'Vacation leave (days)': (row) => row.vl / 1000,
      'Sick leave (days)': (row) => row.sl / 1000,
      Amount: (row) => (row.value === null ? null : row.value / 100),
      State: (row) => PAYMENT_STATES[row.state],
      'Fund source': (row) => row.fund_source,
      Approved: (row) => (row.approved_on === null ? '' : longDate(row.approved_on)),
      Voucher: (row) => row.voucher,
      Filed: (row) => localTime(row.filed_at),
    },
  },
}));

async function addSteps(call: Pick<Call, 'db' | 'actor' | 'today'>, found: Found[]): Promise<PaymentRow[]> {
  const steps = await Promise.all(
    [monetizationFlow, terminalFlow].map((flow) =>
      readOpenSteps(
        call,
        flow,
        found.flatMap(({ id, kind }) => (kind === flow.kind ? [id] : [])),
      ),
    ),
  );
  return found.map((row) => ({ ...row, ...(steps[0]!.get(row.id) ?? steps[1]!.get(row.id)!) }));
}
