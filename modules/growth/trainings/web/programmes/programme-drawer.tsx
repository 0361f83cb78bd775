import { useState } from 'react';
import { Anchor, Button, Group, Skeleton, Stack, Table, Text, Textarea, Title } from '@mantine/core';
import { Link } from 'react-router';
import { SideDrawer } from '@talaan/attendance/web/side-drawer.tsx';
import { clockTime, longDate } from '@talaan/kernel/contract/dates.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import { IssuedPaper } from '@talaan/papers/web/issued-paper.tsx';
import { issueCertificates, printCertificates } from '../../contract/attendance.ts';
import { VENUE_NAMES } from '../../contract/codes.ts';
import { listNominations } from '../../contract/nominations.ts';
import { cancelProgramme, listProgrammes, readProgramme, type Programme } from '../../contract/programmes.ts';
import { describeDays } from '../../rules/describe-days.ts';
import { formatHours, formatReaction } from '../../rules/format-numbers.ts';
import { ProgrammeDialog } from './programme-dialog.tsx';
import { ProgrammeTimeBadge } from './programme-time.tsx';

/** Beside the list: one training with its sessions, budget and evaluation. */
export function ProgrammeDrawer() {
  const { search, change } = useAddress();
  const isPhone = useIsPhone();
  const id = Number(search.get('training')) || undefined;
  return (
    <SideDrawer
      opened={id !== undefined}
      onClose={() => change({ training: null })}
      size={isPhone ? '100%' : 'min(720px, 90vw)'}
      title="Training"
    >
      {id !== undefined && <Opened key={id} id={id} />}
    </SideDrawer>
  );
}

function Opened({ id }: { id: number }) {
  const answer = useCall(readProgramme, { params: { id } });
  const programme = answer.data?.programme;
  const today = useToday();
  const [open, setOpen] = useState<'change' | 'cancel' | 'certificates'>();
  const issuing = useSend(issueCertificates, { alsoRefresh: [readProgramme], onDone: ({ message }) => showSuccess(message) });
  if (answer.isError && !programme) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!programme) return <Skeleton h={320} aria-busy />;
  const close = () => setOpen(undefined);
  return (
    <Stack gap="md" component="section" aria-label={programme.title}>
      <Stack gap={4}>
        <Text fw={600} size="lg">
          {programme.title}
        </Text>
        <Group gap="xs">
          <ProgrammeTimeBadge programme={programme} />
          <Text size="sm" c="dimmed">
            {describeDays(programme)}
          </Text>
        </Group>
      </Stack>
      <Group gap="xs">
        {programme.cancelled_because === null && (
          <>
            <Button variant="default" onClick={() => setOpen('change')}>
              Change
            </Button>
            {today <= programme.last_day && (
              <Button variant="default" onClick={() => setOpen('cancel')}>
                Cancel the training
              </Button>
            )}
          </>
        )}
        {programme.sessions.length > 0 && programme.cancelled_because === null && today >= programme.last_day && (
          <Button variant="default" loading={issuing.isPending} onClick={() => issuing.mutate({ params: { id } })}>
            Issue certificates
          </Button>
        )}
        {programme.certificates > 0 && (
          <Button variant="default" onClick={() => setOpen('certificates')}>
            {programme.certificates === 1 ? '1 certificate' : `${programme.certificates} certificates`}
          </Button>
        )}
        <Button component={Link} variant="default" to={`/lnd/recommendations?term=${encodeURIComponent(programme.title)}`}>
          {`${programme.nominated} nominated`}
        </Button>
      </Group>
      <ProgrammeFacts programme={programme} />
      {programme.sessions.length > 0 && <Sessions sessions={programme.sessions} />}
      {open === 'change' && <ProgrammeDialog programme={programme} version={answer.data?.version} onClose={close} />}
      {open === 'certificates' && (
        <Dialog onClose={close} title="Certificates" size="paper">
          <IssuedPaper
            code={null}
            of={['training-certificates', id, programme.certificates]}
            fetchPdf={() => fetchFile(printCertificates, { params: { id } })}
            name={`Certificates ${programme.title}.pdf`}
            isDraft={false}
          />
        </Dialog>
      )}
      {open === 'cancel' && <CancelDialog programme={programme} onClose={close} />}
    </Stack>
  );
}

function ProgrammeFacts({ programme: one }: { programme: Programme }) {
  const { budget, evaluation } = one;
  const ofFive = (mean: number | null, count: number) => mean !== null && `${formatReaction(mean)} of 5 (${count})`;
  return (
    <Facts
      facts={[
        ['Cancelled', one.cancelled_because],
        ['Provider', one.provider],
        ['Type and hours', `${one.type}, ${formatHours(one.hours)} hours`],
        ['Held', [one.is_abroad ? 'Abroad' : VENUE_NAMES[one.venue], one.place].filter(Boolean).join(', ')],
        ['Authority to travel abroad', one.is_abroad && (one.foreign_authority || 'Not yet entered; needed before approval')],
        ['About', one.description],
        [
          'Cost a person',
          one.fee + one.travel === 0 ? 'No funds needed' : `${formatPesos(one.fee)} fee, ${formatPesos(one.travel)} travel`,
        ],
        ['Planned', formatPesos(budget.planned)],
        ['Approved', formatPesos(budget.approved)],
        ['Spent', `${formatPesos(budget.spent)}, ${formatPesos(budget.open)} open`],
        ['Reaction', ofFive(evaluation.reaction, evaluation.reactions)],
        ['Learning', evaluation.learning !== null && `${evaluation.learning} percent points gained`],
        ['Application', ofFive(evaluation.application, evaluation.applications)],
      ]}
    />
  );
}

function Sessions({ sessions }: Pick<Programme, 'sessions'>) {
  const hasTopics = sessions.some(({ topic }) => topic !== '');
  return (
    <Stack gap="xs" component="section" aria-label="Sessions">
      <Title order={3} size="h5">
        Sessions
      </Title>
      <Table verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>When</Table.Th>
            {hasTopics && <Table.Th>Topic</Table.Th>}
            <Table.Th ta="end">Attended</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sessions.map(({ id, date, from_minute, to_minute, topic, attended }) => (
            <Table.Tr key={id}>
              <Table.Td>
                <Anchor component={Link} to={`/lnd/manage/admin/programs/sessions/${id}`} size="sm">
                  {`${longDate(date)}, ${clockTime(from_minute)} to ${clockTime(to_minute)}`}
                </Anchor>
              </Table.Td>
              {hasTopics && <Table.Td>{topic}</Table.Td>}
              <Table.Td ta="end">{attended}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Stack>
  );
}

function CancelDialog({ programme, onClose }: { programme: Programme; onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title="Cancel the training">
      <FormShell
        endpoint={cancelProgramme}
        params={{ id: programme.id }}
        initial={{ remarks: '' }}
        draft={`training:${programme.id}:cancel`}
        submit="Cancel the training"
        danger
        success={({ message }) => message}
        alsoRefresh={[listProgrammes, readProgramme, listNominations]}
        onDone={onClose}
      >
        {(form) => (
          <>
            <Text size="sm">
              {programme.nominated > 0
                ? `${programme.nominated} nominations are cancelled with it; those who were approved are notified, and their travel is cancelled.`
                : 'No one is nominated for it.'}
            </Text>
            <Textarea label="Reason" required autosize minRows={2} {...form.getInputProps('remarks')} />
          </>
        )}
      </FormShell>
    </Dialog>
  );
}
