import { Button, Group, Progress, Text } from '@mantine/core';
import { IconBellRinging } from '@tabler/icons-react';
import { useParams, useSearchParams } from 'react-router';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { exportReaders, listReaders, readCircular, remindReaders, titleOf, type Reader } from '../contract.ts';

const columns: ListColumn<Reader>[] = [
  { key: 'fullname', title: 'Name', kind: 'name', sort: 'fullname', render: (row) => <NamedFace {...row} office={row.office_acronym} /> },
  { key: 'office', title: 'Office', kind: 'text', sort: 'office', phone: true },
  { key: 'position', title: 'Position', kind: 'text', startsHidden: true },
  { key: 'read_at', title: 'Read', kind: 'datetime', render: (row) => (row.read_at ? formatInstant(row.read_at) : 'Not yet') },
  { key: 'acknowledged_at', title: 'Acknowledged', kind: 'text', phone: true, render: (row) => <Acknowledgement reader={row} /> },
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
          label: 'Answer',
          main: true,
          options: [
            { value: 'waiting', label: 'Not yet' },
            { value: 'done', label: 'Done' },
          ],
        }),
        officeFilter,
      ]}
      actions={circular?.state === 'posted' && <RemindButton id={id} />}
      above={(answer) => answer && <Figures answer={answer} />}
      empty={{ title: 'No one yet', description: 'No one serves today in the offices of its audience.' }}
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

const OFFICES_SHOWN = 5;

/** How far it is, and where most are missing; a click narrows the list to that office. */
function Figures({ answer }: { answer: Answer<typeof listReaders> }) {
  const [, setSearch] = useSearchParams();
  const missing = answer.offices
    .map((office) => ({ ...office, waiting: office.people - office.done }))
    .filter(({ waiting }) => waiting > 0)
    .toSorted((a, b) => b.waiting - a.waiting)
    .slice(0, OFFICES_SHOWN);
  return (
    <Group gap="sm" wrap="nowrap" h={28}>
      <Progress value={(answer.done / Math.max(1, answer.people)) * 100} flex={1} miw={120} aria-label="How many have answered" />
      <Text size="sm" fw={600} flex="none">
        {answer.done} of {answer.people}
      </Text>
      {missing.length > 0 && (
        <Group gap={6} wrap="nowrap" flex="none">
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
    </Group>
  );
}
