import { Group, Text } from '@mantine/core';
import { SearchSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import { IconRubberStamp } from '@tabler/icons-react';
import type { LetterheadPlace } from '../../contract/letterheads.ts';

interface PlaceSelectProps {
  places: LetterheadPlace[];
  value: string;
  onChange: (place: string) => void;
}

/** Chooses whose letterhead; a stamp marks those with one of their own. */
export function PlaceSelect({ places, value, onChange }: PlaceSelectProps) {
  const groups = Map.groupBy(places, ({ place }) => place.split(' ')[0]!);
  const titles = { university: 'University', campus: 'Campuses', office: 'Offices' };
  const data = Object.entries(titles).flatMap(([kind, group]) => {
    const items = (groups.get(kind) ?? []).map((one) => ({
      value: one.place,
      label: one.acronym ? `${one.acronym} · ${one.name}` : one.name,
    }));
    return items.length > 0 ? [{ group, items }] : [];
  });
  const byPlace = new Map(places.map((one) => [one.place, one]));
  return (
    <SearchSelect
      label="Office of the letterhead"
      description="One without its own uses that of the nearest office above it, then of its campus, then of the university"
      data={data}
      value={value}
      onChange={(place) => place && onChange(place)}
      maxDropdownHeight={360}
      maw={560}
      nothingFoundMessage="No such office"
      renderOption={({ option }) => (
        <Group gap="xs" wrap="nowrap" pl={`${byPlace.get(option.value)?.depth ?? 0}rem`}>
          <Text size="sm">{option.label}</Text>
          {byPlace.get(option.value)?.has_own && <IconRubberStamp size={14} aria-label="has its own" />}
        </Group>
      )}
    />
  );
}
