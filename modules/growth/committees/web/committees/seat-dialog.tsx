import { Select, SimpleGrid, TextInput } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { personOption } from '@talaan/kernel/web/forms/person-option.tsx';
import { RemotePicker } from '@talaan/kernel/web/forms/pickers.tsx';
import { REPRESENTED_NAMES, SEAT_NAMES } from '../../contract/codes.ts';
import { addSeat, editSeat, findCommitteePeople, listCommittees, type CommitteeRow, type SeatRow } from '../../contract/committees.ts';

interface SeatDialogProps {
  committee: Pick<CommitteeRow, 'id' | 'kind'>;
  /** Null for a new one. */
  seat: SeatRow | null;
  onClose: () => void;
}

export function SeatDialog({ committee, seat, onClose }: SeatDialogProps) {
  const initial = {
    personnel_id: seat?.personnel_id ?? null,
    role: seat?.role ?? 'MEMBER',
    represents: seat?.represents ?? null,
    order_no: seat?.order_no ?? '',
    from: seat?.from ?? null,
    to: seat?.to ?? null,
  };
  return (
    <Dialog onClose={onClose} size="form" title={seat ? `Seat of ${seat.fullname}` : 'Seat a member'}>
      <FormShell
        endpoint={seat ? editSeat : addSeat}
        params={{ id: seat?.id ?? committee.id }}
        initial={initial}
        body={({ personnel_id: person, from, ...values }) => ({
          ...values,
          from: from ?? '',
          ...(seat ? {} : { personnel_id: person ?? 0 }),
        })}
        draft={`committee-seat:${committee.id}:${seat?.id ?? 'new'}`}
        submit={seat ? 'Save' : 'Seat'}
        success="The seat was saved."
        alsoRefresh={[listCommittees]}
        onDone={onClose}
      >
        {(form) => (
          <>
            {!seat && (
              <RemotePicker
                label="Person"
                required
                endpoint={findCommitteePeople}
                rows="personnel"
                option={personOption}
                value={form.getValues().personnel_id}
                onChange={(id) => form.setFieldValue('personnel_id', id)}
                error={form.errors.personnel_id}
              />
            )}
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <Select
                label="Role"
                description="The secretary records and has no vote"
                required
                allowDeselect={false}
                data={choices(SEAT_NAMES)}
                {...form.getInputProps('role')}
              />
              <TextInput label="Order number" description="Such as Office Order 15, s. 2026" required {...form.getInputProps('order_no')} />
              <DateField label="First day" required {...form.getInputProps('from')} />
              <DateField label="Last day" description="Empty until it is revoked" {...form.getInputProps('to')} />
              {committee.kind === 'PMT' && (
                <Select
                  label="Sits for"
                  description="CSC MC 6, s. 2012"
                  clearable
                  data={choices(REPRESENTED_NAMES)}
                  {...form.getInputProps('represents')}
                />
              )}
            </SimpleGrid>
          </>
        )}
      </FormShell>
    </Dialog>
  );
}
