import { useState } from 'react';
import { Button, Card, Group, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { personOption } from '@talaan/kernel/web/forms/person-option.tsx';
import { RemotePicker } from '@talaan/kernel/web/forms/pickers.tsx';
import { addSeat, endSeat, findRatedPeople, PMT_ROLES, readSettings, type PmtRole, type PmtSeat } from '../../contract/settings.ts';

/** The performance management team: who, as what, by which order, from when to when. */
export function Team({ seats }: { seats: readonly PmtSeat[] }) {
  const [opened, setOpened] = useState<PmtSeat | 'new'>();
  const today = useToday();
  const close = () => setOpened(undefined);
  return (
    <Stack gap="md">
      <Group justify="flex-end">
        <Button leftSection={<IconPlus size={16} />} onClick={() => setOpened('new')}>
          Seat a member
        </Button>
      </Group>
      <Card withBorder>
        {seats.length === 0 ? (
          <NothingHere title="No members yet" description="The chair first: without a seat no one opens the calibration." />
        ) : (
          <Stack gap="sm">
            {seats.map((seat) => (
              <Group key={seat.id} justify="space-between" gap="sm">
                <Stack gap={0}>
                  <Text fw={600} size="sm">
                    {seat.fullname}
                    <Text component="span" size="sm" fw={400} c="dimmed">
                      , {PMT_ROLES[seat.role]}
                    </Text>
                  </Text>
                  <Text size="sm" c="dimmed">
                    {[seat.office, seat.order_no, `from ${longDate(seat.from)}${seat.to === null ? '' : ` to ${longDate(seat.to)}`}`]
                      .filter(Boolean)
                      .join(' · ')}
                  </Text>
                  {!seat.may_act && (seat.to === null || seat.to >= today) && (
                    <Text size="xs" c="var(--mantine-color-yellow-light-color)">
                      Cannot open the calibration yet: the account needs the role “PMT member” over all offices.
                    </Text>
                  )}
                </Stack>
                {(seat.to === null || seat.to >= today) && (
                  <Button
                    variant="default"
                    size="compact-sm"
                    aria-label={`End the seat of ${seat.fullname}`}
                    onClick={() => setOpened(seat)}
                  >
                    End
                  </Button>
                )}
              </Group>
            ))}
          </Stack>
        )}
      </Card>
      {opened === 'new' && <SeatDialog onClose={close} />}
      {opened !== undefined && opened !== 'new' && <EndDialog seat={opened} onClose={close} />}
    </Stack>
  );
}

const BLANK: { personnel_id: number | null; role: PmtRole; order_no: string; from: string | null; to: string | null } = {
  personnel_id: null,
  role: 'MEMBER',
  order_no: '',
  from: null,
  to: null,
};

function SeatDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Seat a member" size="form" onClose={onClose}>
      <FormShell
        endpoint={addSeat}
        initial={BLANK}
        body={(values) => ({ ...values, personnel_id: values.personnel_id, from: values.from ?? '' })}
        draft="pmt-seat:new"
        submit="Seat"
        success={({ message }) => message}
        alsoRefresh={[readSettings]}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <RemotePicker
              label="Person"
              required
              endpoint={findRatedPeople}
              rows="personnel"
              option={personOption}
              value={form.getValues().personnel_id}
              onChange={(id) => form.setFieldValue('personnel_id', id)}
              error={form.errors['personnel_id']}
            />
            <Select label="Role" required allowDeselect={false} data={choices(PMT_ROLES)} {...form.getInputProps('role')} />
            <TextInput label="Office order" {...form.getInputProps('order_no')} />
            <SimpleGrid cols={{ base: 1, xs: 2 }}>
              <DateField label="From" required {...form.getInputProps('from')} />
              <DateField label="To" description="Empty until it is ended" clearable {...form.getInputProps('to')} />
            </SimpleGrid>
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}

function EndDialog({ seat, onClose }: { seat: PmtSeat; onClose: () => void }) {
  return (
    <Dialog title={`End the seat of ${seat.fullname}`} size="form" onClose={onClose}>
      <FormShell
        endpoint={endSeat}
        params={{ id: seat.id }}
        initial={{ to: seat.to }}
        body={({ to }) => ({ to: to ?? '' })}
        draft={`pmt-seat:${seat.id}`}
        submit="End"
        success={({ message }) => message}
        alsoRefresh={[readSettings]}
        onDone={onClose}
      >
        {(form) => <DateField label="Last day" required {...form.getInputProps('to')} />}
      </FormShell>
    </Dialog>
  );
}
