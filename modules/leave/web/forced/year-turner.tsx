import { ActionIcon, Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { useToday } from '@talaan/kernel/web/clock.ts';

/** The year that the address names, else `usual` years from the present one, and how to change it. */
export function useYear(usual = 0): readonly [number, (year: number) => void] {
  const [search, setSearch] = useSearchParams();
  const present = Number(useToday().slice(0, 4));
  const asked = Number(search.get('year'));
  const turn = (year: number) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        next.set('year', String(year));
        next.delete('page');
        next.delete('job');
        return next;
      },
      { replace: true },
    );
  return [asked >= 1987 && asked <= 2199 ? asked : present + usual, turn];
}

/** The year that is shown, and how to turn to the one before or after. */
export function YearTurner({ year, onTurn }: { year: number; onTurn: (year: number) => void }) {
  return (
    <Group justify="space-between" wrap="nowrap" gap="xs" flex="none">
      <ActionIcon variant="default" size={36} aria-label={`Previous year, ${year - 1}`} onClick={() => onTurn(year - 1)}>
        <IconChevronLeft size={18} />
      </ActionIcon>
      <Text fw={600} size="sm" aria-live="polite" miw={60} ta="center">
        {year}
      </Text>
      <ActionIcon variant="default" size={36} aria-label={`Next year, ${year + 1}`} onClick={() => onTurn(year + 1)}>
        <IconChevronRight size={18} />
      </ActionIcon>
    </Group>
  );
}
