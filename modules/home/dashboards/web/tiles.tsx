import { SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { countInbox, countQueues } from '@talaan/requests/contract/inbox.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { readDashboard } from '../contract.ts';
import { formatAge } from './format-age.ts';
import { Tile } from './tile.tsx';

const SHOWN = 6;

interface Work {
  title: string;
  link: string;
  waiting: number;
  late: number;
  oldest: string | null;
  /** Whose they are; empty where they are the reader's own. */
  over: string;
}

/** What the reader has to do, what is late first, and the numbers of what they oversee; each leads to its list. */
export function Tiles() {
  const today = useToday();
  const kinds = useCall(countInbox, {}).data?.kinds;
  const queues = useCall(countQueues, {}).data?.queues;
  const figures = useCall(readDashboard, {}).data?.figures ?? [];
  if (!kinds || !queues) return <Skeleton h={96} aria-busy />;
  const work = [...kinds.map((one) => ({ ...one, link: `/inbox?kind=${one.kind}`, over: '' })), ...queues].filter(
    ({ waiting }) => waiting > 0,
  );
  const urgent = mostUrgent(work);
  return (
    <Stack gap="md">
      {work.length === 0 && <Text size="sm">{say('You’re all caught up.')}</Text>}
      <SimpleGrid
        cols={{ base: 2, sm: 3, lg: inARow(urgent.length + figures.length) }}
        spacing="md"
        component="section"
        aria-label={say('At a glance')}
      >
        {urgent.map(({ title, waiting, late, oldest, over, link }) => (
          <Tile
            key={title}
            title={title}
            figure={waiting}
            link={link}
            late={late}
            note={[over, oldest && say('oldest {oldest}', { oldest: formatAge(oldest, today) })].filter(Boolean).join(', ') || undefined}
          />
        ))}
        {figures.map(({ name, title, count, of, over, link }) => (
          <Tile key={name} title={title} figure={count} of={of} link={link} note={over} />
        ))}
      </SimpleGrid>
    </Stack>
  );
}

/** Two rows hold as many each, so that no tile is alone in the second. */
function inARow(tiles: number): number {
  return tiles > SHOWN ? Math.ceil(tiles / 2) : SHOWN;
}

function mostUrgent(work: readonly Work[]): Work[] {
  const sorted = work.toSorted((one, other) => other.late - one.late || other.waiting - one.waiting);
  return sorted.length > SHOWN ? [...sorted.slice(0, SHOWN - 1), sumOf(sorted.slice(SHOWN - 1))] : sorted;
}

/** The small queues share one tile. */
function sumOf(rest: readonly Work[]): Work {
  return {
    title: say('More tasks'),
    link: '/inbox?tab=do',
    waiting: rest.reduce((sum, { waiting }) => sum + waiting, 0),
    late: rest.reduce((sum, { late }) => sum + late, 0),
    oldest: null,
    over: '',
  };
}
