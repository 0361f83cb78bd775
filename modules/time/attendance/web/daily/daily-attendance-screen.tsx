import { Button, Group, Skeleton, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBuilding, IconFlag, IconPrinter } from '@tabler/icons-react';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { useLiveRefresh } from '@talaan/kernel/web/calls/realtime.ts';
import { campusFilter, officeFilter } from '@talaan/organization/web/place-filters.ts';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { printOffice } from '../../contract/print.ts';
import { listFlagAbsences } from '../../contract/flag-ceremony.ts';
import { exportDailyAttendance, listDailyAttendance, type Presence } from '../../contract/days.ts';
import { placeByClock } from '../../rules/day/place-by-clock.ts';
import { weekdayOf } from '../days/calendar-grid.ts';
import { appearanceOf } from '../days/day-appearance.ts';
import { plainTime } from '../days/format-figures.ts';
import { PrintManyDialog } from '../print/print-many-dialog.tsx';
import { usePrintMany } from '../print/use-print-many.ts';
import { DayPicker, useDay } from './day-picker.tsx';
import { OfficesDrawer } from './offices-drawer.tsx';
import { PRESENCE_LOOKS } from './presence-appearance.ts';
import { presenceFilter } from './presence-filter.ts';
import { PresenceTiles } from './presence-tiles.tsx';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';

type Row = Answer<typeof listDailyAttendance>['personnel'][number];

const columns: ListColumn<Row>[] = [
  { key: 'fullname', title: 'Name', kind: 'name', sort: 'fullname', render: (row) => <NamedFace {...row} /> },
  { key: 'office', title: 'Office', kind: 'acronym', sort: 'office', phone: true },
  { key: 'presence', title: 'Status', kind: 'state', render: (row) => <Standing row={row} /> },
  { key: 'am_in', title: 'A.M. in', kind: 'time', phone: formatPunches, render: (row) => plainTime(placeByClock(row).am_in) },
  { key: 'am_out', title: 'A.M. out', kind: 'time', render: (row) => plainTime(placeByClock(row).am_out) },
  { key: 'pm_in', title: 'P.M. in', kind: 'time', render: (row) => plainTime(placeByClock(row).pm_in) },
  { key: 'pm_out', title: 'P.M. out', kind: 'time', render: (row) => plainTime(placeByClock(row).pm_out) },
  { key: 'late_minutes', title: 'Late', kind: 'count', sort: 'late_minutes', render: (row) => inMinutes(row.late_minutes) },
  { key: 'undertime_minutes', title: 'Undertime', kind: 'count', render: (row) => inMinutes(row.undertime_minutes) },
  { key: 'idno', title: 'Employee no.', kind: 'number', startsHidden: true },
];

/** Who is in, late, absent or away on a day, as it goes; a rest day is not opened unasked. */
export function Screen() {
  const [date, setDate] = useDay();
  return date === undefined ? <Skeleton h={600} aria-busy /> : <DailyAttendance date={date} onDate={setDate} />;
}

function DailyAttendance({ date, onDate }: { date: string; onDate: (date: string) => void }) {
  const [isByOffice, byOffice] = useDisclosure();
  const printing = usePrintMany();
  useLiveRefresh('private-attendance', 'changed', listDailyAttendance.path);
  return (
    <>
      <ListScreen
        title="Daily attendance"
        intro={`${weekdayOf(date)}, ${longDate(date)}`}
        endpoint={listDailyAttendance}
        rows="personnel"
        exportAs={exportDailyAttendance}
        query={{ date }}
        open={(row) => `/edats/personnel/${row.id}/dtr/${date}`}
        searchLabel="Search name or number"
        columns={columns}
        filters={[campusFilter, officeFilter, presenceFilter]}
        groups={{ office: 'Office', presence: 'Status' }}
        bulk={[
          {
            label: 'Print DTRs',
            of: printOffice,
            icon: <IconPrinter size={14} />,
            run: (rows) => printing.open(rows.map((row) => row.id)),
          },
        ]}
        actions={
          <>
            <Button variant="default" leftSection={<IconBuilding size={16} />} onClick={byOffice.open}>
              By office
            </Button>
            <ForCallers of={listFlagAbsences}>
              <Button
                component={Link}
                to={`/edats/flag-ceremony?month=${date.slice(0, 7)}`}
                variant="default"
                leftSection={<IconFlag size={16} />}
              >
                Flag ceremony
              </Button>
            </ForCallers>
            <ForCallers of={printOffice}>
              <Button variant="default" leftSection={<IconPrinter size={16} />} onClick={() => printing.open()}>
                Print DTRs
              </Button>
            </ForCallers>
            <DayPicker date={date} onDate={onDate} />
          </>
        }
        above={(answer) => (
          <>
            <PresenceTiles counts={answer?.counts} />
            <OfficesDrawer offices={answer?.offices ?? []} opened={isByOffice} onClose={byOffice.close} />
          </>
        )}
        empty={{
          title: 'No one was in service on this day',
          description: 'Everyone with an appointment on the day appears here, with their punches so far.',
        }}
      />
      <PrintManyDialog printing={printing} month={date.slice(0, 7)} />
    </>
  );
}

/** Which leave or holiday it is, and how late, is more than the tile says. */
const TOLD_BY_THE_DAY: Presence[] = ['off', 'away', 'late'];

function Standing({ row }: { row: Row }) {
  const { color, Icon, label } = PRESENCE_LOOKS[row.presence];
  const own = row.status && TOLD_BY_THE_DAY.includes(row.presence) ? appearanceOf({ ...row, status: row.status }).label : label;
  return (
    <Group gap={6} wrap="nowrap">
      <Icon size={16} aria-hidden color={`var(--mantine-color-${color}-light-color)`} />
      <Text size="sm" inherit>
        {own}
      </Text>
    </Group>
  );
}

/** '7:50 · 12:01 · 12:55 · 5:03', the missing ones as a dash. */
function formatPunches(row: Row): string {
  const { am_in, am_out, pm_in, pm_out } = placeByClock(row);
  const cells = [am_in, am_out, pm_in, pm_out];
  const last = cells.findLastIndex((minutes) => minutes !== null);
  return last < 0
    ? 'No punch'
    : cells
        .slice(0, last + 1)
        .map((minutes) => plainTime(minutes) || '–')
        .join(' · ');
}

function inMinutes(minutes: number): string {
  return minutes > 0 ? `${minutes} min` : '';
}
