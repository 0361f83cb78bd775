import { Button, Group, SegmentedControl, Switch, Text } from '@mantine/core';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { DayField } from '@talaan/kernel/web/forms/day-field.tsx';
import { SearchBox } from '@talaan/kernel/web/lists/search-box.tsx';
import type { OpenBranches } from './use-open-branches.ts';

const FORMS = [
  { value: 'tree', label: 'Tree' },
  { value: 'chart', label: 'Chart' },
];

interface OfficesToolbarProps {
  term: string;
  /** Null is today. */
  asOf: string | null;
  showsClosed: boolean;
  isChart: boolean;
  branches: OpenBranches;
  onSet: (name: 'term' | 'as_of' | 'closed' | 'view', value: string | null | undefined) => void;
}

/** Which offices are shown, as of when, in which form, and how far they are open. */
export function OfficesToolbar({ term, asOf, showsClosed, isChart, branches, onSet }: OfficesToolbarProps) {
  const now = useToday();
  return (
    <Group gap="sm" align="center">
      <SearchBox label="Search office or head" term={term || undefined} onTerm={(value) => onSet('term', value)} />
      <Group gap={6} wrap="nowrap">
        <Text size="sm" c="dimmed" aria-hidden>
          As of
        </Text>
        <DayField label="As of" w={140} day={asOf ?? now} onChange={(day) => onSet('as_of', day === now ? null : day)} />
        {asOf && (
          <Button variant="subtle" px="xs" onClick={() => onSet('as_of', null)}>
            Today
          </Button>
        )}
      </Group>
      <Switch label="Show closed" checked={showsClosed} onChange={(event) => onSet('closed', event.currentTarget.checked ? '1' : null)} />
      <SegmentedControl
        aria-label="Show offices as"
        size="xs"
        ms="auto"
        data={FORMS}
        value={isChart ? 'chart' : 'tree'}
        onChange={(form) => onSet('view', form === 'chart' ? form : null)}
      />
      <Button variant="default" disabled={term !== ''} onClick={branches.isAllOpen ? branches.closeAll : branches.openAll}>
        {branches.isAllOpen ? 'Collapse' : 'Expand all'}
      </Button>
    </Group>
  );
}
