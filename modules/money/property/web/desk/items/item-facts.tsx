import { Anchor, Stack, Table, Text } from '@mantine/core';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatMoney, formatPesos } from '@talaan/kernel/contract/money.ts';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { CLASSES } from '../../../contract/fields.ts';
import type { ItemRecord } from '../../../contract/items.ts';
import { ConditionBadge, LineBadge } from '../../badges.tsx';

/** What an item is, what it cost and how it came. */
export function ItemFacts({ item }: { item: ItemRecord }) {
  const { delivery } = item;
  return (
    <Facts
      facts={[
        ['Article', item.article],
        ['Description', item.description],
        ['Brand and model', [item.brand, item.model].filter(Boolean).join(' ')],
        ['Serial number', item.serial || (item.set.some(({ serial }) => serial !== '') ? null : '—')],
        ['Unit', item.unit],
        ['Cost', formatPesos(item.unit_cost)],
        [
          'Class',
          <Stack gap={2} key="class">
            <span>{CLASSES[item.class]}</span>
            <Text size="xs" c="dimmed">
              {item.class_reason}
            </Text>
          </Stack>,
        ],
        ['Account', `${item.account} ${item.account_name}`],
        ['Fund cluster', item.fund_code],
        ['Date acquired', longDate(item.acquired_on)],
        ['Useful life', `${item.life_years} years`],
        [
          'Delivery',
          delivery && (
            <Anchor component={Link} to={`/property/deliveries/${delivery.id}`} size="sm">
              IAR {delivery.iar_no}
            </Anchor>
          ),
        ],
        ['Supplier', delivery?.supplier],
        ['Purchase order', delivery?.po_no],
        ['Invoice', delivery?.invoice_no],
        ['Requisitioned by', item.requisitioned_by],
        ['Earlier paper', item.earlier_reference],
        ['Books', !item.is_reclassified && 'Not reclassified: the threshold of the day of acquisition decides'],
      ]}
    />
  );
}

/** Where an item is and in which condition. */
export function ItemPlace({ item }: { item: ItemRecord }) {
  return (
    <Facts
      facts={[
        ['Accountable person', item.holder ?? '—'],
        ['Used by', item.user],
        [
          'Paper',
          item.paper_id !== null && (
            <Anchor component={Link} to={`/property/papers/${item.paper_id}`} size="sm">
              {item.paper_type} {item.paper_number}
            </Anchor>
          ),
        ],
        ['Since', item.held_since && longDate(item.held_since)],
        ['Office', `${item.office_name} · ${item.campus}`],
        ['Location', item.location || '—'],
        ['Condition', <ConditionBadge key="condition" condition={item.condition} />],
        ['Warranty until', item.warranty_until && longDate(item.warranty_until)],
        ['Sticker', item.has_sticker ? 'Printed' : 'Not printed yet'],
      ]}
    />
  );
}

/** What a set consists of. */
export function ItemParts({ item: { set } }: { item: ItemRecord }) {
  return (
    <Table.ScrollContainer minWidth={320} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Part</Table.Th>
            <Table.Th>Serial number</Table.Th>
            <Table.Th ta="end">Cost (PHP)</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {set.map(({ description, serial, cost }, at) => (
            // A part has no number of its own.
            // oxlint-disable-next-line react/no-array-index-key
            <Table.Tr key={at}>
              <Table.Td>{description}</Table.Td>
              <Table.Td>{serial || '—'}</Table.Td>
              <Table.Td ta="end">{formatMoney(cost)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

/** The papers that an item was on, the latest first. */
export function ItemPapers({ item: { papers } }: { item: ItemRecord }) {
  return (
    <Stack gap="sm">
      {papers.map((paper) => (
        <Stack key={paper.id} gap={2}>
          <Text size="sm" component="div">
            <Anchor component={Link} to={`/property/papers/${paper.id}`} size="sm" fw={500} me="xs">
              {paper.type} {paper.number}
            </Anchor>
            <LineBadge state={paper.line} />
          </Text>
          <Text size="xs" c="dimmed">
            {`${longDate(paper.dated_on)} · ${paper.holder}`}
          </Text>
          {paper.note !== '' && <Text size="sm">“{paper.note}”</Text>}
        </Stack>
      ))}
    </Stack>
  );
}
