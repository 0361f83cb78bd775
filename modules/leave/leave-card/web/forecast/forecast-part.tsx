import { useState } from 'react';
import { Alert, Anchor, Card, Group, Skeleton, Stack, Table, Text, Title } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { DayField } from '@talaan/kernel/web/forms/day-field.tsx';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readForecast, type BookForecast, type Forecast, type ForecastLine } from '../../contract/forecast.ts';
import { foldEarned } from '../../rules/fold-earned.ts';
import { LedgerLines } from '../ledger/ledger-lines.tsx';
import { figureOf, formatWithUnit } from '../ledger/format-change.ts';

interface ForecastPartProps {
  personnelId: number;
  /** The one book that is looked at; all of them without it. */
  book?: string;
}

/** The balance on a day that one chooses, at first the end of the year, and the lines that lead there. */
export function ForecastPart({ personnelId, book }: ForecastPartProps) {
  const today = useToday();
  const [on, setOn] = useState(`${today.slice(0, 4)}-12-31`);
  const answer = useCall(readForecast, { query: { personnel_id: personnelId, on } });
  const found = answer.data?.forecast;
  return (
    <Card withBorder component="section" aria-label={say('Forecast')}>
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <Title order={2} size="h4">
            {say('Balance on')}
          </Title>
          <DayField label={say('Day of the forecast')} w={150} day={on} onChange={setOn} />
        </Group>
        {answer.isError ? (
          <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
        ) : found ? (
          <Found forecast={found} book={book} />
        ) : (
          <Skeleton h={160} aria-busy />
        )}
      </Stack>
    </Card>
  );
}

function Found({ forecast, book }: { forecast: Forecast; book: string | undefined }) {
  const [chosen, setChosen] = useState<string>();
  const books = forecast.books.filter((one) => book === undefined || one.book === book);
  const shown = books.find((one) => one.book === chosen) ?? books[0];
  if (!shown) return <Text size="sm">{say('There are no credits, and none are earned until then.')}</Text>;
  return (
    <Stack gap="sm" aria-live="polite">
      {forecast.service_ends_on && (
        <Alert color="yellow" p="xs">
          {say('The service on record ends on {serviceEndsOn}; nothing is earned after it.', {
            serviceEndsOn: longDate(forecast.service_ends_on),
          })}
        </Alert>
      )}
      {books.length > 1 ? (
        <Books books={books} shown={shown.book} on={forecast.on} onShow={setChosen} />
      ) : (
        <Text size="xl" fw={700}>
          {formatWithUnit(shown.expected, shown.unit)}
        </Text>
      )}
      {books.length > 1 && (
        <Title order={3} size="h5">
          {shown.name}
        </Title>
      )}
      {shown.lines.length === 0 ? (
        <Text size="sm">{say('As today: nothing is known that changes it until then.')}</Text>
      ) : (
        <LedgerLines
          label={say('Forecast of {name}', { name: shown.name })}
          unit={shown.unit}
          before={[`Posted up to ${longDate(forecast.today)}`, shown.now]}
          lines={foldEarned(shown.lines).map((line, at) => ({ ...line, key: `${at}`, mark: markOf(line, forecast.today) }))}
        />
      )}
      <Text size="xs" c="dimmed">
        {say('As far as it is known today: what is filed counts as approved; late arrival and absences to come are not in it.')}
      </Text>
    </Stack>
  );
}

function markOf({ kind, on }: ForecastLine, today: string) {
  if (kind === 'FILED') return <StatusBadge tone="waiting">{say('Filed')}</StatusBadge>;
  if (kind === 'FORFEIT' || kind === 'EXPIRE') return <StatusBadge tone="warning">{say('Lost')}</StatusBadge>;
  if (kind === 'LATE_UT' && on > today) return <StatusBadge tone="neutral">{say('So far')}</StatusBadge>;
  return on <= today && <StatusBadge tone="neutral">{say('Not posted yet')}</StatusBadge>;
}

interface BooksProps {
  books: readonly BookForecast[];
  shown: string;
  on: string;
  onShow: (book: string) => void;
}

function Books({ books, shown, on, onShow }: BooksProps) {
  return (
    <Table aria-label={say('Balances of the day')} verticalSpacing={4}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{say('Credits')}</Table.Th>
          <Table.Th ta="right">{say('Today')}</Table.Th>
          <Table.Th ta="right">{longDate(on)}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {books.map((one) => (
          <Table.Tr key={one.book}>
            <Table.Td>
              <Anchor
                component="button"
                type="button"
                size="sm"
                ta="left"
                aria-pressed={one.book === shown}
                onClick={() => onShow(one.book)}
              >
                {one.name}
              </Anchor>
            </Table.Td>
            <Table.Td ta="right">{figureOf(one.now, one.unit)}</Table.Td>
            <Table.Td ta="right" fw={600}>
              {figureOf(one.expected, one.unit)}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
