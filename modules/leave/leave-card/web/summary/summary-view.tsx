import { Anchor, Card, Group, Stack, Switch, Table, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import type { LeaveSummary } from '../../contract/summary.ts';
import { ForecastPart } from '../forecast/forecast-part.tsx';
import { CauseDrawer } from '../ledger/cause-drawer.tsx';
import { EarnsAlert } from '../ledger/earns-alert.tsx';
import { LedgerLines } from '../ledger/ledger-lines.tsx';
import { figureOf, formatWithUnit } from '../ledger/format-change.ts';
import { useLedgerAddress } from '../ledger/use-ledger-address.ts';
import { YearSelect } from '../ledger/year-select.tsx';
import { summaryLink } from '../card/summary-link.ts';

/** What is there of a kind of leave, why it is what it is, and what it will be. */
export function SummaryView({ summary }: { summary: LeaveSummary }) {
  const [search, set] = useLedgerAddress();
  const { personnel, book, unit, year, rows, earns, now } = summary;
  return (
    <Stack gap="md">
      {(book === 'VL' || book === 'SL' || earns === 'NONE') && <EarnsAlert earns={earns} hasCredits={now !== 0} />}
      <Figures summary={summary} />
      {book !== null && <ForecastPart personnelId={personnel.id} book={book} />}
      <Card withBorder component="section" aria-label={say('Ledger')}>
        <Group justify="space-between" gap="xs" mb="sm">
          <Title order={2} size="h4">
            {say('Ledger')}
          </Title>
          <Group gap="sm">
            <Switch
              label={say('Show corrections')}
              checked={search.get('corrections') === 'true'}
              onChange={(event) => set('corrections', event.currentTarget.checked ? 'true' : null)}
            />
            <YearSelect year={year} years={summary.years} onChange={(to) => set('year', to === null ? 'all' : String(to))} />
          </Group>
        </Group>
        {rows.length === 0 ? (
          <NothingHere
            title={say('No rows')}
            description={year === null ? say('Nothing was given or used yet.') : say('Nothing was given or used in {year}.', { year })}
          />
        ) : (
          <LedgerLines
            label={say('Ledger of {name}', { name: summary.name })}
            unit={unit}
            before={book !== null && year !== null ? [`Balance before ${year}`, summary.before] : undefined}
            lines={rows.map((row) => ({
              ...row,
              mark: row.is_corrected && <StatusBadge tone="past">{say('Corrected')}</StatusBadge>,
              onOpen: () => set('row', row.key),
            }))}
          />
        )}
      </Card>
      <Lots summary={summary} />
      <Others summary={summary} />
      <CauseDrawer
        personnelId={personnel.id}
        row={rows.find(({ key }) => key === search.get('row'))}
        unit={unit}
        onClose={() => set('row', null)}
      />
    </Stack>
  );
}

function Figures({ summary: { figures, now, held, unit, book, year, reserved } }: { summary: LeaveSummary }) {
  const shown = [
    ['Given', figures.given],
    ['Used', figures.used],
    ['Expired', figures.expired],
    ['Forfeited', figures.forfeited],
  ] as const;
  return (
    <Card withBorder component="section" aria-label={say('Balance of today')}>
      <Stack gap="xs">
        {book !== null && (
          <div>
            <Text size="xl" fw={700}>
              {formatWithUnit(now, unit)}
            </Text>
            <Text size="sm" c="dimmed">
              {held === 0 ? say('Today') : say('Today; of it {held} reserved', { held: formatWithUnit(held, unit) })}
            </Text>
          </div>
        )}
        {reserved.map((one) => (
          <Text key={one.request_id} size="sm">
            {say('Reserved: {particulars}, {amount}', { particulars: one.particulars, amount: formatWithUnit(one.amount, unit) })}
          </Text>
        ))}
        <Group gap="xl">
          {shown
            .filter(([name, amount]) => amount !== 0 || name === 'Used')
            .map(([name, amount]) => (
              <div key={name}>
                <Text fw={600}>{figureOf(amount, unit)}</Text>
                <Text size="xs" c="dimmed">
                  {name} {year === null ? say('in all years') : say('in {year}', { year })}
                </Text>
              </div>
            ))}
        </Group>
      </Stack>
    </Card>
  );
}

function Lots({ summary: { lots, unit } }: { summary: LeaveSummary }) {
  if (lots.length === 0) return null;
  return (
    <Card withBorder component="section" aria-label={say('Batches of credits')}>
      <Title order={2} size="h4" mb="xs">
        {say('Valid until')}
      </Title>
      <Table aria-label={say('Batches of credits')} verticalSpacing={4}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{say('Earned on')}</Table.Th>
            <Table.Th>{say('Until')}</Table.Th>
            <Table.Th ta="right">{say('Left')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lots.map(({ earned_on: earned, expires_on: until, balance, held }) => (
            <Table.Tr key={`${earned} ${until}`}>
              <Table.Td>{longDate(earned)}</Table.Td>
              <Table.Td>{until ? longDate(until) : say('No end')}</Table.Td>
              <Table.Td ta="right">
                {figureOf(balance, unit)}
                {held !== 0 && say(', {amount} reserved', { amount: figureOf(held, unit) })}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}

function Others({ summary: { books, book, personnel } }: { summary: LeaveSummary }) {
  const others = books.filter(({ code }) => code !== book);
  if (others.length === 0) return null;
  return (
    <Group gap="md" component="nav" aria-label={say('Other credits')}>
      {others.map(({ code, name }) => (
        <Anchor key={code} component={Link} to={summaryLink(personnel.id, code, name)} size="sm">
          {name}
        </Anchor>
      ))}
    </Group>
  );
}
