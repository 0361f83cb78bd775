import { Stack, Text, UnstyledButton } from '@mantine/core';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import type { listDailyAttendance } from '../../contract/days.ts';
import { SideDrawer } from '../side-drawer.tsx';
import './presence-tiles.css';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';

type Office = Answer<typeof listDailyAttendance>['offices'][number];

interface OfficesDrawerProps {
  offices: Office[];
  opened: boolean;
  onClose: () => void;
}

/** The day by office; one leads to its people. */
export function OfficesDrawer({ offices, opened, onClose }: OfficesDrawerProps) {
  const { change } = useAddress();
  const choose = (id: number) => {
    change({ office: id, page: null });
    onClose();
  };
  return (
    <SideDrawer opened={opened} onClose={onClose} size="lg" title="The day by office">
      <Stack gap={0}>
        {offices.map((office) => (
          <OfficeLine key={office.id} office={office} onChoose={() => choose(office.id)} />
        ))}
      </Stack>
    </SideDrawer>
  );
}

function OfficeLine({ office: { office, campus, counts }, onChoose }: { office: Office; onChoose: () => void }) {
  const people = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <UnstyledButton className="office-line" onClick={onChoose}>
      <Stack gap={0}>
        <Text size="sm">
          {office}{' '}
          <Text span size="xs" c="dimmed">
            {campus}
          </Text>
        </Text>
        <Text size="xs" c="dimmed">
          {formatTroubles(counts)}
        </Text>
      </Stack>
      <Text size="sm" fw={600} flex="none">
        {counts.present + counts.late + counts.incomplete} of {people} in
      </Text>
    </UnstyledButton>
  );
}

function formatTroubles(counts: Office['counts']): string {
  const troubles = [
    counts.late > 0 && `${counts.late} late`,
    counts.out > 0 && `${counts.out} not in yet`,
    counts.absent > 0 && `${counts.absent} absent`,
    counts.incomplete > 0 && `${counts.incomplete} incomplete`,
    counts.away > 0 && `${counts.away} away`,
  ].filter(Boolean);
  if (troubles.length > 0) return troubles.join(', ');
  return counts.present > 0 ? 'All on time' : 'No work';
}
