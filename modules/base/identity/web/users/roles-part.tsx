import { useState } from 'react';
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { grantRole, listUsers, type HeldRole, type UserDetail } from '../../contract/users.ts';
import { useCurrentUser } from '../current-user.ts';
import { EndRoleDialog } from './end-role-dialog.tsx';
import { emptyGrant, grantBody, GrantFields } from './grant-fields.tsx';

/** The roles of a user: those of today and to come, where they act for a head, and those that are over. */
export function RolesPart({ user }: { user: UserDetail }) {
  const isSelf = useCurrentUser().id === user.id;
  const [giving, setGiving] = useState(false);
  const [ending, setEnding] = useState<HeldRole>();
  const open = user.held.filter(({ state }) => state !== 'past');
  const past = user.held.filter(({ state }) => state === 'past');
  return (
    <Stack gap="md" maw={760}>
      {isSelf ? (
        <Text size="sm" c="dimmed">
          This is your own account. Another administrator changes its roles.
        </Text>
      ) : (
        <Group>
          <Button leftSection={<IconPlus size={16} />} onClick={() => setGiving(true)}>
            Assign a role
          </Button>
        </Group>
      )}
      {open.length === 0 && <Text size="sm">No role: this user sees only what everyone who is signed in sees.</Text>}
      {open.map((held) => (
        <Held key={held.id} held={held} onEnd={isSelf ? undefined : () => setEnding(held)} />
      ))}
      {user.acting_for.map(({ department, until }) => (
        <Paper key={department} withBorder p="sm">
          <Group gap="xs">
            <Text fw={600} size="sm">
              Officer in Charge of {department}
            </Text>
            <Text size="sm" c="dimmed">
              {until ? `until ${longDate(until)}` : 'without an end'}
            </Text>
          </Group>
        </Paper>
      ))}
      {past.length > 0 && <Title order={2}>Earlier</Title>}
      {past.map((held) => (
        <Held key={held.id} held={held} />
      ))}
      {giving && <GiveDialog user={user} onClose={() => setGiving(false)} />}
      {ending && <EndRoleDialog user={user} held={ending} onClose={() => setEnding(undefined)} />}
    </Stack>
  );
}

function Held({ held, onEnd }: { held: HeldRole; onEnd?: (() => void) | undefined }) {
  return (
    <Paper withBorder p="sm" role="group" aria-label={held.role}>
      <Group justify="space-between" gap="sm">
        <Stack gap={2}>
          <Group gap="xs">
            <Text fw={600} size="sm">
              {held.role}
            </Text>
            {held.state === 'coming' && <StatusBadge tone="waiting">To come</StatusBadge>}
          </Group>
          <Text size="xs" c="dimmed">
            {held.over} · {formatPeriod(held)}
          </Text>
        </Stack>
        {onEnd && (
          <Button variant="default" aria-label={`End the role ${held.role}`} onClick={onEnd}>
            End
          </Button>
        )}
      </Group>
    </Paper>
  );
}

function formatPeriod({ from, to }: HeldRole): string {
  const since = from ? `from ${longDate(from)}` : 'from the beginning';
  return to ? `${since} to ${longDate(to)}` : `${since}, without an end`;
}

function GiveDialog({ user, onClose }: { user: UserDetail; onClose: () => void }) {
  const today = useToday();
  return (
    <Dialog onClose={onClose} title={`Assign a role to ${user.name}`}>
      <FormShell
        endpoint={grantRole}
        params={{ id: user.id }}
        initial={emptyGrant(today)}
        body={grantBody}
        draft={`grant:${user.id}`}
        submit="Assign the role"
        success="The role is assigned and counts from its first day on."
        alsoRefresh={[listUsers]}
        onDone={onClose}
      >
        {(form) => <GrantFields form={form} required />}
      </FormShell>
    </Dialog>
  );
}
