import { Fragment } from 'react';
import { Anchor, Card, Group, Stack, Table, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import type { ServiceRecordAnswer, ServiceRowAnswer } from '../../contract/service-record.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { formatPeriod } from '../format.ts';
import './record-table.css';

interface RecordTableProps {
  record: ServiceRecordAnswer;
  /** Opens a row of service elsewhere, where one may correct it. */
  onOutside?: (id: number) => void;
}

/** The rows of the record in order, with the gaps between them, and of each which paper caused it. */
export function RecordTable({ record, onOutside }: RecordTableProps) {
  const isPhone = useMediaQuery('(max-width: 62em)', false, { getInitialValueInEffect: false });
  if (record.rows.length === 0)
    return (
      <Card withBorder>
        <NothingHere
          title={say('No government service on record')}
          description={say('Job orders and contracts of service are no government service; they are shown by a certificate of employment.')}
        />
      </Card>
    );
  const gapBefore = (row: ServiceRowAnswer, at: number) => {
    const before = record.rows[at - 1];
    return before && record.gaps.find((gap) => gap.to < row.from && before.from < gap.from);
  };
  if (isPhone)
    return (
      <Stack gap="xs">
        {record.rows.map((row, at) => (
          <Fragment key={row.from}>
            <Gap gap={gapBefore(row, at)} />
            <RowCard row={row} per={record.salary_per} onOutside={onOutside} />
          </Fragment>
        ))}
      </Stack>
    );
  return (
    <Card withBorder padding={0}>
      <Table verticalSpacing="xs" stickyHeader stickyHeaderOffset={0} className="list-table">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{say('From')}</Table.Th>
            <Table.Th>{say('To')}</Table.Th>
            <Table.Th>{say('Designation and status')}</Table.Th>
            <Table.Th ta="right">{say('Salary a {salaryPer}', { salaryPer: record.salary_per })}</Table.Th>
            <Table.Th>{say('Station, branch')}</Table.Th>
            <Table.Th>{say('L/V ABS w/o pay')}</Table.Th>
            <Table.Th>{say('Separation')}</Table.Th>
            <Table.Th>{say('Because of')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {record.rows.map((row, at) => {
            const gap = gapBefore(row, at);
            return (
              <Fragment key={row.from}>
                {gap && (
                  <Table.Tr>
                    <Table.Td colSpan={8}>
                      <Gap gap={gap} />
                    </Table.Td>
                  </Table.Tr>
                )}
                <Table.Tr>
                  <Table.Td className="one-line">{longDate(row.from)}</Table.Td>
                  <Table.Td className="one-line">{row.to === null ? say('to present') : longDate(row.to)}</Table.Td>
                  <Table.Td>
                    <Designation row={row} onOutside={onOutside} />
                  </Table.Td>
                  <Table.Td ta="right" className="one-line">
                    <Salary row={row} per={record.salary_per} />
                  </Table.Td>
                  <Table.Td>
                    {row.station}, {row.branch}
                  </Table.Td>
                  <Table.Td>{row.absences}</Table.Td>
                  <Table.Td>{separationOf(row)}</Table.Td>
                  <Table.Td>
                    <Causes row={row} />
                  </Table.Td>
                </Table.Tr>
              </Fragment>
            );
          })}
        </Table.Tbody>
      </Table>
    </Card>
  );
}

function RowCard({ row, per, onOutside }: { row: ServiceRowAnswer; per: 'year' | 'month'; onOutside: RecordTableProps['onOutside'] }) {
  return (
    <Card withBorder padding="sm">
      <Stack gap={4}>
        <Text size="sm" fw={600}>
          {formatPeriod(row)}
        </Text>
        <Designation row={row} onOutside={onOutside} />
        <Text size="sm">
          {row.station}, {row.branch}
        </Text>
        <Salary row={row} per={per} said />
        {row.absences && <Text size="sm">{say('Leave without pay: {absences}', { absences: row.absences })}</Text>}
        {row.separated_on && <Text size="sm">{say('Separation: {separation}', { separation: separationOf(row) })}</Text>}
        <Causes row={row} />
      </Stack>
    </Card>
  );
}

function Designation({ row, onOutside }: { row: ServiceRowAnswer; onOutside: RecordTableProps['onOutside'] }) {
  const { outside_id: outside } = row;
  return (
    <Stack gap={0}>
      {outside !== null && onOutside ? (
        <Anchor component="button" type="button" size="sm" ta="left" onClick={() => onOutside(outside)}>
          {row.designation}
        </Anchor>
      ) : (
        <Text size="sm" fw={500}>
          {row.designation}
        </Text>
      )}
      <Text size="xs" c="dimmed">
        {row.status}
        {row.grade_step && `, SG ${row.grade_step}`}
      </Text>
    </Stack>
  );
}

function Salary({ row, per, said }: { row: ServiceRowAnswer; per: 'year' | 'month'; said?: boolean }) {
  if (row.monthly_salary !== null)
    return (
      <Text size="sm">
        {formatPesos(per === 'year' ? row.monthly_salary * 12 : row.monthly_salary)}
        {said && ` a ${per}`}
      </Text>
    );
  return <Text size="sm">{row.daily_rate === null ? '—' : say('{dailyRate} a day', { dailyRate: formatPesos(row.daily_rate) })}</Text>;
}

function separationOf(row: ServiceRowAnswer): string {
  return row.separated_on ? `${longDate(row.separated_on)}, ${row.separation_cause}` : '';
}

function Causes({ row }: { row: ServiceRowAnswer }) {
  return (
    <Stack gap={0}>
      {row.causes.map(({ what, paper }) => (
        <Text key={`${what}${paper}`} size="xs" c="dimmed">
          {paper ? `${what}: ${paper}` : what}
        </Text>
      ))}
    </Stack>
  );
}

function Gap({ gap }: { gap: ServiceRecordAnswer['gaps'][number] | undefined }) {
  if (!gap) return null;
  const isFault = gap.explained === '';
  const Icon = isFault ? IconAlertTriangle : IconInfoCircle;
  return (
    <Group gap="xs" wrap="nowrap" c={isFault ? 'red' : 'dimmed'} px="sm">
      <Icon size={16} aria-hidden className="gap-icon" />
      <Text size="sm" fw={isFault ? 600 : undefined}>
        {isFault ? say('Gap:') : ''}
        {formatPeriod(gap)}, {count(gap.days, 'day')}
        {isFault ? say('without service on record') : `. ${gap.explained}`}
      </Text>
    </Group>
  );
}
