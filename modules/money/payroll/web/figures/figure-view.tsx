import { List, Stack, Table, Text } from '@mantine/core';
import { FIGURE_PARTS, type FigurePart } from '../../contract/figure-fields.ts';
import type { FigureRow, FigureValue } from '../../contract/figures.ts';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { codesOf, plainLabel, rowsOf, shownCell, shownPart } from './figure-words.ts';

/** All that a figure holds. */
export function FigureView({ figure }: { figure: FigureRow }) {
  const parts = FIGURE_PARTS[figure.kind];
  return (
    <Stack gap="sm">
      <Facts
        facts={parts
          .filter(({ as }) => as === 'number' || as === 'choice')
          .map((part) => [plainLabel(part.label), shownPart(part, figure.content[part.name])] as const)}
      />
      {parts.map((part) => (
        <LongPart key={part.name} part={part} value={figure.content[part.name]} />
      ))}
    </Stack>
  );
}

function LongPart({ part, value }: { part: FigurePart; value: FigureValue | undefined }) {
  if (part.as === 'several')
    return (
      <div>
        <Text size="sm" fw={500}>
          {part.label}
        </Text>
        <List type="ordered" size="sm">
          {codesOf(value).map((code) => (
            <List.Item key={code}>{part.choices[code] ?? code}</List.Item>
          ))}
        </List>
      </div>
    );
  if (part.as !== 'rows') return null;
  return (
    <div>
      <Text size="sm" fw={500}>
        {part.label}
      </Text>
      <Table.ScrollContainer minWidth={280} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              {part.codes && <Table.Th>Item</Table.Th>}
              {part.columns.map(({ name, label }) => (
                <Table.Th key={name} ta="end">
                  {label}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rowsOf(value).map((row) => (
              <Table.Tr key={JSON.stringify(row)}>
                {part.codes && <Table.Td>{part.codes[String(row.code)] ?? String(row.code)}</Table.Td>}
                {part.columns.map((column) => (
                  <Table.Td key={column.name} ta="end">
                    {shownCell(row, column)}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </div>
  );
}
