import { Card, Group, Stack, Text } from '@mantine/core';
import type { ShownForm } from '../../contract/forms.ts';
import { formatComputation } from '../../rules/form/format-computation.ts';
import { rateForm } from '../../rules/form/rate-form.ts';
import { isLevel, type Dimension, type Ratings } from '../../rules/levels.ts';
import { formatRating } from '../../rules/rating.ts';
import { RatingBadge } from './rating-badge.tsx';

type Typed = Readonly<Record<Dimension, number | null>>;

interface LiveRatingProps {
  form: Pick<ShownForm, 'lines' | 'weights' | 'adjectives'>;
  /** By the number of the line, as they are typed. */
  ratings: ReadonlyMap<number, Typed>;
  title: string;
}

/** The average of each function, the final one and its adjective as one types, by the rules of the server. */
export function LiveRating({ form, ratings, title }: LiveRatingProps) {
  const rated = rateForm(
    form.lines.map(({ id, part, group, weight, mfo_id, mfo_weight }) => ({
      id,
      part,
      group,
      weight,
      mfo: mfo_id === null ? null : { id: mfo_id, weight: mfo_weight! },
      ratings: wholeOnes(ratings.get(id)),
    })),
    form.weights,
    form.adjectives,
  );
  const how = formatComputation(rated);
  return (
    <Card withBorder padding="sm" component="section" aria-label={title} role="status">
      <Group justify="space-between" gap="sm">
        <Stack gap={2}>
          <Text size="sm" fw={600}>
            {title}
          </Text>
          <Text size="xs" c="dimmed">
            {rated.parts
              .flatMap(({ groups }) => groups)
              .filter(({ lines }) => lines > 0)
              .map(({ name, weight, average }) => `${name} ${weight} %: ${average === null ? 'not rated' : formatRating(average)}`)
              .join(' · ')}
          </Text>
          {how !== null && rated.final !== null && how !== formatRating(rated.final) && (
            <Text size="xs" c="dimmed">
              {how}
            </Text>
          )}
        </Stack>
        {rated.final === null ? (
          <Text size="sm" c="dimmed">
            Nothing rated yet
          </Text>
        ) : (
          <RatingBadge final={rated.final} level={rated.level} />
        )}
      </Group>
    </Card>
  );
}

const NONE: Ratings = { quality: null, efficiency: null, timeliness: null };

function wholeOnes(typed: Typed | undefined): Ratings {
  if (!typed) return NONE;
  const only = (one: number | null) => (one !== null && isLevel(one) ? one : null);
  return { quality: only(typed.quality), efficiency: only(typed.efficiency), timeliness: only(typed.timeliness) };
}

/** The average of one line, as it is printed. */
export function averageOf(ratings: Typed): string {
  const given = Object.values(ratings).filter((one): one is number => one !== null);
  if (given.length === 0) return '';
  return (Math.round((given.reduce((sum, one) => sum + one, 0) / given.length) * 100) / 100).toFixed(2);
}
