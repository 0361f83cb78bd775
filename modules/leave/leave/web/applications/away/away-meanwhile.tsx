import { Card, List, Stack, Text } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { useMayCall } from '@talaan/kernel/web/calls/may-call.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import type { Application } from '../../../contract/applications.ts';
import { readAway } from '../../../contract/filing.ts';
import { PARTS } from '../../../contract/shapes.ts';
import { PartTitle } from '../part-title.tsx';
import { Crowded } from './away-calendar.tsx';

/** So many days are looked at; longer leave is looked at in its beginning. */
const MOST_DAYS = 62;

/** Who else of the office is away while this leave would last, for those who decide it. */
export function AwayMeanwhile({ leave }: { leave: Application }) {
  return useMayCall(readAway) ? <Others leave={leave} /> : null;
}

function Others({ leave: { id, first_day, last_day } }: { leave: Application }) {
  const end = Temporal.PlainDate.from(first_day)
    .add({ days: MOST_DAYS - 1 })
    .toString();
  const query = { from: first_day, to: last_day < end ? last_day : end, beside: id };
  const found = useCall(readAway, { query }, { search: true }).data;
  if (!found) return null;
  const others = Map.groupBy(
    found.away.filter(({ application_id }) => application_id !== id),
    ({ date }) => date,
  );
  return (
    <Card withBorder padding="md" component="section" aria-label={say('Who else is away')}>
      <Stack gap="xs">
        <PartTitle>{say('Who else is away')}</PartTitle>
        <Crowded away={found} />
        {others.size === 0 ? (
          <Text size="sm" c="dimmed">
            {say('No one else of the office on these days.')}
          </Text>
        ) : (
          <List size="sm">
            {[...others].map(([date, those]) => (
              <List.Item key={date}>
                {longDate(date).slice(0, -5)}:{' '}
                {those
                  .map(
                    ({ fullname, part, is_approved }) =>
                      `${fullname}${part === 'DAY' ? '' : `, ${PARTS[part].toLowerCase()}`}${is_approved ? '' : ' (asked)'}`,
                  )
                  .join('; ')}
              </List.Item>
            ))}
          </List>
        )}
      </Stack>
    </Card>
  );
}
