import { Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { monthName } from '@talaan/kernel/contract/dates.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { CardFrame } from '@talaan/kernel/web/pages/card-frame.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { readBooksHome } from '../../contract/home.ts';

/** What accounting posts of property each month, and what is still open: for who reads the property of a campus or of all. */
export function Card() {
  const answer = useCall(readBooksHome, {});
  if (answer.data?.books === null) return null;
  return (
    <CardFrame title="Books of property" more={{ label: 'Depreciation', to: '/property/books/depreciation' }} answer={answer}>
      {({ books }) =>
        books && (
          <Stack gap={0}>
            <Line
              label={`Issues of ${monthName(books.month)}, not reported`}
              figure={sumOf(books.unreported)}
              to={`/property/books/register?from=${books.month}-01`}
            />
            <Line label={`Issues of ${monthName(books.month)}, reported`} figure={books.reported} to="/property/books/rspi" />
            <Line
              label={`Depreciation of ${monthName(books.month)}`}
              figure={{ amount: books.depreciation }}
              to={`/property/books/depreciation?month=${books.month}`}
            />
            <Line label="Lost, not decided" figure={books.lost} to="/property/items?state=LOST" />
            <Line label="Unserviceable, to be disposed of" figure={books.unserviceable} to="/property/items?state=UNSERVICEABLE" />
          </Stack>
        )
      }
    </CardFrame>
  );
}

interface Figure {
  items?: number;
  amount: number;
}

function sumOf(figures: readonly { items: number; amount: number }[]): Figure {
  return {
    items: figures.reduce((sum, { items }) => sum + items, 0),
    amount: figures.reduce((sum, { amount }) => sum + amount, 0),
  };
}

function Line({ label, figure: { items, amount }, to }: { label: string; figure: Figure; to: string }) {
  return (
    <Link to={to} className="menu-line dashboard-line">
      <Group justify="space-between" gap="sm" wrap="nowrap" align="start">
        <Text span size="sm">
          {label}
        </Text>
        <Stack gap={0} align="end">
          <Text span size="sm" fw={500}>
            {items === 0 ? '0' : formatPesos(amount)}
          </Text>
          {items !== undefined && items > 0 && (
            <Text span size="xs" c="dimmed">
              {count(items, 'item')}
            </Text>
          )}
        </Stack>
      </Group>
    </Link>
  );
}
