import { useState } from 'react';
import { Button, Checkbox, Group, NumberInput, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readGrounds, saveGround } from '../contract/forms.ts';
import { formatPoints } from '../rules/points.ts';

type Ground = Answer<typeof readGrounds>['grounds'][number];

/** The grounds of preference and what each adds. */
export function GroundsDialog({ onClose }: { onClose: () => void }) {
  const grounds = useCall(readGrounds, {}).data?.grounds ?? [];
  const [edited, setEdited] = useState<Ground | 'new' | null>(null);
  if (edited !== null) return <GroundDialog ground={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />;
  return (
    <Dialog title="Preference points" size="form" onClose={onClose}>
      <Stack gap="sm">
        {grounds.map((ground) => (
          <Group key={ground.code} justify="space-between" wrap="nowrap">
            <Text size="sm">
              {ground.label}: {formatPoints(ground.points)}
              {!ground.is_in_use && ' (out of use)'}
            </Text>
            <ForCallers of={saveGround}>
              <Button size="compact-sm" variant="subtle" aria-label={`Change ${ground.label}`} onClick={() => setEdited(ground)}>
                Change
              </Button>
            </ForCallers>
          </Group>
        ))}
        <ForCallers of={saveGround}>
          <Group>
            <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => setEdited('new')}>
              Add a ground
            </Button>
          </Group>
        </ForCallers>
      </Stack>
    </Dialog>
  );
}

function GroundDialog({ ground, onClose }: { ground: Ground | null; onClose: () => void }) {
  return (
    <Dialog title={ground ? 'Change a ground' : 'Add a ground'} size="form" onClose={onClose}>
      <FormShell
        endpoint={saveGround}
        initial={{
          code: ground?.code ?? '',
          label: ground?.label ?? '',
          points: ground ? ground.points / 100 : '',
          is_in_use: ground?.is_in_use ?? true,
        }}
        body={({ points, ...values }) => ({ ...values, points: points === '' ? Number.NaN : Math.round(Number(points) * 100) })}
        draft={`preference ground:${ground?.code ?? 'new'}`}
        submit="Save"
        success="The ground was saved."
        onDone={onClose}
      >
        {(form) => (
          <>
            <TextInput
              label="Code"
              description="Small letters and hyphens"
              required
              readOnly={ground !== null}
              {...form.getInputProps('code')}
            />
            <TextInput label="Ground" required {...form.getInputProps('label')} />
            <NumberInput label="Points" required min={0} max={5} decimalScale={2} {...form.getInputProps('points')} />
            <Checkbox label="In use" {...form.getInputProps('is_in_use', { type: 'checkbox' })} />
          </>
        )}
      </FormShell>
    </Dialog>
  );
}
