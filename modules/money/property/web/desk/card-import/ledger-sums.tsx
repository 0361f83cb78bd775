import { Checkbox, Group, ScrollArea, Table, Text } from '@mantine/core';
import { formatMoney, readMoney } from '@talaan/kernel/contract/money.ts';
import type { ChoicesProps } from '@talaan/imports/web/import-view.ts';
import { RecordPart } from '@talaan/kernel/web/pages/record-part.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { CLASSES } from '../../../contract/fields.ts';
import type { CardChoices, CardQuestions } from '../../../contract/imports.ts';
import { MoneyField } from '../money-field.tsx';

const HIGHEST_PX = 320;

/** The sums of the file beside those of the ledger of accounting, by class; and by holder, to be compared with the cards. */
export function LedgerSums({ step, record, choices: chosen, onChoices, checkAgain }: ChoicesProps) {
  const choices = chosen as CardChoices;
  const { by_class: classes, by_holder: holders } = record.questions as CardQuestions;
  if (step === 'columns' || classes.length === 0) return null;
  const keep = (change: Partial<CardChoices>) => onChoices({ ...choices, ...change });
  return (
    <RecordPart title="Sums to be agreed">
      <Text size="sm">
        Enter what the ledger of accounting says for each class. A class is imported only where both sums are the same to the centavo.
      </Text>
      <Table.ScrollContainer minWidth={520} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Class</Table.Th>
              <Table.Th ta="end">Items</Table.Th>
              <Table.Th ta="end">File (PHP)</Table.Th>
              <Table.Th>Ledger (PHP)</Table.Th>
              <Table.Th>Difference</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {classes.map(({ class: is, items, amount }) => {
              const books = choices.ledger[is];
              return (
                <Table.Tr key={is}>
                  <Table.Td>{CLASSES[is]}</Table.Td>
                  <Table.Td ta="end">{items.toLocaleString('en-PH')}</Table.Td>
                  <Table.Td ta="end">{formatMoney(amount)}</Table.Td>
                  <Table.Td>
                    <MoneyField
                      aria-label={`Ledger: ${CLASSES[is]}`}
                      value={books === null ? '' : books / 100}
                      onChange={(typed) => keep({ ledger: { ...choices.ledger, [is]: readMoney(typed) } })}
                    />
                  </Table.Td>
                  <Table.Td>
                    {books === null ? (
                      '—'
                    ) : books === amount ? (
                      <StatusBadge tone="good">Agreed</StatusBadge>
                    ) : (
                      <StatusBadge tone="bad">{formatMoney(amount - books)}</StatusBadge>
                    )}
                  </Table.Td>
                </Table.Tr>
              );
            })}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <ScrollArea.Autosize mah={HIGHEST_PX} viewportProps={{ tabIndex: 0 }}>
        <Table aria-label="Sums by holder">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Accountable person</Table.Th>
              <Table.Th ta="end">Items</Table.Th>
              <Table.Th ta="end">File (PHP)</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {holders.map(({ name, items, amount }) => (
              <Table.Tr key={name}>
                <Table.Td>{name}</Table.Td>
                <Table.Td ta="end">{items.toLocaleString('en-PH')}</Table.Td>
                <Table.Td ta="end">{formatMoney(amount)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea.Autosize>
      <Group justify="space-between" gap="sm">
        <Checkbox
          label="The sums by holder were compared with the cards and agree"
          checked={choices.are_holders_agreed}
          onChange={({ currentTarget: { checked } }) => keep({ are_holders_agreed: checked })}
        />

        {checkAgain}
      </Group>
    </RecordPart>
  );
}
