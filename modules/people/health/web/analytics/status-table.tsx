import { Group, Stack, Table, Text } from '@mantine/core';
import { FigureCard } from '@talaan/kernel/web/pages/figure-card.tsx';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import type { Analytics } from '../../contract/analytics.ts';

interface StatusTableProps {
  table: Analytics['tables'][number];
  statuses: Analytics['statuses'];
}

const format = (people: number) => (people === 0 ? '—' : new Intl.NumberFormat('en-PH').format(people));

/** The statuses of each value; what is not shown of fewer than five has a line and a column of its own. */
export function StatusTable({ table: { title, lines, untold }, statuses }: StatusTableProps) {
  const isPhone = useIsPhone();
  const shown = statuses.flatMap(({ key, name, people }, at) => (people > 0 ? [{ key, name, at }] : []));
  const Lines = isPhone ? StatusList : StatusRows;
  return (
    <FigureCard title={`By ${title.toLowerCase()}`} note={noteOf(untold)}>
      {lines.length === 0 ? (
        <Text size="sm">Not shown: no five people share it.</Text>
      ) : (
        <Lines title={title} lines={lines} shown={shown} />
      )}
    </FigureCard>
  );
}

interface LinesProps {
  title: string;
  lines: Analytics['tables'][number]['lines'];
  /** Statuses that anybody has, with their place in a line. */
  shown: readonly { key: string; name: string; at: number }[];
}

function StatusRows({ title, lines, shown }: LinesProps) {
  return (
    <Table.ScrollContainer minWidth={520} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
      <Table verticalSpacing={6} horizontalSpacing={8} fz="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{title}</Table.Th>
            {shown.map(({ key, name }) => (
              <Table.Th key={key} ta="end">
                {name}
              </Table.Th>
            ))}
            <Table.Th ta="end">Total</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map((line) => (
            <Table.Tr key={line.key}>
              <Table.Th scope="row" fw={500}>
                {line.name}
              </Table.Th>
              {shown.map(({ key, at }) => (
                <Table.Td key={key} ta="end">
                  {format(line.by_status[at] ?? 0)}
                </Table.Td>
              ))}
              <Table.Td ta="end">{format(line.people)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

/** On a phone: a value with its total, its statuses in words below it. */
function StatusList({ lines, shown }: LinesProps) {
  return (
    <Stack gap="sm" component="ul" className="plain-list">
      {lines.map((line) => (
        <li key={line.key}>
          <Group justify="space-between" wrap="nowrap" align="baseline">
            <Text span size="sm" fw={500}>
              {line.name}
            </Text>
            <Text span size="sm" flex="none">
              {format(line.people)}
            </Text>
          </Group>
          <Text size="xs" c="dimmed">
            {shown.flatMap(({ name, at }) => (line.by_status[at] ? [`${name} ${format(line.by_status[at])}`] : [])).join(', ')}
          </Text>
        </li>
      ))}
    </Stack>
  );
}

function noteOf(untold: number): string {
  return untold === 0 ? 'Of all who are counted.' : `Of ${format(untold)} more it is not shown: too few share it.`;
}
