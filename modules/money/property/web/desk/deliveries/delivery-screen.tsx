import { useState } from 'react';
import { Anchor, Button, Grid, Menu, Skeleton, Stack, Table, Text } from '@mantine/core';
import { IconChevronDown, IconPrinter, IconUserCheck } from '@tabler/icons-react';
import { Link, useParams } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatMoney, formatPesos } from '@talaan/kernel/contract/money.ts';
import { fetchFile, type Answer } from '@talaan/kernel/web/calls/call.ts';
import { useMayCalls } from '@talaan/kernel/web/calls/may-call.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { RecordFailed } from '@talaan/kernel/web/pages/record-failed.tsx';
import { RecordPage } from '@talaan/kernel/web/pages/record-page.tsx';
import { RecordPart } from '@talaan/kernel/web/pages/record-part.tsx';
import { useNeighbours } from '@talaan/kernel/web/pages/use-neighbours.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { acceptRest, listDeliveries, printDelivery, readDelivery } from '../../../contract/deliveries.ts';
import { issueItems } from '../../../contract/papers.ts';
import { DeliveryItems } from './delivery-items.tsx';

type Delivery = Answer<typeof readDelivery>['delivery'];

/** One inspection and acceptance report: its lines, its paper, and the items that came, which are issued from here. */
export function Screen() {
  const id = Number(useParams().id);
  const answer = useCall(readDelivery, { params: { id } });
  const neighbours = useNeighbours(listDeliveries, 'deliveries', id);
  const delivery = answer.data?.delivery.id === id ? answer.data.delivery : undefined;
  if (answer.isError) return <RecordFailed title="Delivery" list="/property/deliveries" answer={answer} />;
  if (!delivery) return <Skeleton h={360} aria-busy />;
  return (
    <RecordPage
      name={`IAR ${delivery.iar_no}`}
      state={!delivery.is_complete && <StatusBadge tone="warning">Partial</StatusBadge>}
      line={[delivery.supplier, longDate(delivery.dated_on), count(delivery.items, 'item'), formatPesos(delivery.total)].join(' · ')}
      neighbours={neighbours}
      open={(other) => `/property/deliveries/${other}`}
      actions={<Acts delivery={delivery} />}
      main={
        delivery.in_stock > 0 && (
          <ForCallers of={issueItems}>
            <Button component={Link} to={`/property/issue?delivery=${delivery.id}`} leftSection={<IconUserCheck size={16} />}>
              Issue
            </Button>
          </ForCallers>
        )
      }
    >
      <Grid gap="md">
        <Grid.Col span={{ base: 12, md: 7 }}>
          <Stack gap="md">
            <RecordPart title="What came">
              <Lines delivery={delivery} />
            </RecordPart>
            <RecordPart title="Items">
              <DeliveryItems delivery={delivery.id} />
            </RecordPart>
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 5 }}>
          <RecordPart title="The report">
            <DeliveryFacts delivery={delivery} />
          </RecordPart>
        </Grid.Col>
      </Grid>
    </RecordPage>
  );
}

function Acts({ delivery }: { delivery: Delivery }) {
  const mayCall = useMayCalls();
  const [isPrinting, setPrinting] = useState(false);
  const name = `IAR ${delivery.iar_no}`;
  const hasRest = delivery.lines.some(({ outstanding }) => outstanding > 0) && mayCall(acceptRest);
  const hasMore = hasRest || delivery.is_correctable;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPrinter size={16} />}
        onClick={() => setPrinting(true)}
        {...(hasMore && { visibleFrom: 'sm' as const })}
      >
        Print
      </Button>
      {hasMore && (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button variant="default" rightSection={<IconChevronDown size={16} />}>
              More
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item hiddenFrom="sm" onClick={() => setPrinting(true)}>
              Print
            </Menu.Item>
            {hasRest && (
              <Menu.Item component={Link} to={`/property/deliveries/${delivery.id}/rest`}>
                Record what came later
              </Menu.Item>
            )}
            {delivery.is_correctable && (
              <Menu.Item component={Link} to={`/property/deliveries/${delivery.id}/edit`}>
                Correct the report
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
      {isPrinting && (
        <Dialog title={name} size="paper" onClose={() => setPrinting(false)}>
          <PdfView
            of={['inspection and acceptance report', delivery.id]}
            name={`${name}.pdf`}
            fetchPdf={() => fetchFile(printDelivery, { params: { id: delivery.id } })}
          />
        </Dialog>
      )}
    </>
  );
}

function Lines({ delivery: { lines } }: { delivery: Delivery }) {
  return (
    <Table.ScrollContainer minWidth={460} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Article</Table.Th>
            <Table.Th ta="end">Ordered</Table.Th>
            <Table.Th ta="end">Accepted</Table.Th>
            <Table.Th ta="end">Outstanding</Table.Th>
            <Table.Th ta="end">Sum (PHP)</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map((line) => (
            <Table.Tr key={line.no}>
              <Table.Td>
                {line.article}
                <Text size="xs" c="dimmed">
                  {line.account}
                </Text>
              </Table.Td>
              <Table.Td ta="end">{line.ordered}</Table.Td>
              <Table.Td ta="end">{line.accepted}</Table.Td>
              <Table.Td ta="end">{line.outstanding || '—'}</Table.Td>
              <Table.Td ta="end">{formatMoney(line.total)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function DeliveryFacts({ delivery }: { delivery: Delivery }) {
  return (
    <Facts
      facts={[
        ['Supplier', delivery.supplier],
        ['Date', longDate(delivery.dated_on)],
        ['Purchase order', withDate(delivery.po_no, delivery.po_date)],
        ['Invoice', withDate(delivery.invoice_no, delivery.invoice_date)],
        ['Requisitioning office', delivery.office_name],
        ['Fund cluster', delivery.fund_code],
        ['Inspected', withDate(delivery.inspected_by, delivery.inspected_on)],
        ['Accepted', withDate(delivery.accepted_by, delivery.accepted_on)],
        ['Remarks', delivery.remarks],
        ['Continues', delivery.continues && <ReportLink report={delivery.continues} />],
        [
          'Continued by',
          delivery.continued_by.length > 0 && (
            <Stack gap={0}>
              {delivery.continued_by.map((one) => (
                <ReportLink key={one.id} report={one} />
              ))}
            </Stack>
          ),
        ],
      ]}
    />
  );
}

function ReportLink({ report: { id, iar_no: number } }: { report: { id: number; iar_no: string } }) {
  return (
    <Anchor component={Link} to={`/property/deliveries/${id}`} size="sm">
      IAR {number}
    </Anchor>
  );
}

function withDate(said: string, day: string | null): string {
  return [said, day && longDate(day)].filter(Boolean).join(', ');
}
