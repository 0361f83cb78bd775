import type { ReactNode } from 'react';
import { Alert, Anchor, Skeleton, Stack, Table } from '@mantine/core';
import { Link } from 'react-router';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { partAhead, type RequestPartProps } from '@talaan/requests/web/request-part.ts';
import { readNotice, type Notice } from '../contract/notices.ts';
import { linkOf, formatGrade } from '../rules/format-notice.ts';

export const readAhead = partAhead(readNotice);

/** What a notice changes, beside its request: in the inbox, and over the list of notices. */
export function Part({ recordId }: RequestPartProps) {
  const answer = useCall(readNotice, { params: { id: recordId } }, { search: true });
  const notice = answer.data?.notice;
  if (answer.isError) return null;
  return notice?.id === recordId ? <Facts notice={notice} /> : <Skeleton h={240} aria-busy />;
}

function Facts({ notice }: { notice: Notice }) {
  const rows: [string, ReactNode][] = [
    ['Position', notice.position],
    ['Item number', notice.item_number || '—'],
    ['Office', `${notice.office}, ${notice.campus}`],
    ['Legal basis', notice.kind === 'NOSA' ? notice.law : 'CSC-DBM JC 1 s.2012'],
    ['Present', `${formatMoney(notice.amount_before)} (SG ${formatGrade(notice.salary_grade, notice.step_before)})`],
    ['Adjusted', `${formatMoney(notice.amount_after)} (SG ${formatGrade(notice.salary_grade, notice.step_after)})`],
    ['Difference', formatMoney(notice.amount_after - notice.amount_before)],
  ];
  if (notice.ratings) rows.push(['Merit', notice.ratings]);
  const other = notice.corrects_id ?? notice.corrected_by_id;
  if (other !== null)
    rows.push([
      notice.corrects_id === null ? 'Corrected by' : 'Corrects',
      <Anchor key="other" component={Link} size="sm" to={linkOf(notice.kind, other)}>
        {say('The other notice')}
      </Anchor>,
    ]);
  return (
    <Stack gap="md">
      <Table variant="vertical" withTableBorder>
        <Table.Tbody>
          {rows.map(([title, value]) => (
            <Table.Tr key={title}>
              <Table.Th w={130}>{title}</Table.Th>
              <Table.Td>{value}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {notice.reason && <Alert title={say('Replaces an incorrect notice')}>{notice.reason}</Alert>}
    </Stack>
  );
}
