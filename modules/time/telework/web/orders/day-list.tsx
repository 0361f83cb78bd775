import { useState, type ReactNode } from 'react';
import { Anchor, Button, Group } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { dayFilter, selectFilter, type ListFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { showError } from '@talaan/kernel/web/toasts.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { exportHomeDays, listHomeDays, type HomeDayRow } from '../../contract/days.ts';
import { HOME_STATUSES } from '../../rules/home-day.ts';
import { formatLog } from '../format-log.ts';
import { DayDrawer } from '../log/day-drawer.tsx';
import { ReportDialog } from '../log/report-dialog.tsx';
import { HomeStatusBadge } from '../status.tsx';

const columns: ListColumn<HomeDayRow>[] = [
  { key: 'fullname', title: 'Name', kind: 'name', sort: 'fullname', render: (row) => <NamedFace {...row} /> },
  { key: 'office', title: 'Office', kind: 'acronym', sort: 'office', phone: true, render: (row) => row.office ?? '' },
  { key: 'date', title: 'Date', kind: 'date', sort: 'date', phone: true, render: (row) => longDate(row.date) },
  { key: 'status', title: 'Status', kind: 'state', render: (row) => <HomeStatusBadge status={row.status} /> },
  { key: 'logged_in_at', title: 'Logged', kind: 'datetime', sort: 'logged_in_at', phone: true, render: formatLog },
  { key: 'tasks', title: 'Tasks', kind: 'text', render: (row) => row.tasks.join('; ') },
  { key: 'order_no', title: 'Order', kind: 'item', render: (row) => row.order_no ?? '' },
];

const filters: ListFilter[] = [
  officeFilter,
  selectFilter({ name: 'status', label: 'Status', main: true, options: choices(HOME_STATUSES) }),
  dayFilter({ name: 'on', label: 'Date' }),
  dayFilter({ name: 'from', label: 'From' }),
  dayFilter({ name: 'to', label: 'To' }),
];

/** Who is at home on which day, and who has not logged in. */
export function DayList({ parts }: { parts: ReactNode }) {
  const { linkTo } = useAddress();
  const [printed, setPrinted] = useState<number>();
  const today = useToday();
  const isPhone = useIsPhone();
  const print = (rows: HomeDayRow[]) =>
    new Set(rows.map(({ personnel_id }) => personnel_id)).size > 1
      ? showError(say('Choose days of one person: the report is of one.'))
      : setPrinted(rows[0]!.personnel_id);
  return (
    <>
      <ListScreen
        title={say('Work from home')}
        intro={say('On the dates of approved orders people log in and out from home; their heads confirm what they accomplished.')}
        endpoint={listHomeDays}
        rows="days"
        query={{ whose: 'all' }}
        exportAs={exportHomeDays}
        open={(row) => linkTo({ day: row.log_id })}
        columns={columns}
        filters={filters}
        searchLabel={say('Search name or number')}
        views={[
          { name: 'Today', filters: { on: today } },
          { name: 'Not logged in today', filters: { on: today, status: 'absent' } },
        ]}
        bulk={[{ label: say('Accomplishment report'), icon: <IconPrinter size={16} />, run: print }]}
        parts={parts}
        above={(answer) => !isPhone && answer && <Counts counts={answer.counts} today={today} />}
        empty={{
          title: say('No one works from home yet'),
          description: say('The dates of approved orders appear here.'),
          action: (
            <Button component={Link} to="?list=orders">
              {say('Orders')}
            </Button>
          ),
        }}
      />
      <DayDrawer />
      {printed !== undefined && <ReportDialog personnelId={printed} onClose={() => setPrinted(undefined)} />}
    </>
  );
}

/** Figures of what the filters find, each a link to its rows. */
function Counts({ counts, today }: { counts: Answer<typeof listHomeDays>['counts']; today: string }) {
  const links: [string, string][] = [
    [`${counts.working} at home now`, `?on=${today}&status=working`],
    [`${counts.absent} not logged in`, `?status=absent`],
    [`${counts.unreported} without a report`, '?status=no_report'],
  ];
  return (
    <Group gap="md" h={28} wrap="nowrap">
      {links.map(([label, to]) => (
        <Anchor key={to} component={Link} to={to} size="sm" py={4}>
          {label}
        </Anchor>
      ))}
    </Group>
  );
}
