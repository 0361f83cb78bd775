import { Anchor, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useMayFollow } from '@talaan/kernel/web/calls/may-follow.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { CardFrame } from '@talaan/kernel/web/pages/card-frame.tsx';
import { readChanges, type ChangedFigure } from '../contract/boards.ts';
import { formatValue } from '../rules/format-value.ts';

/** For executives: the figures of their board that changed most, and the way to it. */
export function Card() {
  const answer = useCall(readChanges, {});
  const board = answer.data?.board ?? null;
  if (answer.data && board === null) return null;
  return (
    <CardFrame
      title="What changed most"
      more={board === null ? undefined : { label: 'Open the board', to: `/executivedashboard/${board}` }}
      answer={answer}
    >
      {({ figures, is_compared: isCompared }) =>
        figures.length === 0 ? (
          <Text size="sm">
            {isCompared
              ? 'No figure is other than a week or a year ago.'
              : 'Nothing to compare yet. Each night keeps the figures of the day; the first comparison comes after a week.'}
          </Text>
        ) : (
          <Stack gap={6} component="ul" className="plain-list">
            {figures.map((figure) => (
              <Change key={figure.name} figure={figure} />
            ))}
          </Stack>
        )
      }
    </CardFrame>
  );
}

function Change({ figure: { title, value, unit, change, link } }: { figure: ChangedFigure }) {
  const mayFollow = useMayFollow();
  return (
    <Group component="li" justify="space-between" gap="sm" wrap="nowrap">
      {link !== undefined && mayFollow(link) ? (
        <Anchor component={Link} to={link} size="sm">
          {title}
        </Anchor>
      ) : (
        <Text span size="sm">
          {title}
        </Text>
      )}
      <Text span size="sm" ta="end">
        <b>{value === null ? '' : formatValue(value, unit)}</b>, {change}
      </Text>
    </Group>
  );
}
