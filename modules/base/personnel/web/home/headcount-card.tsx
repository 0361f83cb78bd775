import { Group, Table, Text } from '@mantine/core';
import { useMayFollow } from '@talaan/kernel/web/calls/may-follow.ts';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { CardFrame } from '@talaan/kernel/web/pages/card-frame.tsx';
import { Proportion } from '@talaan/kernel/web/pages/proportion.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { countHeads } from '../../contract/headcount.ts';
import { Figure } from './figure.tsx';

type Counted = Answer<typeof countHeads>;
type Filter = { status?: string; campus?: number };

const DEMOGRAPHICS = '/demographic/options';

/** Who serves today by status and campus; each number leads to its people. */
export function Card() {
  const answer = useCall(countHeads, {});
  const mayFollow = useMayFollow();
  return (
    <CardFrame
      title="Headcount by status"
      more={mayFollow(DEMOGRAPHICS) ? { label: 'Demographics', to: DEMOGRAPHICS } : undefined}
      answer={answer}
    >
      {(counted) => (counted.counts.length === 0 ? <Text size="sm">No one serves here today.</Text> : <Counts counted={counted} />)}
    </CardFrame>
  );
}

function Counts({ counted: { statuses, campuses, counts } }: { counted: Counted }) {
  const sum = ({ status, campus }: Filter) =>
    counts
      .filter((one) => (status === undefined || one.status === status) && (campus === undefined || one.campus === campus))
      .reduce((people, one) => people + one.people, 0);
  const most = Math.max(...statuses.map(({ code }) => sum({ status: code })));
  const shown = campuses.length > 1 ? campuses : [];
  return (
    <Table verticalSpacing={5} horizontalSpacing={6} withRowBorders={false} fz="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Status</Table.Th>
          <Table.Th colSpan={2}>People</Table.Th>
          {shown.map(({ id, name, acronym }) => (
            <Table.Th key={id} ta="end" visibleFrom="sm">
              <abbr title={name}>{acronym}</abbr>
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {statuses.map(({ code, name }) => (
          <Table.Tr key={code}>
            <Table.Th scope="row" fw={400}>
              {name}
            </Table.Th>
            <Table.Td ta="end" w={48}>
              <Figure people={sum({ status: code })} filter={{ status: code }} what={name} />
            </Table.Td>
            <Table.Td w="40%">
              <Group>
                <Proportion value={sum({ status: code })} most={most} />
              </Group>
            </Table.Td>
            {shown.map((campus) => (
              <Table.Td key={campus.id} ta="end" visibleFrom="sm">
                <Figure
                  people={sum({ status: code, campus: campus.id })}
                  filter={{ status: code, campus: campus.id }}
                  what={`${name}, ${campus.name}`}
                />
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
      <Table.Tfoot>
        <Table.Tr>
          <Table.Th scope="row">All</Table.Th>
          <Table.Td ta="end">
            <Figure people={sum({})} filter={{}} what="All" />
          </Table.Td>
          <Table.Td />
          {shown.map(({ id, name }) => (
            <Table.Td key={id} ta="end" visibleFrom="sm">
              <Figure people={sum({ campus: id })} filter={{ campus: id }} what={name} />
            </Table.Td>
          ))}
        </Table.Tr>
      </Table.Tfoot>
    </Table>
  );
}
