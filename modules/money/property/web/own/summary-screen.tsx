import { useState } from 'react';
import { Anchor, Button, Card, SimpleGrid, Skeleton, Stack, Table, Text, Title } from '@mantine/core';
import { IconFileSpreadsheet, IconPrinter } from '@tabler/icons-react';
import { Link } from 'react-router';
import { PersonPage } from '@talaan/identity/web/person-page.tsx';
import { formatMoney, formatPesos } from '@talaan/kernel/contract/money.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import type { ReadAhead } from '@talaan/kernel/web/calls/read-ahead.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import { CLASSES, CONDITIONS, PAPER_TYPES } from '../../contract/fields.ts';
import { exportInventory, readOwnSummary, type HeldSums } from '../../contract/own.ts';
import './summary-screen.css';

const InventoryDialog = openedLater(async () => (await import('./inventory-dialog.tsx')).InventoryDialog);

const TITLE = 'Property summary';

export const readAhead: ReadAhead = (ask) => ask(readOwnSummary, {});

/** What one is accountable for, counted and added up, and the personal inventory on paper and as a workbook. */
export function Screen() {
  return (
    <PersonPage title={TITLE}>
      <OwnSummary />
    </PersonPage>
  );
}

function OwnSummary() {
  const answer = useCall(readOwnSummary, {});
  const [isPrinting, setPrinting] = useState(false);
  const saving = useSend(exportInventory);
  const sums = answer.data;
  return (
    <Page
      title={TITLE}
      intro={say('All that you are accountable for, acknowledged or not, by class, paper and condition.')}
      actions={
        <Button
          variant="default"
          leftSection={<IconFileSpreadsheet size={16} />}
          loading={saving.isPending}
          onClick={() => saving.mutate({})}
        >
          {say('Save as XLSX')}
        </Button>
      }
      main={
        <Button leftSection={<IconPrinter size={16} />} onClick={() => setPrinting(true)}>
          {say('Print personal inventory')}
        </Button>
      }
    >
      {answer.isError && !sums ? (
        <Card withBorder>
          <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
        </Card>
      ) : !sums ? (
        <Skeleton h={320} aria-busy />
      ) : sums.items === 0 ? (
        <Card withBorder>
          <NothingHere
            title={say('Nothing is issued to you')}
            description={say('The personal inventory can still be printed; it says so.')}
          />
        </Card>
      ) : (
        <Stack gap="md">
          <Text>
            <b>{count(sums.items, 'item')}</b>, <b>{formatPesos(sums.amount)}</b>
            {sums.waiting > 0 && (
              <>
                {', '}
                <Anchor component={Link} to="/my/mrs/new">
                  {say('{waiting} waiting for your acknowledgement', { waiting: sums.waiting })}
                </Anchor>
              </>
            )}
          </Text>
          <SimpleGrid cols={{ base: 1, md: 3 }} spacing="md">
            <Sums title={say('By class')} column={say('Class')} filter="class" words={CLASSES} rows={sums.by_class} />
            <Sums title={say('By paper')} column={say('Paper')} filter="type" words={PAPER_TYPES} rows={sums.by_paper} />
            <Sums title={say('By condition')} column={say('Condition')} filter="condition" words={CONDITIONS} rows={sums.by_condition} />
          </SimpleGrid>
        </Stack>
      )}
      {isPrinting && <InventoryDialog onClose={() => setPrinting(false)} />}
    </Page>
  );
}

interface SumsProps<K extends string> {
  title: string;
  /** The heading of what is counted. */
  column: string;
  /** By which the lists behind the counts are narrowed. */
  filter: 'class' | 'type' | 'condition';
  words: Readonly<Record<K, string>>;
  rows: readonly (Pick<HeldSums, 'items' | 'amount' | 'earlier'> & { key: K })[];
}

/** Counts that lead to their items: those of present papers, and apart from them those of earlier times. */
function Sums<K extends string>({ title, column, filter, words, rows }: SumsProps<K>) {
  return (
    <Card withBorder component="section" aria-label={title}>
      <Title order={2} size="h4" mb="xs">
        {title}
      </Title>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{column}</Table.Th>
            <Table.Th ta="right">{say('Items')}</Table.Th>
            <Table.Th ta="right" className="sums-figure">
              {say('Amount (PHP)')}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ key, items, amount, earlier }) => (
            <Table.Tr key={key}>
              <Table.Td>{say(words[key])}</Table.Td>
              <Table.Td ta="right" className="sums-figure">
                {items > earlier && (
                  <Anchor component={Link} to={`/my/mrs/new?${filter}=${key}`} size="sm">
                    {items - earlier}
                  </Anchor>
                )}
                {items > earlier && earlier > 0 && ' + '}
                {earlier > 0 && (
                  <Anchor component={Link} to={`/my/mrs/old?${filter}=${key}`} size="sm">
                    {say('{earlier} earlier', { earlier })}
                  </Anchor>
                )}
              </Table.Td>
              <Table.Td ta="right">{formatMoney(amount)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th>{say('Total')}</Table.Th>
            <Table.Th ta="right">{rows.reduce((sum, { items }) => sum + items, 0)}</Table.Th>
            <Table.Th ta="right">{formatMoney(rows.reduce((sum, { amount }) => sum + amount, 0))}</Table.Th>
          </Table.Tr>
        </Table.Tfoot>
      </Table>
    </Card>
  );
}
