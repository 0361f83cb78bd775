import { Alert, Anchor, Card, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
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
        <Facts
          facts={[
            ['Position', item.position],
            ['Salary grade and step', `SG ${item.salary_grade ?? '—'}, step ${item.step}`],
            ['Annual salary authorized', formatMoney(item.authorized)],
            ['Annual salary actual', formatMoney(item.actual)],
            ['Office', item.office.fullname],
            ['Campus', item.campus],
            ['Level', item.level],
            ['Level of the position', item.position_level && capitalised(item.position_level)],
            ['Coverage', item.coverage],
            ['P/P/A attribution', ATTRIBUTIONS[item.attribution]],
            ['Area', `${item.area_code || '—'} (${AREA_TYPES[item.area_type]})`],
            ['Authority', [item.authority, item.authority_date && longDate(item.authority_date)].filter(Boolean).join(', ') || '—'],
            ['Opened on', longDate(item.opened_on)],
            ['Old item number', item.old_item_number],
          ]}
        />
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

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
