import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { IconBellRinging } from '@tabler/icons-react';
import { useParams, useSearchParams } from 'react-router';
import { selectFilter } from '@talaan/kernel/web/list-filters.tsx';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/list-screen.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import type { Answer } from '@talaan/kernel/web/call.ts';
import { useCall, useSend } from '@talaan/kernel/web/use-call.ts';
import { OfficePicker } from '@talaan/organization/web/office-picker.tsx';
import { exportReaders, listReaders, readCircular, remindReaders, titleOf, type Reader } from '../contract.ts';

const columns: ListColumn<Reader>[] = [
  { key: 'fullname', title: 'Name', sort: 'fullname' },
  { key: 'office', title: 'Office', sort: 'office' },
  { key: 'position', title: 'Position', startsHidden: true },
  { key: 'read_at', title: 'Read', width: 190, render: (row) => (row.read_at ? formatInstant(row.read_at) : 'Not yet') },
  { key: 'acknowledged_at', title: 'Acknowledged', width: 230, render: (row) => <Acknowledgement reader={row} /> },
];

/** Who of the audience has answered a circular and who has not, by office. */
export function Screen() {
  const id = Number(useParams().id);
  const circular = useCall(readCircular, { params: { id } }).data?.circular;
  return (
    <ListScreen
      title="Who has read it"
      intro={circular && `${titleOf(circular)}: ${circular.subject}`}
      endpoint={listReaders}
      rows="readers"
      exportAs={exportReaders}
      params={{ id }}
      columns={columns}
      searchLabel="Search by name"
      filters={[
        selectFilter({
          name: 'show',
          label: 'Everybody',
          options: [
            { value: 'waiting', label: 'Not yet' },
            { value: 'done', label: 'Done' },
          ],
        }),
        {
          name: 'office',
          field: ([office], onChange) => (
            <OfficePicker
              aria-label="Office"
              value={office ? Number(office) : null}
              onChange={(chosen) => onChange(chosen ? [String(chosen)] : [])}
            />
          ),
        },
      ]}
      actions={circular?.state === 'posted' && <RemindButton id={id} />}
      above={(answer) => answer && <Figures answer={answer} />}
      empty={{ title: 'Nobody yet', description: 'No one serves today in the offices of its audience.' }}
    />
  );
}

function Acknowledgement({ reader }: { reader: Reader }) {
  if (reader.acknowledged_at) return <StatusBadge tone="good">{formatInstant(reader.acknowledged_at)}</StatusBadge>;
  return reader.has_account ? 'Not yet' : 'Has no account';
}

function RemindButton({ id }: { id: number }) {
  const reminding = useSend(remindReaders, { onDone: ({ message }) => showSuccess(message) });
  return (
    <Button
      variant="default"
      leftSection={<IconBellRinging size={16} />}
      loading={reminding.isPending}
      onClick={() => reminding.mutate({ params: { id } })}
    >
      Remind the others
    </Button>
  );
}

const OFFICES_SHOWN = 8;

/** How far it is, and where most are missing; a click narrows the list to that office. */
function Figures({ answer }: { answer: Answer<typeof listReaders> }) {
  const [, setSearch] = useSearchParams();
  const missing = answer.offices
    .map((office) => ({ ...office, waiting: office.people - office.done }))
    .filter(({ waiting }) => waiting > 0)
    .toSorted((a, b) => b.waiting - a.waiting)
    .slice(0, OFFICES_SHOWN);
  return (
    <Stack gap="xs">
      <Group gap="sm" wrap="nowrap">
        <Progress value={(answer.done / Math.max(1, answer.people)) * 100} flex={1} aria-label="How many have answered" />
        <Text size="sm" fw={600}>
          {answer.done} of {answer.people}
        </Text>
      </Group>
      {missing.length > 0 && (
        <Group gap={6}>
          <Text size="xs" c="dimmed">
            Still missing
          </Text>
          {missing.map((office) => (
            <Button
              key={office.id}
              size="compact-xs"
              variant="default"
              onClick={() => setSearch({ office: String(office.id), show: 'waiting' })}
            >
              {office.acronym} {office.waiting}
            </Button>
          ))}
        </Group>
      )}
    </Stack>
  );
}
