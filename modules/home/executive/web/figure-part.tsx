import { useState } from 'react';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { BoardUnit } from '@talaan/kernel/contract/board-unit.ts';
import { useMayFollow } from '@talaan/kernel/web/calls/may-follow.ts';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import { Proportion } from '@talaan/kernel/web/pages/proportion.tsx';
import type { ShownFigure } from '../contract/boards.ts';
import { formatValue } from '../rules/format-value.ts';
import { FEWER } from '../rules/format-missing.ts';

type Part = NonNullable<ShownFigure['parts']>[number];

const FIRST_ROWS = 6;
/** A longer name has a line of its own, so that it does not become a narrow column; so many letters stand beside a short number and a long one. */
const LONG_NAME = { short: 30, long: 18 };

/** A figure by one of its classes, each with its number and a bar; on a phone it opens when it is pressed. */
export function FigurePart({ part, unit, isPast }: { part: Part; unit: BoardUnit; isPast: boolean }) {
  const [isWhole, setWhole] = useState(false);
  const own = part.unit ?? unit;
  const most = Math.max(...part.rows.map(({ value, of }) => of ?? value ?? 0), 1);
  const rows = isWhole ? part.rows : part.rows.slice(0, FIRST_ROWS);
  const left = part.rows.length - rows.length;
  const isPhone = useIsPhone();
  if (part.rows.length === 0) return null;
  return (
    <details className="board-part" open={!isPhone}>
      <summary>{part.title}</summary>
      <Stack gap={2} component="ul" className="plain-list">
        {rows.map((row) => (
          <li
            key={row.name}
            className="board-row"
            data-long={row.name.length > LONG_NAME[isLong(row, own) ? 'long' : 'short'] || undefined}
          >
            <RowName row={row} isPast={isPast} />
            <Proportion value={row.value ?? 0} most={most} />
            <Text span size="sm" ta="end" c={row.value === null ? 'dimmed' : undefined}>
              {row.value === null ? FEWER : formatValue(row.value, own)}
              {row.of !== undefined && row.value !== null && (
                <Text span size="xs" c="dimmed">
                  {` of ${formatValue(row.of, own)}`}
                </Text>
              )}
            </Text>
          </li>
        ))}
      </Stack>
      {left > 0 && (
        <Button variant="subtle" size="compact-sm" onClick={() => setWhole(true)}>
          {left} more
        </Button>
      )}
    </details>
  );
}

/** Amounts, and numbers that say of how many. */
function isLong({ of }: Part['rows'][number], unit: BoardUnit): boolean {
  return unit === 'centavos' || of !== undefined;
}

function RowName({ row: { name, link, value }, isPast }: { row: Part['rows'][number]; isPast: boolean }) {
  const mayFollow = useMayFollow();
  if (isPast || link === undefined || value === null || !mayFollow(link))
    return (
      <Text span size="sm">
        {name}
      </Text>
    );
  return (
    <Anchor component={Link} to={link} size="sm">
      {name}
    </Anchor>
  );
}
