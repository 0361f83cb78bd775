import { Anchor, Card, Skeleton, Stack, Table, Text } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { longDate, monthName } from '@talaan/kernel/contract/dates.ts';
import { formatMoney, formatPesos } from '@talaan/kernel/contract/money.ts';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { RecordFailed } from '@talaan/kernel/web/pages/record-failed.tsx';
import { ScreenParts, useScreenPart } from '@talaan/kernel/web/pages/screen-parts.tsx';
import { printCard, readCard, type PropertyCard } from '../../contract/cards.ts';
import { BOOKS, type Book } from '../../contract/fields.ts';
import { PrintButtons } from '../print-buttons.tsx';
import '../books.css';

/** The card of an item and its ledger card, from all that happened to it. */
export function Screen() {
  const id = Number(useParams().id);
  const shown = useScreenPart<Book>(BOOKS);
  const answer = useCall(readCard, { params: { id } });
  const saving = useSend(printCard);
  const card = answer.data?.card.id === id ? answer.data.card : undefined;
  if (answer.isError) return <RecordFailed title="Property card" list="/property/items" answer={answer} />;
  if (!card) return <Skeleton h={320} aria-busy />;
  return (
    <Page
      title="Property card"
      intro={
        <>
          <Anchor component={Link} to={`/property/items/${id}`} underline="always">
            {card.property_no}
          </Anchor>
          {` · ${card.article}`}
        </>
      }
      actions={
        <PrintButtons
          name={`${BOOKS[shown]} ${card.property_no}`}
          of={['property card', id, shown]}
          fetchPdf={() => fetchFile(printCard, { params: { id }, query: { book: shown } })}
          onWorkbook={() => saving.mutate({ params: { id }, query: { book: shown, format: 'xlsx' } })}
          isSaving={saving.isPending}
        />
      }
    >
      <Stack gap="md">
        <ScreenParts parts={BOOKS} />
        <Card withBorder p={0}>
          {card.entries.length === 0 ? (
            <NothingHere title="No entries yet" description="What happens to the item is entered here." />
          ) : (
            <Entries card={card} book={shown} />
          )}
        </Card>
        <Text size="sm">{[card.described, formatPesos(card.unit_cost), `fund cluster ${card.fund}`].filter(Boolean).join(' · ')}</Text>
        {shown === 'ledger' && <Text size="sm">{noteOf(card)}</Text>}
      </Stack>
    </Page>
  );
}

function noteOf({ class: is, life_years: years, residual_permille: residual, closed_to: month }: PropertyCard): string {
  return is === 'PPE'
    ? `Straight line over ${years} years, with a residual value of ${residual / 10} percent, to ${monthName(month)}.`
    : 'Semi-expendable property is not depreciated.';
}

function Entries({ card, book }: { card: PropertyCard; book: Book }) {
  const isLedger = book === 'ledger';
  return (
    <Table.ScrollContainer minWidth={isLedger ? 1040 : 860} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Date</Table.Th>
            <Table.Th>Reference</Table.Th>
            <Table.Th ta="end">Received</Table.Th>
            <Table.Th ta="end">Moved</Table.Th>
            <Table.Th>Office or officer</Table.Th>
            <Table.Th ta="end">Balance</Table.Th>
            <Table.Th ta="end">Amount (PHP)</Table.Th>
            {isLedger && <Table.Th ta="end">Accumulated depreciation</Table.Th>}
            {isLedger && <Table.Th ta="end">Carrying amount</Table.Th>}
            <Table.Th>Remarks</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {linesOf(card, book).map((line) => (
            <Table.Tr key={line.key}>
              <Table.Td className="books-fixed">{longDate(line.day)}</Table.Td>
              <Table.Td>
                {line.reference.split('; ').map((one) => (
                  <div key={one} className="books-fixed">
                    {one}
                  </div>
                ))}
              </Table.Td>
              <Table.Td ta="end">{line.received || ''}</Table.Td>
              <Table.Td ta="end">{line.moved || ''}</Table.Td>
              <Table.Td>{line.officer}</Table.Td>
              <Table.Td ta="end">{line.balance}</Table.Td>
              <Table.Td ta="end">{formatMoney(line.amount)}</Table.Td>
              {isLedger && <Table.Td ta="end">{formatMoney(line.accumulated)}</Table.Td>}
              {isLedger && <Table.Td ta="end">{formatMoney(line.carrying)}</Table.Td>}
              <Table.Td>{line.remarks}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function linesOf({ entries, ledger }: PropertyCard, book: Book) {
  const lines = book === 'ledger' ? ledger : entries.map((entry) => ({ ...entry, accumulated: null, carrying: null }));
  // A card has no two lines that say the same at another place, and none of them moves.
  return lines.map((line, at) => ({ ...line, key: `${at} ${line.day}` }));
}
