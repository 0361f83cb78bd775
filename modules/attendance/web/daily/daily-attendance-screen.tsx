import { Button, Group, Text } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { IconBuilding, IconPrinter } from '@tabler/icons-react';
import type { z } from 'zod';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/list-screen.tsx';
import { useLiveRefresh } from '@talaan/kernel/web/realtime.ts';
import { OfficePicker } from '@talaan/organization/web/office-picker.tsx';
import { exportDailyAttendance, listDailyAttendance, type Presence } from '../../contract/days.ts';
import { placeByClock } from '../../rules/place-by-clock.ts';
import { weekdayOf } from '../days/calendar-grid.ts';
import { appearanceOf } from '../days/day-appearance.ts';
import { plainTime } from '../days/format-figures.ts';
import { PrintManyDialog } from '../print/print-many-dialog.tsx';
import { usePrintMany } from '../print/use-print-many.ts';
import { DayPicker, useDay } from './day-picker.tsx';
import { OfficesDrawer } from './offices-drawer.tsx';
import { PRESENCE_LOOKS } from './presence-appearance.ts';
import { PresenceTiles } from './presence-tiles.tsx';

type Row = z.output<typeof listDailyAttendance.response>['personnel'][number];

const NAME: ListColumn<Row> = { key: 'fullname', title: 'Name', sort: 'fullname' };
const OFFICE: ListColumn<Row> = { key: 'office', title: 'Office', sort: 'office' };
const STATUS: ListColumn<Row> = { key: 'presence', title: 'Status', render: (row) => <Standing row={row} /> };

const COLUMNS: ListColumn<Row>[] = [
  NAME,
  OFFICE,
  STATUS,
  { key: 'am_in', title: 'A.M. in', align: 'right', render: (row) => plainTime(placeByClock(row).am_in) },
  { key: 'am_out', title: 'A.M. out', align: 'right', render: (row) => plainTime(placeByClock(row).am_out) },
  { key: 'pm_in', title: 'P.M. in', align: 'right', render: (row) => plainTime(placeByClock(row).pm_in) },
  { key: 'pm_out', title: 'P.M. out', align: 'right', render: (row) => plainTime(placeByClock(row).pm_out) },
  { key: 'late_minutes', title: 'Late', align: 'right', sort: 'late_minutes', render: (row) => inMinutes(row.late_minutes) },
  { key: 'undertime_minutes', title: 'Undertime', align: 'right', render: (row) => inMinutes(row.undertime_minutes) },
  { key: 'idno', title: 'Employee no.', startsHidden: true },
];

/** What a card on a phone has room for. */
const SHORT_COLUMNS: ListColumn<Row>[] = [NAME, OFFICE, STATUS, { key: 'am_in', title: 'Punches', render: (row) => sayPunches(row) }];

/** Who is in, late, absent or away on a day, as it goes. */
export function Screen() {
  const [date, setDate] = useDay();
  const [isByOffice, byOffice] = useDisclosure();
  const printing = usePrintMany();
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
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
        columns={isPhone ? SHORT_COLUMNS : COLUMNS}
        filters={[
          {
            name: 'office',
            field: ([office], onChange) => (
              <OfficePicker
                aria-label="Office"
                value={office ? Number(office) : null}
                onChange={(id) => onChange(id ? [String(id)] : [])}
              />
            ),
          },
          { name: 'presence', field: () => null },
        ]}
        bulk={[
          { label: 'Print daily time records', icon: <IconPrinter size={14} />, run: (rows) => printing.open(rows.map((row) => row.id)) },
        ]}
        actions={
          <>
            <Button variant="default" leftSection={<IconPrinter size={16} />} onClick={() => printing.open()}>
              Print daily time records
            </Button>
            <DayPicker date={date} onDate={setDate} />
          </>
        }
        above={(answer) => (
          <>
            <PresenceTiles counts={answer?.counts} />
            <Group justify="flex-end">
              <Button
                variant="subtle"
                size="compact-sm"
                leftSection={<IconBuilding size={16} />}
                disabled={!answer}
                onClick={byOffice.open}
              >
                By office
              </Button>
            </Group>
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
function sayPunches(row: Row): string {
  const { am_in, am_out, pm_in, pm_out } = placeByClock(row);
  const cells = [am_in, am_out, pm_in, pm_out];
  const last = cells.findLastIndex((minutes) => minutes !== null);
  return last < 0
    ? 'None'
    : cells
        .slice(0, last + 1)
        .map((minutes) => plainTime(minutes) || '–')
        .join(' · ');
}

function inMinutes(minutes: number): string {
  return minutes > 0 ? `${minutes} min` : '';
}
