import { Anchor, Stack, Table, Text } from '@mantine/core';
import { Link } from 'react-router';
import { SideDrawer } from '@talaan/attendance/web/side-drawer.tsx';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { longDate, monthName } from '@talaan/kernel/contract/dates.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { useMayCall } from '@talaan/kernel/web/calls/may-call.ts';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import { printCard, type RowCause } from '../../contract/card.ts';
import { formatChange, type Unit } from './format-change.ts';

interface CauseDrawerProps {
  /** Whose row it is. */
  personnelId: number;
  row: (RowCause & { particulars: string }) | undefined;
  unit: Unit;
  onClose: () => void;
}

/** What made a row of a card or of a book: the application, the time record of the month, the payment, or who posted it and why. */
export function CauseDrawer({ personnelId, row, unit, onClose }: CauseDrawerProps) {
  const isPhone = useIsPhone();
  return (
    <SideDrawer opened={row !== undefined} onClose={onClose} size={isPhone ? '100%' : 'min(480px, 90vw)'} title={row?.particulars ?? ''}>
      {row && <Cause personnelId={personnelId} row={row} unit={unit} />}
    </SideDrawer>
  );
}

function Cause({ personnelId, row, unit }: Required<Pick<CauseDrawerProps, 'personnelId' | 'unit'>> & { row: RowCause }) {
  const { personnel } = useCurrentUser();
  const isHr = useMayCall(printCard);
  const reader = personnel?.id === personnelId ? 'own' : isHr ? 'hr' : 'office';
  const links = linksOf(row, personnelId, reader);
  const books = new Set(row.days.map(({ book }) => book));
  return (
    <Stack gap="md">
      <Facts
        facts={[
          ['Action taken', row.action],
          ['Reason', row.reason],
          ['Posted', row.recorded_at && `${formatInstant(row.recorded_at)} by ${row.by ?? 'the system'}`],
        ]}
      />
      {links.map(({ to, label }) => (
        <Anchor key={to} component={Link} to={to} size="sm">
          {label}
        </Anchor>
      ))}
      {links.length === 0 && row.dtr_month && (
        <Text size="sm">{say('By the close of {dtrMonth}.', { dtrMonth: monthName(row.dtr_month) })}</Text>
      )}
      {row.days.length > 0 && (
        <Table aria-label={say('Days')} verticalSpacing={4}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{say('Day')}</Table.Th>
              {books.size > 1 && <Table.Th>{say('Column')}</Table.Th>}
              <Table.Th ta="right">{say('Change')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {row.days.map(({ on, book, amount }, at) => (
              <Table.Tr key={`${on} ${book} ${row.days.length - at}`}>
                <Table.Td>{longDate(on)}</Table.Td>
                {books.size > 1 && <Table.Td>{formatColumn(book)}</Table.Td>}
                <Table.Td ta="right">{formatChange(amount, unit)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Stack>
  );
}

const APPLICATIONS = { own: '/account/leave-Application', hr: '/HR/leaves/submitted-leave', office: '/department/edats/Leave' };

type Reader = keyof typeof APPLICATIONS;

function linksOf(row: RowCause, personnelId: number, reader: Reader): { to: string; label: string }[] {
  const { application_id: application, payment_id: payment, overtime_id: overtime, dtr_month: month } = row;
  const record = { own: '/account/dtr', hr: `/edats/personnel/${personnelId}/dtr`, office: null }[reader];
  return [
    application !== null && { to: `${APPLICATIONS[reader]}?leave=${application}`, label: 'The application for leave' },
    payment !== null && { to: `/account/leave-payments/${payment}`, label: 'The payment of credits' },
    overtime !== null && {
      to: reader === 'own' ? `/account/overtime/${overtime}` : `/department/edats/overtime/${overtime}`,
      label: 'The overtime that earned it',
    },
    month !== null && record !== null && { to: `${record}?month=${month}`, label: `The daily time record of ${monthName(month)}` },
  ].filter((link) => link !== false);
}

/** `VL without pay` */
function formatColumn(book: string): string {
  return book.endsWith('_WOP') ? `${book.slice(0, 2)} without pay` : book;
}
