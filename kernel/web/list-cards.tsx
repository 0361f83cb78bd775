import type { ReactNode } from 'react';
import { Card, Checkbox, Grid, Group, Skeleton, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { cellOf } from './list-columns.tsx';
import type { ListBodyProps } from './list-table.tsx';

/** The rows on a phone: the first column heads the card, the others follow with their titles. */
export function ListCards<Row>({ columns, rows, open, rowId, selectable, selected, onSelect }: ListBodyProps<Row>) {
  if (!rows)
    return (
      <Stack gap="xs" aria-busy>
        {[1, 2, 3, 4, 5].map((key) => (
          <Skeleton key={key} h={96} />
        ))}
      </Stack>
    );
  const [head, ...rest] = columns;
  const isSelected = (row: Row) => selected.some((one) => rowId(one) === rowId(row));
  const toggle = (row: Row) => onSelect(isSelected(row) ? selected.filter((one) => rowId(one) !== rowId(row)) : [...selected, row]);
  return (
    <Stack gap="xs">
      {rows.map((row) => (
        <Card key={rowId(row)} withBorder padding="sm" className="row-card">
          <Group gap="sm" wrap="nowrap" mb={6}>
            {selectable && <Checkbox aria-label={`Select row ${rowId(row)}`} checked={isSelected(row)} onChange={() => toggle(row)} />}
            {head && open ? (
              <Text component={Link} to={open(row)} className="row-link" data-row-link flex={1}>
                {cellOf(head, row)}
              </Text>
            ) : (
              head && (
                <Text component="div" fw={500} flex={1}>
                  {cellOf(head, row)}
                </Text>
              )
            )}
          </Group>
          <Grid gap={4}>
            {rest
              .filter((column) => isFilled(cellOf(column, row)))
              .map((column) => [
                <Grid.Col key={`${column.key}-title`} span={4}>
                  <Text size="xs" c="dimmed">
                    {column.title}
                  </Text>
                </Grid.Col>,
                <Grid.Col key={column.key} span={8}>
                  <Text size="sm" component="div">
                    {cellOf(column, row)}
                  </Text>
                </Grid.Col>,
              ])}
          </Grid>
        </Card>
      ))}
    </Stack>
  );
}

/** A card has no place to keep for what is not there. */
function isFilled(content: ReactNode): boolean {
  return content !== null && content !== undefined && content !== '' && content !== false;
}
