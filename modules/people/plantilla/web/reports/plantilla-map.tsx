import type { ReactNode } from 'react';
import { Anchor, Card, Flex, Group, SegmentedControl, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readMap, type MapOffice } from '../../contract/reports.ts';
import { MapTile, type Colour } from './map-tile.tsx';
import type { Narrowed } from './use-narrowing.ts';

interface PlantillaMapProps {
  narrowed: Narrowed;
  colour: Colour;
  onColour: (colour: Colour) => void;
}

/** The plantilla by campus and office: each tile an office with its own items, every number the list behind it. */
export function PlantillaMap({ narrowed, colour, onColour }: PlantillaMapProps) {
  const { on, campus } = narrowed;
  const answer = useCall(readMap, { query: { on, campus } });
  const offices = answer.data?.offices;
  if (answer.isError && !offices) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!offices) return <Skeleton h={480} aria-busy />;
  if (offices.length === 0)
    return (
      <Card withBorder>
        <NothingHere title="No items yet" description="Offices appear here once they have plantilla items." />
      </Card>
    );
  return (
    <Stack gap="lg">
      <Group justify="space-between" gap="sm">
        <Totals offices={offices} query={queryOf({ on, campus })} />
        <SegmentedControl
          aria-label="What the colour shows"
          value={colour}
          onChange={(value) => onColour(value)}
          data={[
            { value: 'vacancy', label: 'Colour: vacant' },
            { value: 'retirement', label: 'Colour: retiring in 5 years' },
          ]}
        />
      </Group>
      {[...Map.groupBy(offices, (office) => office.campus)].map(([name, members]) => (
        <Stack key={name} gap="xs" component="section" aria-label={name}>
          <Group gap="md" align="baseline">
            <Title order={2}>{name}</Title>
            <Totals offices={members} query={queryOf({ on, campus: members[0]!.campus_id })} />
          </Group>
          <SimpleGrid type="container" cols={{ base: 1, '30rem': 2, '48rem': 3, '64rem': 4, '80rem': 5 }} spacing="xs" verticalSpacing="xs">
            {members.map((office) => (
              <MapTile key={office.id} office={office} colour={colour} on={on} />
            ))}
          </SimpleGrid>
        </Stack>
      ))}
    </Stack>
  );
}

/** The sums of these offices, each leading to its list. */
function Totals({ offices, query }: { offices: readonly MapOffice[]; query: string }) {
  const sum = (of: (office: MapOffice) => number) => offices.reduce((total, office) => total + of(office), 0);
  const totals = [
    { label: 'filled', value: sum((one) => one.filled), filter: 'status=FILLED' },
    { label: 'vacant', value: sum((one) => one.vacant_funded), filter: 'status=VACANT_FUNDED' },
    { label: 'unfunded', value: sum((one) => one.vacant_unfunded), filter: 'status=VACANT_UNFUNDED' },
    { label: 'frozen', value: sum((one) => one.frozen), filter: 'status=FROZEN' },
    { label: 'anticipated', value: sum((one) => one.anticipated), filter: 'status=ANTICIPATED' },
  ];
  const retiring = [
    { label: '1 year', value: sum((one) => one.retire_1), filter: 'retire=1' },
    { label: '3 years', value: sum((one) => one.retire_3), filter: 'retire=3' },
    { label: '5 years', value: sum((one) => one.retire_5), filter: 'retire=5' },
  ];
  const leading = (filter: string) => `/plantilla/items?${filter}${query}`;
  return (
    <Flex wrap="wrap" columnGap="sm" rowGap={2} align="center">
      {totals
        .filter(({ value }) => value > 0)
        .map(({ label, value, filter }) => (
          <Total key={label} to={leading(filter)}>
            <b>{value}</b>&nbsp;{label}
          </Total>
        ))}
      <Text size="sm">retiring within</Text>
      {retiring.map(({ label, value, filter }) => (
        <Total key={label} to={leading(filter)}>
          {label}&nbsp;<b>{value}</b>
        </Total>
      ))}
    </Flex>
  );
}

function Total({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Anchor component={Link} to={to} size="sm" className="map-total">
      {children}
    </Anchor>
  );
}

function queryOf({ on, campus }: { on: string | undefined; campus: string | number | undefined }): string {
  return `${campus ? `&campus=${campus}` : ''}${on ? `&on=${on}` : ''}`;
}
