import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useMayFollow } from '@talaan/kernel/web/calls/may-follow.ts';

const LIST = '/personnels/list';

const number = new Intl.NumberFormat('en-PH');

interface FigureProps {
  people: number;
  /** The filters of the personnel list that show just those people. */
  filter: Record<string, string | number>;
  /** What the number counts, for a screen reader. */
  what: string;
}

/** A number of people, as a link to them for those who may open the list. */
export function Figure({ people, filter, what }: FigureProps) {
  const mayFollow = useMayFollow();
  const words = number.format(people);
  if (people === 0 || !mayFollow(LIST))
    return (
      <Text size="sm" c={people === 0 ? 'dimmed' : undefined} fw={people === 0 ? undefined : 500} span>
        {words}
      </Text>
    );
  const query = new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)])).toString();
  return (
    <Anchor component={Link} to={query ? `${LIST}?${query}` : LIST} size="sm" className="figure-link" aria-label={`${what}: ${words}`}>
      {words}
    </Anchor>
  );
}
