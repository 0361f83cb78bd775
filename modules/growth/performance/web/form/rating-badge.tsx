import { Badge, Text } from '@mantine/core';
import { ADJECTIVES, type Level } from '../../rules/levels.ts';
import { formatRating, type Rating } from '../../rules/rating.ts';

const COLORS: Readonly<Record<Level, string>> = { 5: 'green', 4: 'blue', 3: 'gray', 2: 'yellow', 1: 'red' };

/** `4.28 Very Satisfactory`; nothing where there is no rating. */
export function RatingBadge({ final, level }: { final: Rating | null; level: Level | null }) {
  if (final === null || level === null) return null;
  return (
    <Text component="span" size="sm" className="rating">
      <Text component="span" fw={600}>
        {formatRating(final)}
      </Text>{' '}
      <Badge color={COLORS[level]} tt="none" fw={500}>
        {ADJECTIVES[level]}
      </Badge>
    </Text>
  );
}
