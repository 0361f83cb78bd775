import { useState } from 'react';
import { Stack, Table, Text } from '@mantine/core';
import { useParams } from 'react-router';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { Aside } from '@talaan/kernel/web/lists/cut-text.tsx';
import { multiFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { exportPostings, listPostings, type PostingRow } from '../../contract/charges.ts';
import { POSTING_CAUSES } from '../../contract/fields.ts';
import { readSource } from '../../contract/sources.ts';
import { CostTable } from '../cost-table.tsx';
import { monthWord } from '../month-word.ts';
import { WhyButton } from './why-button.tsx';

/** `+19,055.93`, `-1,130.68`, a dash for nothing. */
function formatMoved(centavos: number): string {
  return centavos === 0 ? '—' : `${centavos > 0 ? '+' : ''}${formatMoney(centavos)}`;
}

/** The ledger of a fund source: nothing in it ever changes, and each row says what it comes from. */
export function Screen() {
  const id = Number(useParams().id);
  const source = useCall(readSource, { params: { id } }).data?.source;
  const [shown, setShown] = useState<PostingRow | null>(null);
  const columns: ListColumn<PostingRow>[] = [
    { key: 'fullname', title: 'Name', kind: 'name', sort: 'fullname' },
    { key: 'posted_at', title: 'Posted', kind: 'datetime', sort: 'posted_at', render: (row) => formatInstant(row.posted_at) },
    {
      key: 'cause',
      title: 'What',
      kind: 'word',
      phone: (row) => [POSTING_CAUSES[row.cause], row.reference].filter(Boolean).join(' '),
      render: (row) => (
        <>
          {POSTING_CAUSES[row.cause]}
          {row.reference && <Aside>{row.reference}</Aside>}
        </>
      ),
    },
    { key: 'title', title: 'Position or contract', kind: 'text', startsHidden: true },
    { key: 'to_pay', title: 'To pay (PHP)', kind: 'money', render: (row) => formatMoved(row.to_pay) },
    { key: 'paid', title: 'Paid', kind: 'money', render: (row) => formatMoved(row.paid) },
    {
      key: 'obligated',
      title: 'Obligated',
      kind: 'money',
      sort: 'obligated',
      phone: (row) => formatMoney(row.cause === 'PAY' ? row.paid : row.obligated),
      render: (row) => formatMoved(row.obligated),
    },
    { key: 'after', title: 'After it', kind: 'money', render: (row) => formatMoney(row.after) },
    { key: 'posted_by', title: 'By', kind: 'word', startsHidden: true, render: (row) => row.posted_by ?? 'Talaan' },
    { key: 'why', title: 'Why', kind: 'action', render: (row) => <WhyButton row={row} onClick={() => setShown(row)} /> },
  ];
  return (
    <>
      <ListScreen
        title="Ledger of a fund source"
        intro={source && `${source.name}, ${source.year}. Rows are only added: a correction is a row of its own.`}
        endpoint={listPostings}
        params={{ id }}
        rows="postings"
        exportAs={exportPostings}
        searchLabel="Search name, position or reference"
        columns={columns}
        filters={[multiFilter({ name: 'cause', label: 'What', main: true, options: choices(POSTING_CAUSES) })]}
        empty={{ title: 'Nothing was obligated yet', description: 'What is obligated, freed and paid appears here, the latest first.' }}
      />
      {shown && <Posting posting={shown} onClose={() => setShown(null)} />}
    </>
  );
}

function Posting({ posting, onClose }: { posting: PostingRow; onClose: () => void }) {
  return (
    <Dialog title={`${POSTING_CAUSES[posting.cause]}: ${posting.fullname}`} size="form" onClose={onClose}>
      <Stack gap="md">
        <Text size="sm">{posting.because}</Text>
        {posting.parts.length > 0 && <CostTable parts={posting.parts} total={posting.parts.reduce((sum, { amount }) => sum + amount, 0)} />}
        <Table verticalSpacing={4}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Month</Table.Th>
              <Table.Th ta="end">To pay</Table.Th>
              <Table.Th ta="end">Paid</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {posting.months.map(({ month, to_pay, paid }) => (
              <Table.Tr key={month}>
                <Table.Td>{monthWord(month)}</Table.Td>
                <Table.Td ta="end">{formatMoney(to_pay)}</Table.Td>
                <Table.Td ta="end">{formatMoney(paid)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Stack>
    </Dialog>
  );
}
