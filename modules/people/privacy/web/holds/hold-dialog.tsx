import { useState } from 'react';
import { Button, Group, Stack, Textarea } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { listHolds, readHold, releaseHold, type HoldRow } from '../../contract/holds.ts';
import { listRetention } from '../../contract/retention.ts';
import { HoldState } from './hold-state.tsx';

/** One hold, and its release. */
export function HoldDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const hold = useCall(readHold, { params: { id } }).data?.hold;
  const [isReleasing, setReleasing] = useState(false);
  if (!hold) return null;
  if (isReleasing) return <ReleaseForm hold={hold} onClose={() => setReleasing(false)} />;
  const isOpen = hold.state === 'in_force' || hold.state === 'to_come';
  return (
    <Dialog title={titleOf(hold)} size="form" onClose={onClose}>
      <Stack gap="md">
        <Facts
          facts={[
            ['State', <HoldState key="state" hold={hold} />],
            ['Person', hold.person ?? 'Everyone'],
            ['Records', hold.kind_title ?? 'All kinds that are purged'],
            ['Grounds', hold.grounds],
            ['Since', longDate(hold.since)],
            ['Until', hold.until ? longDate(hold.until) : 'It is released'],
            ['Placed by', `${hold.placed_by}, ${formatInstant(hold.placed_at)}`],
            ['Released by', hold.released_at && `${hold.released_by}, ${formatInstant(hold.released_at)}: ${hold.released_because}`],
          ]}
        />
        {isOpen && (
          <ForCallers of={releaseHold}>
            <Group justify="flex-end">
              <Button onClick={() => setReleasing(true)}>Release</Button>
            </Group>
          </ForCallers>
        )}
      </Stack>
    </Dialog>
  );
}

function ReleaseForm({ hold, onClose }: { hold: HoldRow; onClose: () => void }) {
  return (
    <Dialog title={`Release: ${titleOf(hold)}`} size="form" onClose={onClose}>
      <FormShell
        endpoint={releaseHold}
        params={{ id: hold.id }}
        initial={{ because: '' }}
        draft={`hold-release:${hold.id}`}
        submit="Release"
        success={({ message }) => message}
        alsoRefresh={[readHold, listHolds, listRetention]}
        onDone={onClose}
      >
        {(form) => (
          <Textarea
            label="Why it is released"
            description="What is due of it is purged again, at the latest in the coming night"
            required
            autosize
            minRows={3}
            {...form.getInputProps('because')}
          />
        )}
      </FormShell>
    </Dialog>
  );
}

function titleOf({ person, kind_title: kind }: HoldRow): string {
  return [person ?? 'Everyone', kind ?? 'all kinds'].join(', ');
}
