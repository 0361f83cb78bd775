import { useState, type ReactNode } from 'react';
import { Button, Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFilter } from '@tabler/icons-react';
import type { FilterFieldsProps } from './filter-fields.tsx';
import { showError } from '../../toasts.ts';
import { say } from '../../../contract/say.ts';

interface MoreFiltersProps extends FilterFieldsProps {
  /** How many rows there are, in words. */
  total: string | undefined;
  isPhone: boolean;
  /** Clears all filters of the list; in the drawer of a phone, since it has no other place there. */
  clear: ReactNode;
}

const loadParts = () => import('./filter-fields.tsx');

/** The filters that are not always in sight, as fields that are loaded when they are wanted: beside the button on a desk, over the page on a phone. */
export function MoreFilters({ filters, valuesOf, onChange, countFor, total, isPhone, clear }: MoreFiltersProps) {
  const [opened, { toggle, close }] = useDisclosure();
  const [parts, setParts] = useState<Awaited<ReturnType<typeof loadParts>>>();
  const active = filters.filter((filter) => valuesOf(filter).length > 0).length;
  const press = async () => {
    try {
      setParts(await loadParts());
      toggle();
    } catch {
      showError(say('The filters did not load. Check your connection and try again.'));
    }
  };
  const button = (
    <Button
      variant="default"
      flex="none"
      leftSection={<IconFilter size={16} stroke={1.75} />}
      onClick={() => void press()}
      onPointerEnter={() => void loadParts().catch(() => undefined)}
      aria-expanded={opened}
      data-list-filters
    >
      {active > 0 ? say('Filters ({active})', { active }) : say('Filters')}
    </Button>
  );
  const fields = { filters, valuesOf, onChange, countFor };
  if (isPhone)
    return (
      <>
        {button}
        {parts && <parts.FilterDrawer {...fields} opened={opened} close={close} total={total} clear={clear} />}
      </>
    );
  return (
    <Popover
      opened={opened}
      onChange={(open) => open || close()}
      withinPortal={false}
      position="bottom-start"
      shadow="md"
      width={520}
      trapFocus
      returnFocus
    >
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown>{parts && <parts.FilterFields {...fields} />}</Popover.Dropdown>
    </Popover>
  );
}
