import { Anchor, Table, Text, Title } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import type { FacultyMonth, MonthSegment } from '../../contract/faculty-dtr.ts';
import { SEGMENT_KINDS } from '../../rules/segment-kinds.ts';
import { formatUnits } from '../../rules/format-units.ts';
import { formatHours } from '../../rules/format-hours.ts';
import { nameSegment, formatDuration } from '../../rules/format-segment.ts';

interface Opening {
  onSegment: ((id: number) => void) | undefined;
}

/** The load of the month, each segment with what its days come to. */
export function LoadTable({ segments, onSegment }: Pick<FacultyMonth, 'segments'> & Opening) {
  const units = segments.reduce((sum, { units_hundredths }) => sum + units_hundredths, 0);
  return (
    <section aria-label={say('Load')}>
      <Title order={2} size="h4" mb="xs">
        {say('Load')}
        {units > 0 && say(', {units} units', { units: formatUnits(units) })}
      </Title>
      <Table withTableBorder verticalSpacing={6} className="list-table">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{say('Segment')}</Table.Th>
            <Table.Th scope="col" visibleFrom="sm">
              {say('Hours')}
            </Table.Th>
            <Table.Th scope="col" visibleFrom="sm">
              {say('Room')}
            </Table.Th>
            <Table.Th scope="col" ta="right" visibleFrom="sm">
              {say('Units')}
            </Table.Th>
            <Table.Th scope="col" ta="right">
              {say('Kept')}
            </Table.Th>
            <Table.Th scope="col" ta="right">
              {say('Missed')}
            </Table.Th>
            <Table.Th scope="col" ta="right" visibleFrom="sm">
              {say('Made up')}
            </Table.Th>
            <Table.Th scope="col" ta="right" visibleFrom="sm">
              {say('Excused')}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {segments.map((segment) => (
            <LoadRow key={segment.id} segment={segment} onSegment={onSegment} />
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}

function LoadRow({ segment, onSegment }: { segment: MonthSegment } & Opening) {
  const hours = formatHours(segment.weekdays, segment.from_minute, segment.to_minute);
  const kind = SEGMENT_KINDS[segment.kind];
  const name = nameSegment(segment);
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={500}>
        {onSegment ? (
          <Anchor component="button" type="button" size="sm" fw={500} ta="start" onClick={() => onSegment(segment.id)}>
            {name}
          </Anchor>
        ) : (
          name
        )}
        {name !== kind && (
          <Text size="xs" c="dimmed">
            {kind}
          </Text>
        )}
        <Text size="xs" c="dimmed" hiddenFrom="sm">
          {hours}
          {segment.room && `, ${segment.room}`}
        </Text>
      </Table.Th>
      <Table.Td visibleFrom="sm">{hours}</Table.Td>
      <Table.Td visibleFrom="sm">{segment.room}</Table.Td>
      <Table.Td ta="right" visibleFrom="sm">
        {segment.units_hundredths > 0 && formatUnits(segment.units_hundredths)}
      </Table.Td>
      <Figure minutes={segment.kept} />
      <Figure minutes={segment.missed} />
      <Figure minutes={segment.made_up} visibleFrom="sm" />
      <Figure minutes={segment.excused} visibleFrom="sm" />
    </Table.Tr>
  );
}

function Figure({ minutes, visibleFrom }: { minutes: number; visibleFrom?: 'sm' }) {
  return (
    <Table.Td ta="right" {...(visibleFrom && { visibleFrom })}>
      {minutes > 0 ? formatDuration(minutes) : '—'}
    </Table.Td>
  );
}
