import { useLocalStorage } from '@mantine/hooks';
import { ActionIcon, Checkbox, NativeSelect, Popover, SegmentedControl, Stack, Tooltip } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import type { ListColumn } from './list-columns.tsx';
import { PAGE_SIZES } from './list-state.ts';

type Density = 'compact' | 'comfortable';

/** How high the rows of all lists are, remembered on this device. */
export function useDensity() {
  return useLocalStorage<Density>({ key: 'talaan.density', defaultValue: 'compact', getInitialValueInEffect: false });
}

interface ListSettingsProps {
  columns: ListColumn<never>[];
  shown: string[];
  onShown: (shown: string[]) => void;
  perPage: number;
  onPerPage: (size: string) => void;
}

/** Which columns, how high the rows are and how many make a page. */
export function ListSettings({ columns, shown, onShown, perPage, onPerPage }: ListSettingsProps) {
  const [density, setDensity] = useDensity();
  return (
    <Popover position="bottom-end" shadow="md" trapFocus>
      <Popover.Target>
        <Tooltip label="Columns and rows">
          <ActionIcon variant="default" size={32} aria-label="Columns and rows">
            <IconAdjustmentsHorizontal size={16} />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="md">
          <SegmentedControl
            aria-label="Height of the rows"
            size="xs"
            value={density}
            onChange={(value) => setDensity(value === 'comfortable' ? value : 'compact')}
            data={[
              { value: 'compact', label: 'Compact' },
              { value: 'comfortable', label: 'Comfortable' },
            ]}
          />
          <NativeSelect
            label="Rows a page"
            size="xs"
            value={String(perPage)}
            data={PAGE_SIZES.map(String)}
            onChange={(event) => onPerPage(event.currentTarget.value)}
          />
          <Checkbox.Group value={shown} onChange={onShown} label="Columns">
            <Stack gap="xs" mt="xs">
              {columns.slice(1).map((column) => (
                <Checkbox key={column.key} value={column.key} label={column.title} />
              ))}
            </Stack>
          </Checkbox.Group>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
