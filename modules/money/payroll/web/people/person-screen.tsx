import { useState } from 'react';
import { Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconHandStop, IconPencil, IconPlayerPlay } from '@tabler/icons-react';
import { Link, useParams } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { RecordFailed } from '@talaan/kernel/web/pages/record-failed.tsx';
import { RecordPart } from '@talaan/kernel/web/pages/record-part.tsx';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import { JOB_KINDS, JOB_TAXES, readPaidPerson, setHold, setProfile, type PaidPerson } from '../../contract/people.ts';
import { Allowances } from './allowances.tsx';
import type { PersonDialogProps } from './person-dialogs.tsx';

const ProfileDialog = openedLater<PersonDialogProps>(async () => (await import('./person-dialogs.tsx')).ProfileDialog);
const HoldDialog = openedLater<PersonDialogProps>(async () => (await import('./person-dialogs.tsx')).HoldDialog);

const LIST = '/payroll/people';

/** How one person is paid. */
export function Screen() {
  const id = Number(useParams().id);
  const answer = useCall(readPaidPerson, { params: { id } });
  const [opened, setOpened] = useState<typeof ProfileDialog>();
  const person = answer.data?.person.personnel_id === id ? answer.data.person : undefined;
  if (answer.isError && !person) return <RecordFailed title="Pay of a person" list={LIST} answer={answer} />;
  if (!person) return <Skeleton h={420} aria-busy />;
  const Opened = opened;
  const isHeld = person.held_because !== '';
  return (
    <Page
      title={person.fullname}
      intro={[person.idno, person.office].filter(Boolean).join(', ')}
      actions={
        <Group gap="xs">
          <Button component={Link} to={LIST} variant="default">
            All people
          </Button>
          <ForCallers of={setHold}>
            <Button
              variant="default"
              leftSection={isHeld ? <IconPlayerPlay size={16} /> : <IconHandStop size={16} />}
              onClick={() => setOpened(() => HoldDialog)}
            >
              {isHeld ? 'Pay again' : 'Hold the pay'}
            </Button>
          </ForCallers>
          <ForCallers of={setProfile}>
            <Button leftSection={<IconPencil size={16} />} onClick={() => setOpened(() => ProfileDialog)}>
              Change
            </Button>
          </ForCallers>
        </Group>
      }
    >
      <Stack gap="md">
        {isHeld && (
          <Alert color="yellow" title="The pay is held in every payroll">
            {person.held_because}
          </Alert>
        )}
        <Profile person={person} />
        <Allowances person={person} />
      </Stack>
      {Opened && <Opened person={person} onClose={() => setOpened(undefined)} />}
    </Page>
  );
}

function Profile({ person }: { person: PaidPerson }) {
  const fund = person.fund_code ?? '01';
  const name = person.funds.find(({ code }) => code === fund)?.name;
  return (
    <RecordPart title="Fund and account">
      <Facts
        facts={[
          ['Fund cluster', [fund, name].filter(Boolean).join(' ')],
          ['Bank', person.bank || '—'],
          ['Account', person.account_ends === '' ? 'None' : `ends in ${person.account_ends}`],
          ['Valid from', person.account_from && longDate(person.account_from)],
          ['Tax', person.is_contract && (person.job_tax ? JOB_TAXES[person.job_tax] : 'No declaration')],
          ['Work', person.is_contract && person.job_kind && JOB_KINDS[person.job_kind]],
          ['Declared on', person.is_contract && person.declared_on && longDate(person.declared_on)],
        ]}
      />
      <Text size="xs" c="dimmed">
        The account number is kept sealed. Only the list for the bank opens it.
      </Text>
    </RecordPart>
  );
}
