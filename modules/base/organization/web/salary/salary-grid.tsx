import { ScrollArea, Table } from '@mantine/core';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import type { readSalaryGrades } from '../../contract/salary.ts';
import { dailyRate, STEPS } from '../../rules/salary.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';

interface SalaryGridProps {
  grades: Answer<typeof readSalaryGrades>['salary_grades'];
  rate: 'monthly' | 'daily';
}

/** One row a grade, one column a step. */
export function SalaryGrid({ grades, rate }: SalaryGridProps) {
  const shown = (amount: number | null | undefined) =>
    amount === undefined ? '' : formatMoney(amount !== null && rate === 'daily' ? dailyRate(amount) : amount);
  return (
    <ScrollArea type="auto" viewportProps={{ tabIndex: 0, 'aria-label': 'Salaries by grade and step', role: 'region' }}>
      <Table withTableBorder striped stickyHeader miw={860} verticalSpacing={6} className="list-table">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Grade</Table.Th>
            {Array.from({ length: STEPS }, (_, step) => (
              <Table.Th key={step} scope="col" ta="right">
                Step {step + 1}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {grades.map(({ salary_grade: grade, steps }) => (
            <Table.Tr key={grade}>
              <Table.Th scope="row">SG {grade}</Table.Th>
              {Array.from({ length: STEPS }, (_, step) => (
                <Table.Td key={step} ta="right">
                  {shown(steps[step])}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea>
  );
}
