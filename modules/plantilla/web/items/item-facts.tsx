import type { ReactNode } from 'react';
import { Alert, Anchor, Card, SimpleGrid, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { count } from '@talaan/kernel/web/format-instant.ts';
import type { ItemRecord } from '../../contract/items.ts';
import { AREA_TYPES, ATTRIBUTIONS } from '../../contract/words.ts';
import { StatusOfItem } from './status-of-item.tsx';

/** What is authorized, and who sits there now. */
export function ItemFacts({ item }: { item: ItemRecord }) {
  return (
    <Card withBorder padding="md" component="section" aria-label="Item">
      <Stack gap="md">
        <StatusOfItem status={item.status} />
        <Now item={item} />
        <SimpleGrid cols={{ base: 1, xs: 2 }} component="dl" m={0} spacing="sm" verticalSpacing="xs">
          <Fact name="Position">{item.position}</Fact>
          <Fact name="Salary grade and step">
            SG {item.salary_grade ?? '—'}, step {item.step}
          </Fact>
          <Fact name="Annual salary authorized">{formatMoney(item.authorized)}</Fact>
          <Fact name="Annual salary actual">{formatMoney(item.actual)}</Fact>
          <Fact name="Office">{item.office.fullname}</Fact>
          <Fact name="Campus">{item.campus}</Fact>
          <Fact name="Level">{item.level}</Fact>
          <Fact name="Level of the position">
            {item.position_level ? (
              <Text tt="capitalize" span inherit>
                {item.position_level}
              </Text>
            ) : (
              '—'
            )}
          </Fact>
          <Fact name="Coverage">{item.coverage}</Fact>
          <Fact name="P/P/A attribution">{ATTRIBUTIONS[item.attribution]}</Fact>
          <Fact name="Area">
            {item.area_code || '—'} ({AREA_TYPES[item.area_type]})
          </Fact>
          <Fact name="Authority">
            {[item.authority, item.authority_date && longDate(item.authority_date)].filter(Boolean).join(', ') || '—'}
          </Fact>
          <Fact name="Opened on">{longDate(item.opened_on)}</Fact>
          <Fact name="Old item number">{item.old_item_number || '—'}</Fact>
        </SimpleGrid>
      </Stack>
    </Card>
  );
}

function Now({ item }: { item: ItemRecord }) {
  if (item.incumbent)
    return (
      <Text size="sm">
        Held by{' '}
        <Anchor component={Link} to={`/personnels/${item.incumbent.id}`} inherit>
          {item.incumbent.fullname}
        </Anchor>
        {item.retires_on && `, who turns 65 on ${longDate(item.retires_on)}`}.
      </Text>
    );
  if (item.vacant_since === null) return null;
  const vice = item.vice ? `, vice ${item.vice}${item.vacated_because ? ` (${item.vacated_because})` : ''}` : '; never filled';
  return (
    <Alert color="blue" p="xs">
      Vacant since {longDate(item.vacant_since)}, {count(item.months_vacant ?? 0, 'month')}
      {vice}.
    </Alert>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Text component="dt" size="xs" c="dimmed">
        {name}
      </Text>
      <Text component="dd" size="sm" m={0}>
        {children}
      </Text>
    </div>
  );
}
