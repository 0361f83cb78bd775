import { useState } from 'react';
import { Button, Checkbox, NumberInput, Select, Stack, Table, Text, TextInput, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatMoney, readMoney } from '@talaan/kernel/contract/money.ts';
import { useMayCall } from '@talaan/kernel/web/calls/may-call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { RecordPart } from '@talaan/kernel/web/pages/record-part.tsx';
import { addAllowance, endAllowance, listPaidPeople, readPaidPerson, type Allowance, type PaidPerson } from '../../contract/people.ts';

const REFRESHED = [readPaidPerson, listPaidPeople];

/** What a person is paid each month beside the salary. */
export function Allowances({ person }: { person: PaidPerson }) {
  const [isAdding, setAdding] = useState(false);
  const [ended, setEnded] = useState<Allowance>();
  const mayEnd = useMayCall(endAllowance);
  return (
    <RecordPart title="Allowances">
      {person.allowances.length === 0 ? (
        <Text size="sm">No allowances beside PERA, which everyone has.</Text>
      ) : (
        <Table.ScrollContainer minWidth={420} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Allowance</Table.Th>
                <Table.Th ta="end">A month (PHP)</Table.Th>
                <Table.Th>Days</Table.Th>
                {mayEnd && (
                  <Table.Th>
                    <VisuallyHidden>End</VisuallyHidden>
                  </Table.Th>
                )}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {person.allowances.map((one) => (
                <Table.Tr key={one.id}>
                  <Table.Td>
                    {one.name}
                    <Text size="xs" c="dimmed">
                      {[one.authority, one.by_days && 'by days of actual work'].filter(Boolean).join(', ')}
                    </Text>
                  </Table.Td>
                  <Table.Td ta="end">{formatMoney(one.monthly)}</Table.Td>
                  <Table.Td>{one.to === null ? `from ${longDate(one.from)}` : `${longDate(one.from)} to ${longDate(one.to)}`}</Table.Td>
                  {mayEnd && (
                    <Table.Td>
                      <Button size="compact-sm" variant="subtle" aria-label={`End ${one.name}`} onClick={() => setEnded(one)}>
                        End
                      </Button>
                    </Table.Td>
                  )}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      <ForCallers of={addAllowance}>
        <Button variant="default" w="fit-content" leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
          Add allowance
        </Button>
      </ForCallers>
      {isAdding && <AddDialog person={person} onClose={() => setAdding(false)} />}
      {ended && <EndDialog person={person} allowance={ended} onClose={() => setEnded(undefined)} />}
    </RecordPart>
  );
}

/** Paid by the days of actual work (DBM NBC 548). */
const BY_DAYS = ['RA', 'TA'];

function AddDialog({ person, onClose }: { person: PaidPerson; onClose: () => void }) {
  return (
    <Dialog title={`Add allowance of ${person.fullname}`} size="form" onClose={onClose}>
      <FormShell
        endpoint={addAllowance}
        params={{ id: person.personnel_id }}
        initial={{
          code: '',
          monthly: '',
          by_days: false,
          authority: '',
          from: null as string | null,
          to: null as string | null,
        }}
        body={({ monthly, from, ...values }) => ({ ...values, from: from ?? '', monthly: readMoney(monthly) ?? 0 })}
        draft={`payroll-allowance:${person.personnel_id}`}
        submit="Add"
        success={({ message }) => message}
        alsoRefresh={REFRESHED}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <Select
              label="Allowance"
              required
              allowDeselect={false}
              data={person.items.map(({ code, name }) => ({ value: code, label: name }))}
              {...form.getInputProps('code')}
              onChange={(code) => form.setValues({ code: code ?? '', by_days: BY_DAYS.includes(code ?? '') })}
            />
            <NumberInput
              label="A month (PHP)"
              required
              min={0}
              thousandSeparator=","
              hideControls
              clampBehavior="none"
              {...form.getInputProps('monthly')}
            />
            <Checkbox label="By days of actual work, as RATA" {...form.getInputProps('by_days', { type: 'checkbox' })} />
            <TextInput label="Law, order or appointment" required {...form.getInputProps('authority')} />
            <DateField label="From" required {...form.getInputProps('from')} />
            <DateField label="To" description="Empty: until it is ended" {...form.getInputProps('to')} />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}

function EndDialog({ person, allowance, onClose }: { person: PaidPerson; allowance: Allowance; onClose: () => void }) {
  return (
    <Dialog title={`End ${allowance.name} of ${person.fullname}`} size="form" onClose={onClose}>
      <FormShell
        endpoint={endAllowance}
        params={{ id: person.personnel_id, allowance: allowance.id }}
        initial={{ to: null as string | null }}
        body={({ to }) => ({ to: to ?? '' })}
        draft={`payroll-allowance-end:${allowance.id}`}
        submit="End"
        success={({ message }) => message}
        alsoRefresh={REFRESHED}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <Text size="sm">What was paid of later days is taken back by the next payroll.</Text>
            <DateField label="Last day" required {...form.getInputProps('to')} />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}
