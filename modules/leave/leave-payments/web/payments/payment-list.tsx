import type { ReactNode } from 'react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { formatDay } from '@talaan/kernel/web/format-instant.ts';
import { multiFilter, selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen, type BulkAction, type ListColumn, type ReadyView } from '@talaan/kernel/web/lists/list-screen.tsx';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { RequestState } from '@talaan/requests/web/parts/request-state.tsx';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { exportPayments, listPayments, type PaymentRow } from '../../contract/payments.ts';
import { PAYMENT_BASES } from '../../rules/reasons.ts';
import { isPaymentEnd, PAYMENT_STATES } from '../../rules/payment-flows.ts';

interface PaymentListProps {
  title: string;
  intro: string;
  whose: 'mine' | 'all';
  /** Approved in this month. */
  month?: string;
  parts: ReactNode;
  actions?: ReactNode;
  main?: ReactNode;
  bulk?: BulkAction<PaymentRow>[];
  views?: readonly ReadyView[];
  empty: { title: string; description: string; action?: ReactNode };
}

const columns: ListColumn<PaymentRow>[] = [
  { key: 'fullname', title: 'Employee', kind: 'name', sort: 'fullname', render: (row) => <NamedFace {...row} /> },
  { key: 'basis', title: 'Kind', kind: 'text', render: (row) => PAYMENT_BASES[row.basis] },
  { key: 'office', title: 'Office', kind: 'acronym' },
  {
    key: 'vl',
    title: 'Vacation',
    kind: 'count',
    phone: (row) => `${((row.vl + row.sl) / 1000).toFixed(3)} days`,
    render: (row) => (row.vl / 1000).toFixed(3),
  },
  { key: 'sl', title: 'Sick', kind: 'count', render: (row) => (row.sl / 1000).toFixed(3) },
  {
    key: 'value',
    title: 'Amount',
    kind: 'money',
    sort: 'value',
    phone: (row) => row.value !== null && `PHP ${formatMoney(row.value)}`,
    render: (row) => formatMoney(row.value),
  },
  { key: 'fund_source', title: 'Fund source', kind: 'word', startsHidden: true, render: (row) => row.fund_source || '—' },
  {
    key: 'state',
    title: 'State',
    kind: 'state',
    render: ({ state }) => <RequestState state={state} words={PAYMENT_STATES[state]} isClosed={isPaymentEnd(state)} />,
  },
  {
    key: 'approved_on',
    title: 'Approved',
    kind: 'date',
    sort: 'approved_on',
    render: (row) => (row.approved_on ? longDate(row.approved_on) : '—'),
  },
  { key: 'filed_at', title: 'Filed', kind: 'date', sort: 'filed_at', phone: true, render: (row) => formatDay(row.filed_at) },
];

const filters = [
  multiFilter({ name: 'state', label: 'State', main: true, options: choices(PAYMENT_STATES) }),
  selectFilter({ name: 'basis', label: 'Kind', main: true, options: choices(PAYMENT_BASES) }),
];

/** Monetization and terminal leave, of oneself or of all, and the list of a month for payroll. */
export function PaymentList({ whose, month, ...shown }: PaymentListProps) {
  return (
    <ListScreen
      {...shown}
      endpoint={listPayments}
      rows="payments"
      query={month === undefined ? { whose } : { whose, month }}
      exportAs={exportPayments}
      columns={whose === 'mine' ? columns.filter(({ key }) => key !== 'office') : columns}
      filters={whose === 'mine' ? filters : [...filters, officeFilter]}
      groups={whose === 'mine' ? undefined : { office: 'Office', state: 'State', fund: 'Fund source' }}
      searchLabel="Search name, number, fund or voucher"
      open={(row) => `/account/leave-payments/${row.id}`}
    />
  );
}
