import type { ReactNode } from 'react';
import { Card, Group, Stack, Table, Text } from '@mantine/core';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { count, formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import type { IssuedPaper } from '../contract/papers.ts';

export interface ShownPaper {
  key: string;
  name: string;
  /** What of the run it is about, and the form that it follows. */
  about: readonly string[];
  /** By when it is to be made. */
  due?: ReactNode;
  /** Null before it was; none for what is not kept. */
  issued?: IssuedPaper | null;
  /** The column whose sum is shown. */
  control: string;
  acts: ReactNode;
}

/** Papers with what was issued of each and how they are had; cards on a phone. */
export function PapersTable({ papers }: { papers: readonly ShownPaper[] }) {
  const isPhone = useIsPhone();
  const hasDue = papers.some(({ due }) => due);
  if (isPhone)
    return (
      <Stack gap="xs">
        {papers.map((paper) => (
          <Card key={paper.key} withBorder padding="sm">
            <Stack gap={6}>
              <Name {...paper} />
              {paper.due && <div>{paper.due}</div>}
              <Issue {...paper} />
              <Group gap="xs">{paper.acts}</Group>
            </Stack>
          </Card>
        ))}
      </Stack>
    );
  return (
    <Card withBorder p={0}>
      <Table verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Paper</Table.Th>
            {hasDue && <Table.Th>Due</Table.Th>}
            <Table.Th>Issued</Table.Th>
            <Table.Th ta="end">Make</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {papers.map((paper) => (
            <Table.Tr key={paper.key}>
              <Table.Td>
                <Name {...paper} />
              </Table.Td>
              {hasDue && <Table.Td>{paper.due}</Table.Td>}
              <Table.Td>
                <Issue {...paper} />
              </Table.Td>
              <Table.Td>
                <Group gap="xs" justify="flex-end" wrap="nowrap">
                  {paper.acts}
                </Group>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}

function Name({ name, about }: ShownPaper) {
  return (
    <div>
      <Text size="sm" fw={600}>
        {name}
      </Text>
      <Text size="xs" c="dimmed">
        {about.filter(Boolean).join(' · ')}
      </Text>
    </div>
  );
}

/** The number of what was issued, its rows and the sum by which it is known, without the item of a return before it. */
function Issue({ issued, control }: ShownPaper) {
  if (issued === undefined) return null;
  if (!issued)
    return (
      <Text size="sm" c="dimmed">
        Not yet
      </Text>
    );
  const sum = issued.totals[control];
  return (
    <div>
      <Text size="sm">
        {[issued.number, count(issued.rows, 'row'), sum !== undefined && `${control.replace(/^\d+ /, '')} ${formatPesos(sum)}`]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <Text size="xs" c="dimmed">
        {[formatInstant(issued.issued_at), issued.issued_by].filter(Boolean).join(', ')}
      </Text>
    </div>
  );
}
