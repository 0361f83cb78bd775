import { Anchor, Skeleton, Stack, Table, Text } from '@mantine/core';
import { Link } from 'react-router';
import { SideDrawer } from '@talaan/attendance/web/side-drawer.tsx';
import { usePersonDay } from '@talaan/dtr/web/person-day-link.tsx';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { useMayFollow } from '@talaan/kernel/web/calls/may-follow.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import { readBehind, type BehindItem } from '../contract/reports.ts';
import { namePeriod, type Period } from '../rules/periods.ts';
import type { ReportName } from '../rules/reports.ts';

interface BehindDrawerProps {
  report: ReportName;
  period: Period;
}

/** What is behind the figures of the person whom the address names: each line leads to its day or record, for those who may open it. */
export function BehindDrawer({ report, period }: BehindDrawerProps) {
  const { search, change } = useAddress();
  const isPhone = useIsPhone();
  const id = Number(search.get('person')) || undefined;
  return (
    <SideDrawer
      opened={id !== undefined}
      onClose={() => change({ person: null })}
      size={isPhone ? '100%' : 'min(640px, 90vw)'}
      title={namePeriod(period)}
    >
      {id !== undefined && <BehindPerson report={report} period={period} id={id} />}
    </SideDrawer>
  );
}

function BehindPerson({ report, period, id }: BehindDrawerProps & { id: number }) {
  const answer = useCall(readBehind, { params: { report, id }, query: { ...period } });
  const linkOf = useLink(report, id);
  const found = answer.data;
  if (answer.isError && !found) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!found) return <Skeleton h={320} aria-busy />;
  const { personnel, items } = found;
  return (
    <Stack gap="sm">
      <div>
        <Text fw={600}>{personnel.fullname}</Text>
        <Text size="sm" c="dimmed">
          {[personnel.idno, personnel.office, count(items.length, ...NOUNS[report])].join(' · ')}
        </Text>
      </div>
      {items.length === 0 ? (
        <NothingHere title="Nothing in this period" description="What the figures of this person are counted from appears here." />
      ) : (
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Date</Table.Th>
              <Table.Th>What it came to</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {items.map((item, at) => (
              <Table.Tr key={`${item.date} ${item.record ?? at}`}>
                <Table.Td>
                  <When item={item} to={linkOf(item, personnel.idno)} />
                </Table.Td>
                <Table.Td>{item.text}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Stack>
  );
}

const DAYS = ['day', 'days'] as const;
const NOUNS: Readonly<Record<ReportName, readonly [string, string]>> = {
  tardiness: DAYS,
  absences: DAYS,
  'attendance-summary': DAYS,
  'leave-summary': DAYS,
  'overtime-summary': ['overtime', 'overtimes'],
  'dtr-compliance': ['record', 'records'],
};

function When({ item: { date, until }, to }: { item: BehindItem; to: string | undefined }) {
  const words = until === null ? longDate(date) : namePeriod({ from: date, to: until });
  return to === undefined ? (
    words
  ) : (
    <Anchor component={Link} to={to} size="sm">
      {words}
    </Anchor>
  );
}

/** Where a line leads: to the first of its screens that the reader may open. */
function useLink(report: ReportName, personId: number): (item: BehindItem, idno: string) => string | undefined {
  const mayFollow = useMayFollow();
  const dayOf = usePersonDay(personId);
  return ({ date, record }, idno) => {
    if (report === 'overtime-summary') return [`/department/edats/overtime/${record}`].find(mayFollow);
    if (report !== 'dtr-compliance') return dayOf(date);
    // The number finds the record in a list of many pages.
    const query = new URLSearchParams({ month: date.slice(0, 7), term: idno, record: String(record) });
    return [`/edats/dtr-submission?tab=records&${query}`, `/clerk/dtr_list/?${query}`].find(mayFollow);
  };
}
