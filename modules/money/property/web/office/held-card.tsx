import { Stack, Text } from '@mantine/core';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { useMayFollow } from '@talaan/kernel/web/calls/may-follow.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { CardFrame } from '@talaan/kernel/web/pages/card-frame.tsx';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { CLASSES } from '../../contract/fields.ts';
import { readHeldSummary } from '../../contract/own.ts';

const ALL = '/property/items';
const OF_OFFICES = '/department/property';

/** What a person is accountable for, in the overview of their record. */
export function Card({ person }: { person: { id: number } }) {
  const answer = useCall(readHeldSummary, { params: { id: person.id } });
  const list = useMayFollow()(ALL) ? ALL : OF_OFFICES;
  return (
    <CardFrame title="Property" more={{ label: 'Items', to: `${list}?holder=${person.id}` }} answer={answer}>
      {({ items, amount, waiting, earlier, by_class: classes }) =>
        items === 0 ? (
          <Text size="sm">No property is issued to this person.</Text>
        ) : (
          <Stack gap="xs">
            <Text size="sm">
              {count(items, 'item')}, {formatPesos(amount)}
              {waiting > 0 && <b>, {waiting} waiting for acknowledgement</b>}
              {earlier > 0 && `, ${earlier} on papers of earlier times`}
            </Text>
            <Facts facts={classes.map((one) => [CLASSES[one.key], `${one.items}, ${formatPesos(one.amount)}`] as const)} />
          </Stack>
        )
      }
    </CardFrame>
  );
}
