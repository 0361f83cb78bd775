import { Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { readOption, type OptionAnswer } from '../contract.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { CardFrame } from '@talaan/kernel/web/card-frame.tsx';

/** Who serves, by sex and campus, for those who see the demographics. */
export function Card() {
  const answer = useCall(readOption, { params: { id: 'sex' } });
  return (
    <CardFrame title="People in service" more={{ label: 'Demographics', to: '/demographic/options' }} answer={answer}>
      {(found) => <People found={found} />}
    </CardFrame>
  );
}

/** Outside HR a number under five is not told, nor one that would give it away. */
function People({ found: { total, on, groups, campuses, is_whole } }: { found: OptionAnswer }) {
  const said = groups.filter((group) => group.count !== null).map(({ name, count: people }) => `${people} ${name.toLowerCase()}`);
  return (
    <Stack gap="xs">
      <Text size="sm">
        {total === null ? 'Fewer than 5 people' : count(total, 'person', 'people')} on {longDate(on)}
        {said.length > 0 && `: ${said.join(', ')}`}.
      </Text>
      <Stack gap={is_whole ? 0 : 'xs'}>
        {campuses.map(({ id, name, count: people }) =>
          is_whole ? (
            <Link key={id} to={`/demographic/options?campus=${id}`} className="menu-line dashboard-line">
              <CampusLine name={name} people={people} />
            </Link>
          ) : (
            <CampusLine key={id} name={name} people={people} />
          ),
        )}
      </Stack>
    </Stack>
  );
}

function CampusLine({ name, people }: { name: string; people: number | null }) {
  return (
    <Group justify="space-between" wrap="nowrap">
      <Text size="sm">{name}</Text>
      <Text size="sm">{people ?? 'Not shown'}</Text>
    </Group>
  );
}
