import { Group, Table } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { CardFrame } from '@talaan/kernel/web/pages/card-frame.tsx';
import { Proportion } from '@talaan/kernel/web/pages/proportion.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { countHeads } from '../../contract/headcount.ts';
import { Figure } from './figure.tsx';

/** How many served at the ends of the last years, and today; each number leads to its people. */
export function Card() {
  const answer = useCall(countHeads, {});
  return (
    <CardFrame title="Headcount over the years" answer={answer}>
      {({ years, date }) => {
        const most = Math.max(...years.map(({ people }) => people));
        return (
          <Table verticalSpacing={5} horizontalSpacing={6} withRowBorders={false} fz="sm" aria-label="People in service">
            <Table.Tbody>
              {years.map(({ on, people }) => (
                <Table.Tr key={on}>
                  <Table.Th scope="row" fw={400} w={112}>
                    {on === date ? 'Today' : longDate(on)}
                  </Table.Th>
                  <Table.Td ta="end" w={56}>
                    <Figure people={people} filter={on === date ? {} : { on }} what={`In service on ${longDate(on)}`} />
                  </Table.Td>
                  <Table.Td>
                    <Group>
                      <Proportion value={people} most={most} />
                    </Group>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        );
      }}
    </CardFrame>
  );
}
