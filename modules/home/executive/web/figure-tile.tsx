import { Sparkline } from '@mantine/charts';
import { Anchor, Button, Group, Paper, Popover, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { useMayFollow } from '@talaan/kernel/web/calls/may-follow.ts';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import type { ShownFigure } from '../contract/boards.ts';
import { formatValue, unitAfter } from '../rules/format-value.ts';
import { formatMissing } from '../rules/format-missing.ts';
import { FigurePart } from './figure-part.tsx';
import '@mantine/charts/styles.css';

/** Where a line says more than two numbers. */
const LEAST_POINTS = 3;

/** One figure: its number, what changed, its classes; its definition opens when it is pressed, and its list where the reader may open that. */
export function FigureTile({ figure, isPast }: { figure: ShownFigure; isPast: boolean }) {
  const { title, value, of, target, unit, change, note, parts = [], series, link } = figure;
  const mayFollow = useMayFollow();
  const missing = formatMissing(figure);
  const leadsTo = !isPast && link !== undefined && mayFollow(link) ? link : undefined;
  return (
    <Paper withBorder p="md" component="section" aria-label={title} className="board-figure">
      <Stack gap={6}>
        <Group justify="space-between" gap="xs" wrap="nowrap">
          <Title order={2} size="h4">
            {title}
          </Title>
          <Definition figure={figure} />
        </Group>
        {value === null ? (
          <Text size="sm" c={figure.failed ? 'red' : 'dimmed'}>
            {missing}
          </Text>
        ) : (
          <Group gap={8} align="baseline">
            <Number text={formatValue(value, unit)} to={leadsTo} name={title} />
            <Text span size="sm" c="dimmed">
              {[of === undefined ? '' : `of ${formatValue(of, unit)}`, unitAfter(of ?? value, unit)].filter(Boolean).join(' ')}
            </Text>
          </Group>
        )}
        {change && <Text size="sm">{change}</Text>}
        {target !== undefined && target !== of && (
          <Text size="sm" c="dimmed">
            Target {formatValue(target, unit)}
          </Text>
        )}
        {note && (
          <Text size="sm" c="dimmed">
            {note}
          </Text>
        )}
        {series.length >= LEAST_POINTS && <Line figure={figure} />}
        {parts.map((part) => (
          <FigurePart key={part.title} part={part} unit={unit} isPast={isPast} />
        ))}
      </Stack>
    </Paper>
  );
}

function Number({ text, to, name }: { text: string; to: string | undefined; name: string }) {
  if (to === undefined)
    return (
      <Text span className="board-number">
        {text}
      </Text>
    );
  return (
    <Anchor component={Link} to={to} className="board-number" aria-label={`${text}: list of ${name}`}>
      {text}
    </Anchor>
  );
}

function Definition({ figure: { title, definition, as_of: asOf } }: { figure: ShownFigure }) {
  return (
    <Popover width={320} position="bottom-end" withArrow shadow="md">
      <Popover.Target>
        <Button variant="subtle" size="compact-xs" flex="none" aria-label={`How counted: ${title}`}>
          How counted
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Text size="sm">{definition}</Text>
        {asOf && (
          <Text size="xs" c="dimmed" mt={6}>
            As of {formatInstant(asOf)}
          </Text>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

/** The ends of the months before, and the day. */
function Line({ figure: { title, series, unit } }: { figure: ShownFigure }) {
  const [first] = series;
  return (
    <div
      role="img"
      aria-label={`${title} since ${longDate(first!.day)}: ${series.map(({ value }) => formatValue(value, unit)).join(', ')}`}
      className="board-line"
    >
      <Sparkline
        h={32}
        data={series.map(({ value }) => value)}
        curveType="linear"
        color="var(--mantine-primary-color-filled)"
        fillOpacity={0.15}
        strokeWidth={1.5}
      />
      <Group justify="space-between" gap="xs">
        <Text size="xs" c="dimmed">
          {longDate(first!.day)}: {formatValue(first!.value, unit)}
        </Text>
        <Text size="xs" c="dimmed">
          {longDate(series.at(-1)!.day)}
        </Text>
      </Group>
    </div>
  );
}
