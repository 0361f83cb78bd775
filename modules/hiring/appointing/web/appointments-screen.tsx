import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconPlus, IconPrinter, IconSettings } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { optionsFrom } from '@talaan/kernel/web/lists/filters/filter-options.ts';
import { multiFilter, selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { exportAppointments, listAppointments, prepareAppointment, type AppointmentRow } from '../contract/appointments.ts';
import { printCasuals } from '../contract/papers.ts';
import { changeAppointingSetting } from '../contract/setting.ts';
import { appointmentFlow } from '../workflow.ts';
import { CasualsDialog } from './casuals-dialog.tsx';
import { PrepareDialog } from './prepare-dialog.tsx';
import { formatDaysLeft } from './format-days-left.ts';
import { SettingDialog } from './setting-dialog.tsx';
import { StateBadge } from './state-badge.tsx';

/** So few days before a due day it is a warning. */
const SOON = 10;

const columns: ListColumn<AppointmentRow>[] = [
  { key: 'fullname', title: 'Name', kind: 'name', sort: 'fullname', render: (row) => <NamedFace {...row} /> },
  { key: 'position', title: 'Position', kind: 'text', sort: 'position', phone: true },
  { key: 'office', title: 'Office', kind: 'acronym', sort: 'office' },
  { key: 'state', title: 'State', kind: 'state', sort: 'state', render: (row) => <StateBadge state={row.state} /> },
  { key: 'due', title: 'Due next', kind: 'text', render: (row) => row.due ?? '—' },
  {
    key: 'due_on',
    title: 'Due on',
    kind: 'date',
    sort: 'due_on',
    render: (row) => (row.due_on === null ? '—' : longDate(row.due_on)),
  },
  {
    key: 'days_left',
    title: 'Days left',
    kind: 'word',
    phone: ({ days_left: days }) => days !== null && formatDaysLeft(days),
    render: (row) => <DaysLeft days={row.days_left} />,
  },
  {
    key: 'issued_on',
    title: 'Issued',
    kind: 'date',
    sort: 'issued_on',
    render: (row) => (row.issued_on === null ? '—' : longDate(row.issued_on)),
  },
  { key: 'item_number', title: 'Item', kind: 'item', startsHidden: true, render: (row) => row.item_number ?? '—' },
  { key: 'nature', title: 'Nature', kind: 'word', startsHidden: true },
  { key: 'status', title: 'Status', kind: 'word', startsHidden: true },
  { key: 'post_code', title: 'Job post', kind: 'number', startsHidden: true },
];

function DaysLeft({ days }: { days: number | null }) {
  if (days === null) return '—';
  if (days > SOON) return formatDaysLeft(days);
  return <StatusBadge tone={days < 0 ? 'bad' : 'warning'}>{formatDaysLeft(days)}</StatusBadge>;
}

/** The job posts of the appointments, by their codes. */
const posts = optionsFrom(listAppointments, { query: { per_page: 999 } }, ({ appointments }) =>
  [...new Map(appointments.map((row) => [row.post_id, row])).values()].map(({ post_id, post_code, position }) => ({
    value: String(post_id),
    label: `${post_code} · ${position}`,
    short: post_code,
  })),
);

export const readAhead = listAhead(listAppointments);

/** All appointments, those first whose next step is due first. */
export function Screen() {
  const [open, setOpen] = useState<'prepare' | 'setting'>();
  const [printing, setPrinting] = useState<AppointmentRow[]>();
  return (
    <>
      <ListScreen
        title="Appointments"
        endpoint={listAppointments}
        rows="appointments"
        exportAs={exportAppointments}
        columns={columns}
        open={(row) => `/rsp/appointments/${row.id}`}
        searchLabel="Search by name, position, item or job post"
        views={[
          { name: 'Due in 10 days', filters: { due: '10' } },
          { name: 'For signature', filters: { state: 'FOR_SIGNATURE' } },
          { name: 'Not sent to the CSC', filters: { state: 'ISSUED' } },
        ]}
        bulk={[
          {
            label: 'Casual appointments on one sheet',
            icon: <IconPrinter size={16} />,
            of: printCasuals,
            opens: ({ form }) => form.startsWith('34'),
            run: setPrinting,
          },
        ]}
        groups={{ state: 'State', office: 'Office', nature: 'Nature' }}
        filters={[
          multiFilter({
            name: 'state',
            label: 'State',
            main: true,
            options: appointmentFlow.states.map((state) => ({ value: state, label: appointmentFlow.words[state] })),
          }),
          officeFilter,
          selectFilter({
            name: 'due',
            label: 'Due',
            options: [5, 10, 30].map((days) => ({ value: String(days), label: `Within ${days} days` })),
          }),
          selectFilter({ name: 'post', label: 'Job post', options: posts }),
        ]}
        actions={
          <ForCallers of={changeAppointingSetting}>
            <Button variant="default" leftSection={<IconSettings size={16} />} onClick={() => setOpen('setting')}>
              Settings
            </Button>
          </ForCallers>
        }
        main={
          <ForCallers of={prepareAppointment}>
            <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen('prepare')}>
              Prepare an appointment
            </Button>
          </ForCallers>
        }
        empty={{
          title: 'No appointments yet',
          description: 'Once the appointing authority has selected an applicant, prepare the appointment here.',
        }}
      />
      {open === 'prepare' && <PrepareDialog onClose={() => setOpen(undefined)} />}
      {printing && <CasualsDialog appointments={printing} onClose={() => setPrinting(undefined)} />}
      {open === 'setting' && <SettingDialog onClose={() => setOpen(undefined)} />}
    </>
  );
}
