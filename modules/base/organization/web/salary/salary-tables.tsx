import { Button, Group } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { listSalaryTables, type SalaryTable } from '../../contract/salary.ts';

/** The posted tables in a row, oldest first; one click shows the first day of one. */
export function SalaryTables({ date, onChosen }: { date: string; onChosen: (date: string) => void }) {
  const tables = useCall(listSalaryTables, {}).data?.salary_tables ?? [];
  return (
    <Group gap="xs" role="group" aria-label="Posted salary tables">
      {tables.toReversed().map((table) => (
        <Button
          key={table.id}
          size="compact-sm"
          variant={isInForce(table, date) ? 'filled' : 'default'}
          aria-pressed={isInForce(table, date)}
          onClick={() => onChosen(table.from)}
        >
          {table.tranche} · {longDate(table.from)}
        </Button>
      ))}
    </Group>
  );
}

function isInForce({ from, until }: SalaryTable, date: string): boolean {
  return from <= date && (until === null || date <= until);
}
