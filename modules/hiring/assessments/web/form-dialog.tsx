import { Button, Group, ScrollArea, Stack, Table, Text } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { addForm, BOARDS, FACTOR_KINDS, SCORED_BY, setFormUse, type WholeForm } from '../contract/forms.ts';
import { formatPoints } from '../rules/points.ts';

/** One version of a form: it is never changed, its next version is made from it. */
export function FormDialog({ form, onClose, onNew }: { form: WholeForm; onClose: () => void; onNew: () => void }) {
  const use = useSend(setFormUse, { onDone: ({ message }) => showSuccess(message) });
  return (
    <Dialog title={`${form.name}, version ${form.version}`} size="paper" onClose={onClose}>
      <Stack gap="md">
        <Facts
          facts={[
            ['Board', BOARDS[form.board]],
            ['Position group', form.position_group],
            ['Total', formatPoints(form.total)],
            ['Pass mark', `${formatPoints(form.pass_mark)} of ${form.pass_on === 'total' ? 'the total' : 'credentials'}`],
            ['Members', form.drops_extremes ? 'Highest and lowest left out from five members on' : 'All are averaged'],
            ['Preference', `At most ${formatPoints(form.preference_cap)}`],
          ]}
        />
        <ScrollArea viewportProps={{ tabIndex: 0 }}>
          <Table withTableBorder aria-label="Factors">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Factor</Table.Th>
                <Table.Th ta="right">Points</Table.Th>
                <Table.Th>Kind</Table.Th>
                <Table.Th>Scored by</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {form.factors.map((factor) => (
                <Table.Tr key={factor.id}>
                  <Table.Td>
                    {factor.name}
                    <Text size="xs" c="dimmed">
                      {factor.guide}
                    </Text>
                    {factor.items.length > 0 && (
                      <Text size="xs">{factor.items.map(({ name, points }) => `${name} ${formatPoints(points)}`).join('; ')}</Text>
                    )}
                  </Table.Td>
                  <Table.Td ta="right">{formatPoints(factor.points)}</Table.Td>
                  <Table.Td>{FACTOR_KINDS[factor.kind]}</Table.Td>
                  <Table.Td>{SCORED_BY[factor.scored_by]}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </ScrollArea>
        <ForCallers of={addForm}>
          <Group justify="flex-end" gap="xs">
            <Button
              variant="default"
              loading={use.isPending}
              onClick={() => use.mutate({ params: { id: form.id }, body: { is_in_use: !form.is_in_use } })}
            >
              {form.is_in_use ? 'Take out of use' : 'Use for new posts'}
            </Button>
            <Button onClick={onNew} data-primary>
              Make the next version
            </Button>
          </Group>
        </ForCallers>
      </Stack>
    </Dialog>
  );
}
