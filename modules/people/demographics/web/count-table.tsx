import { ScrollArea, Table, Text, UnstyledButton } from '@mantine/core';
import type { OptionAnswer } from '../contract.ts';
import { formatCount } from './stated-standing.tsx';
import './count-table.css';

interface Behind {
  group: string;
  sex: string | null;
  campus: string | null;
}

interface CountTableProps {
  found: OptionAnswer;
  onBehind: (behind: Behind) => void;
}

/** The groups by sex and by campus. A number opens who is behind it, for anyone who may see that. */
export function CountTable({ found, onBehind }: CountTableProps) {
  const { sexes, campuses, groups, may_list: mayList } = found;
  const cell = (value: number | null, words: string, behind: Behind) =>
    mayList && value ? (
      <UnstyledButton className="count" aria-label={`${formatCount(value)}: ${words}`} onClick={() => onBehind(behind)}>
        {formatCount(value)}
      </UnstyledButton>
    ) : (
      <Text className="count" size="sm" c={value === null ? 'dimmed' : undefined} aria-label={value === null ? 'not shown' : undefined}>
        {formatCount(value)}
      </Text>
    );
  return (
    <ScrollArea
      type="auto"
      offsetScrollbars="x"
      viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': `${found.option.title} by sex and campus` }}
    >
      <Table withTableBorder withColumnBorders miw={480 + campuses.length * 100} className="list-table count-table">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{found.option.title}</Table.Th>
            {['All', ...sexes.map(({ name }) => name), ...campuses.map(({ name }) => name)].map((name) => (
              <Table.Th key={name} ta="right">
                {name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {groups.map(({ key, name, count, by_sex, by_campus }) => (
            <Table.Tr key={key}>
              <Table.Th scope="row" fw={500}>
                {name}
              </Table.Th>
              <Table.Td ta="right">{cell(count, name, { group: key, sex: null, campus: null })}</Table.Td>
              {sexes.map((sex, at) => (
                <Table.Td key={sex.name} ta="right">
                  {cell(by_sex[at]!, `${name}, ${sex.name}`, { group: key, sex: sex.name, campus: null })}
                </Table.Td>
              ))}
              {campuses.map((campus, at) => (
                <Table.Td key={campus.id} ta="right">
                  {cell(by_campus[at]!, `${name}, ${campus.name}`, { group: key, sex: null, campus: String(campus.id) })}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
          <Table.Tr>
            <Table.Th scope="row">All</Table.Th>
            {[
              { key: 'all', count: found.total },
              ...sexes.map(({ name, count }) => ({ key: name, count })),
              ...campuses.map(({ name, count }) => ({ key: name, count })),
            ].map(({ key, count }) => (
              <Table.Td key={key} ta="right" fw={600}>
                {formatCount(count)}
              </Table.Td>
            ))}
          </Table.Tr>
        </Table.Tbody>
      </Table>
    </ScrollArea>
  );
}
