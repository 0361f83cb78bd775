import { Group } from '@mantine/core';
import { dashboardCards } from './dashboard-card.ts';
import { useContributed } from '../module.ts';
import { Together } from '../calls/use-call.ts';

/** One line of what is near: one's own punches of today, what is to be decided. It stands on the home and above the circulars. */
export function HomeHead() {
  const lines = useContributed(dashboardCards).filter(({ column }) => column === 'head');
  return (
    <Group gap="md" mih={28} className="home-head">
      <Together value>
        {lines.map(({ name, Card }) => (
          <Card key={name} />
        ))}
      </Together>
    </Group>
  );
}
