import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { listActingOffices } from '@talaan/documents/contract/offices.ts';
import { useMayCalls } from '@talaan/kernel/web/calls/may-call.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import type { HoursRow } from '../contract.ts';
import { filterOfLate, type LateCount } from '../rules/figures.ts';
import type { Counted } from './papers-link.tsx';

/** A number of late stays of an office, which leads to them for those who act for it. */
export function LateLink({ row, of, counted }: { row: HoursRow; of: Counted; counted: LateCount }) {
  const mayCall = useMayCalls();
  const acting = useCall(listActingOffices, { query: {} }, { enabled: mayCall(listActingOffices) }).data;
  const isTheirs = acting?.offices.some(({ id }) => id === row.id) || (acting && acting.total > acting.offices.length);
  const amount = row[counted];
  if (amount === 0 || !isTheirs)
    return (
      <Text span size="sm" c={amount === 0 ? 'dimmed' : undefined}>
        {amount}
      </Text>
    );
  return (
    <Anchor
      component={Link}
      to={`/dts/overdue?${new URLSearchParams(filterOfLate(row, of, counted)).toString()}`}
      size="sm"
      underline="always"
      aria-label={`${amount} late routing steps in ${row.name}: ${counted}`}
    >
      {amount}
    </Anchor>
  );
}
