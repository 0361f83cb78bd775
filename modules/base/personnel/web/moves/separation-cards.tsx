import { useState } from 'react';
import { Button, Card, Group, Stack, Table, Text, TextInput, Title } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { clear, listMoves, withdrawSeparation, type ClearanceLine, type SeparationRow } from '../../contract/moves.ts';
import { ClearancePrint } from './clearance-print.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { ReasonForm } from './reason-form.tsx';

interface SeparationCardsProps {
  personId: number;
  separations: readonly SeparationRow[];
  canChange: boolean;
}

/** How service ended, and of what the person is cleared. */
export function SeparationCards({ personId, separations, canChange }: SeparationCardsProps) {
  return separations.map((one) => <SeparationCard key={one.id} personId={personId} separation={one} canChange={canChange} />);
}

function SeparationCard({ personId, separation, canChange }: { personId: number; separation: SeparationRow; canChange: boolean }) {
  const [withdrawing, setWithdrawing] = useState(false);
  const [line, setLine] = useState<ClearanceLine | null>(null);
  const open = separation.clearance.filter(({ cleared_on: on }) => on === null).length;
  return (
    <Card withBorder padding="lg" component="section" aria-label={`Separation of ${longDate(separation.last_day)}`}>
      <Stack gap="sm">
        <Group justify="space-between">
          <Title order={2} size="h4">
            {separation.cause}, last day {longDate(separation.last_day)}
          </Title>
          {open === 0 ? (
            <StatusBadge tone="good">Cleared</StatusBadge>
          ) : (
            <StatusBadge tone="waiting">{`${open} not yet cleared`}</StatusBadge>
          )}
        </Group>
        {(separation.authority || separation.remarks) && (
          <Text size="sm" c="dimmed">
            {[separation.authority, separation.remarks].filter(Boolean).join('. ')}
          </Text>
        )}
        <Table aria-label="Clearance" verticalSpacing={6}>
          <Table.Tbody>
            {separation.clearance.map((one) => (
              <Table.Tr key={one.id}>
                <Table.Td>
                  <Text size="sm" fw={500}>
                    {one.kind}
                  </Text>
                  <Text size="xs" c="dimmed">
                    {one.cleared_on === null ? 'Not yet cleared' : `Cleared on ${longDate(one.cleared_on)} by ${one.cleared_by}`}
                    {one.remarks === '' ? '' : `. ${one.remarks}`}
                  </Text>
                </Table.Td>
                {canChange && (
                  <Table.Td ta="right" w={120}>
                    <Button
                      size="xs"
                      variant="default"
                      aria-label={`${one.cleared_on === null ? 'Clear' : 'Change'}: ${one.kind}`}
                      onClick={() => setLine(one)}
                    >
                      {one.cleared_on === null ? 'Clear' : 'Change'}
                    </Button>
                  </Table.Td>
                )}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        {canChange && (
          <Group gap="xs">
            <ClearancePrint personId={personId} separationId={separation.id} />
            {separation.can_be_withdrawn && (
              <Button variant="subtle" onClick={() => setWithdrawing(true)}>
                Withdraw the separation
              </Button>
            )}
          </Group>
        )}
      </Stack>
      {withdrawing && (
        <Dialog size="form" title="Withdraw the separation" onClose={() => setWithdrawing(false)}>
          <ReasonForm
            question="What it ended runs on as before: appointment, salary and duties."
            endpoint={withdrawSeparation as never}
            params={{ id: personId, row: separation.id }}
            submit="Withdraw"
            success="The separation is withdrawn."
            onDone={() => setWithdrawing(false)}
          />
        </Dialog>
      )}
      {line && <ClearDialog personId={personId} line={line} onClose={() => setLine(null)} />}
    </Card>
  );
}

function ClearDialog({ personId, line, onClose }: { personId: number; line: ClearanceLine; onClose: () => void }) {
  return (
    <Dialog size="form" title={line.kind} onClose={onClose}>
      <FormShell
        endpoint={clear}
        params={{ id: personId, row: line.id }}
        initial={{
          cleared_on: line.cleared_on ?? today().toString(),
          cleared_by: line.cleared_by,
          remarks: line.remarks,
        }}
        draft={`clearance:${line.id}`}
        submit="Save"
        success="The clearance is up to date."
        alsoRefresh={[listMoves]}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="md">
            <DateField
              label="Cleared on"
              description="Empty while it is open"
              clearable
              clearButtonProps={{ 'aria-label': 'Not cleared' }}
              {...form.getInputProps('cleared_on')}
            />
            <TextInput label="Cleared by" placeholder="Name and office" maxLength={200} {...form.getInputProps('cleared_by')} />
            <TextInput
              label="Remarks"
              description="While it is open: what is not settled"
              maxLength={500}
              {...form.getInputProps('remarks')}
            />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}
