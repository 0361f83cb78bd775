import { Group, Select } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { NosaTable } from '../../contract/nosa.ts';
import { useTurn } from '../parts/use-turn.ts';
import { ViewSwitch } from '../parts/view-switch.tsx';

const VIEWS = [
  { value: 'monthly', label: 'Concerned' },
  { value: 'daily', label: 'Paid by the day' },
  { value: 'exception', label: 'Exceptions' },
];

/** Which salary table, and which of its lists. */
export function TableHead({ tables, table, view }: { tables: NosaTable[]; table: NosaTable; view: string }) {
  const turnTo = useTurn();
  const notices = Object.values(table.counts).reduce((sum, count) => sum + count, 0) - table.counts.CANCELLED;
  return (
    <Group gap="sm" wrap="nowrap" flex="none">
      <Select
        aria-label="Salary table"
        w={200}
        allowDeselect={false}
        data={tables.map((one) => ({ value: String(one.id), label: `${one.tranche}, ${longDate(one.from)}` }))}
        value={String(table.id)}
        onChange={(id) => id && turnTo({ table: id, view }, [])}
      />
      <ViewSwitch
        views={[...VIEWS, { value: 'notices', label: `Notices (${notices})` }]}
        value={view}
        onChange={(next) => turnTo({ table: String(table.id), view: next }, ['campus', 'office', 'job'])}
      />
    </Group>
  );
}
