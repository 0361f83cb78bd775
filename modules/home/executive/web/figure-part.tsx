import { useState } from 'react';
import { Anchor, Button, Text } from '@mantine/core';
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
/** So many letters of a name and its number stand beside each other; where one is longer, all names have a line of their own, so that bars stay comparable. */
const MOST_LETTERS = 34;

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
      <ul className="plain-list board-rows" data-wide={part.rows.some((row) => lettersOf(row, own) > MOST_LETTERS) || undefined}>
        {rows.map((row) => (
          <PartRow key={row.name} row={row} unit={own} most={most} isPast={isPast} />
        ))}
      </ul>
      {left > 0 && (
        <Button variant="subtle" size="compact-sm" onClick={() => setWhole(true)}>
          {left} more
        </Button>
      )}
    </details>
  );
}

interface PartRowProps {
  row: Part['rows'][number];
  unit: BoardUnit;
  most: number;
  isPast: boolean;
}

function PartRow({ row, unit, most, isPast }: PartRowProps) {
  const { number, beside } = saysOf(row, unit);
  return (
    <li className="board-row">
      <RowName row={row} isPast={isPast} />
      <Proportion value={row.value ?? 0} most={most} />
      <Text span size="sm" ta="end" c={row.value === null ? 'dimmed' : undefined}>
        {number}
        {beside && (
          <Text span size="xs" c="dimmed">
            {beside}
          </Text>
        )}
      </Text>
    </li>
  );
}

function saysOf({ value, of }: Part['rows'][number], unit: BoardUnit): { number: string; beside: string } {
  if (value === null) return { number: FEWER, beside: '' };
  return { number: formatValue(value, unit), beside: of === undefined ? '' : ` of ${formatValue(of, unit)}` };
}

function lettersOf(row: Part['rows'][number], unit: BoardUnit): number {
  const { number, beside } = saysOf(row, unit);
  return row.name.length + number.length + beside.length;
}

function RowName({ row: { name, link, value }, isPast }: Pick<PartRowProps, 'row' | 'isPast'>) {
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
