import { Checkbox, Select, SimpleGrid, TextInput } from '@mantine/core';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { optionsOf, personOption } from '@talaan/kernel/web/forms/person-option.tsx';
import { RemotePicker } from '@talaan/kernel/web/forms/pickers.tsx';
import { addSeat, editSeat, findBoardPeople, listBoards, SEAT_ROLES, type SeatRow } from '../contract/boards.ts';

interface SeatDialogProps {
  board: { id: number; from: string };
  seats: readonly SeatRow[];
  /** Null for a new one. */
  seat: SeatRow | null;
  onClose: () => void;
}

export function SeatDialog({ board, seats, seat, onClose }: SeatDialogProps) {
  const initial = {
    personnel_id: seat?.personnel_id ?? null,
    role: seat?.role ?? 'member',
    title: seat?.title ?? '',
    votes: seat?.votes ?? true,
    level: seat?.level ?? null,
    alternate_for_id: seat?.alternate_for_id == null ? null : String(seat.alternate_for_id),
    from: seat?.from ?? board.from,
    to: seat?.to ?? null,
    sworn_on: seat?.sworn_on ?? null,
  };
  const regular = seats.filter((one) => one.alternate_for_id === null && one.id !== seat?.id && one.votes);
  return (
    <Dialog onClose={onClose} size="form" title={seat ? `Seat of ${seat.fullname}` : 'Seat a member'}>
      <FormShell
        endpoint={seat ? editSeat : addSeat}
        params={{ id: seat?.id ?? board.id }}
        initial={initial}
        body={({ personnel_id, role, votes, alternate_for_id, from, ...values }) => ({
          ...values,
          role,
          votes: role !== 'secretary' && votes,
          alternate_for_id: alternate_for_id === null ? null : Number(alternate_for_id),
          from: from ?? '',
          ...(seat ? {} : { personnel_id: personnel_id ?? 0 }),
        })}
        draft={`seat:${board.id}:${seat?.id ?? 'new'}`}
        submit={seat ? 'Save' : 'Seat'}
        success="The seat was saved."
        alsoRefresh={[listBoards]}
        onDone={onClose}
      >
        {(form) => (
          <>
            {!seat && (
              <RemotePicker
                label="Person"
                required
                endpoint={findBoardPeople}
                rows="personnel"
                option={personOption}
                value={form.getValues().personnel_id}
                onChange={(id) => form.setFieldValue('personnel_id', id)}
                error={form.errors.personnel_id}
              />
            )}
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <Select label="Role" required allowDeselect={false} data={choices(SEAT_ROLES)} {...form.getInputProps('role')} />
              <TextInput label="Sits as" description="Such as Dean, or Budget officer" {...form.getInputProps('title')} />
              <Select
                label="Represents the rank and file"
                description="Votes for posts of this level alone"
                clearable
                placeholder="No"
                data={choices({ first: 'First level', second: 'Second level' })}
                {...form.getInputProps('level')}
              />
              <Select
                label="Alternate of"
                description="Sits in their place when they do not"
                clearable
                placeholder="A regular member"
                {...optionsOf(regular)}
                {...form.getInputProps('alternate_for_id')}
              />
              <DateField label="Since" required {...form.getInputProps('from')} />
              <DateField label="Until" description="The last day; empty for the whole term" {...form.getInputProps('to')} />
              <DateField label="Sworn on" description="The oath of confidentiality" {...form.getInputProps('sworn_on')} />
            </SimpleGrid>
            {form.getValues().role !== 'secretary' && <Checkbox label="Votes" {...form.getInputProps('votes', { type: 'checkbox' })} />}
          </>
        )}
      </FormShell>
    </Dialog>
  );
}
