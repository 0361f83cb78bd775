import { useState } from 'react';
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconBadge, IconDoorExit, IconArrowsExchange, IconUserPause, IconCalendarMinus } from '@tabler/icons-react';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { listMoves } from '../../contract/moves.ts';
import type { RecordPerson } from '../record/record-tab.ts';
import { DutyDialog, type DutyKind } from './duty-dialog.tsx';
import { MoveLists } from './move-lists.tsx';
import { isRunning } from './format-row.ts';
import { SeparationDialog } from './separation-dialog.tsx';
import { SeparationCards } from './separation-cards.tsx';

type Opened = DutyKind | 'separation' | null;

export function Tab({ person }: { person: RecordPerson }) {
  const answer = useCall(listMoves, { params: { id: person.id } });
  const user = useCurrentUser();
  const [opened, setOpened] = useState<Opened>(null);
  const moves = answer.data?.person.id === person.id ? answer.data : undefined;
  if (answer.isError) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!moves) return <Skeleton h={420} aria-busy />;
  const isOneself = user.personnel?.id === person.id;
  const isLeaving = moves.separations.some(({ can_be_withdrawn: stands }) => stands);
  const serves = moves.appointments.some(isRunning);
  const close = () => setOpened(null);
  return (
    <Stack gap="md">
      {isOneself ? (
        <Text size="sm" c="dimmed">
          This is your own record: a colleague writes in it.
        </Text>
      ) : (
        <Group gap="xs">
          {serves && (
            <>
              <Button variant="default" leftSection={<IconBadge size={16} />} onClick={() => setOpened('designation')}>
                Designate
              </Button>
              <Button variant="default" leftSection={<IconArrowsExchange size={16} />} onClick={() => setOpened('assignment')}>
                Assign
              </Button>
              <Button variant="default" leftSection={<IconUserPause size={16} />} onClick={() => setOpened('standing')}>
                Away or suspended
              </Button>
              <Button variant="default" leftSection={<IconCalendarMinus size={16} />} onClick={() => setOpened('leave')}>
                Absence without pay
              </Button>
              {!isLeaving && (
                <Button variant="default" leftSection={<IconDoorExit size={16} />} onClick={() => setOpened('separation')}>
                  Separate
                </Button>
              )}
            </>
          )}
        </Group>
      )}
      {moves.retirement && serves && (
        <Text size="sm" c="dimmed">
          Compulsory retirement on {longDate(moves.retirement.compulsory_on)}
          {moves.retirement.optional_on === null ? '' : `, optional from ${longDate(moves.retirement.optional_on)}`}
        </Text>
      )}
      <SeparationCards personId={person.id} separations={moves.separations} canChange={!isOneself} />
      <MoveLists moves={moves} canChange={!isOneself} />
      {opened !== null && opened !== 'separation' && <DutyDialog personId={person.id} kind={opened} row={null} onClose={close} />}
      {opened === 'separation' && <SeparationDialog person={person} onClose={close} />}
    </Stack>
  );
}
