import { Checkbox, NativeSelect, SegmentedControl, Stack } from '@mantine/core';
import type { ListColumn } from './list-columns.tsx';
import { useDensity } from './use-density.ts';
import { PAGE_SIZES } from './list-state.ts';
import { say } from '../../contract/say.ts';

export interface ListSettingsProps {
  columns: ListColumn<never>[];
  shown: string[];
  onShown: (shown: string[]) => void;
  perPage: number;
  onPerPage: (size: string) => void;
}

export function ListSettingsFields({ columns, shown, onShown, perPage, onPerPage }: ListSettingsProps) {
  const [density, setDensity] = useDensity();
  return (
    <Stack gap="md">
      <SegmentedControl
        aria-label={say('Height of the rows')}
        size="xs"
        value={density}
        onChange={(value) => setDensity(value === 'comfortable' ? value : 'compact')}
        data={[
          { value: 'compact', label: say('Compact') },
          { value: 'comfortable', label: say('Comfortable') },
        ]}
      />
      <NativeSelect
        label={say('Rows a page')}
        size="xs"
        value={String(perPage)}
        data={PAGE_SIZES.map(String)}
        onChange={(event) => onPerPage(event.currentTarget.value)}
      />
      <Checkbox.Group value={shown} onChange={onShown} label={say('Columns')}>
        <Stack gap="xs" mt="xs">
          {columns.slice(1).map((column) => (
            <Checkbox key={column.key} value={column.key} label={say(column.title)} />
          ))}
        </Stack>
      </Checkbox.Group>
    </Stack>
  );
}
