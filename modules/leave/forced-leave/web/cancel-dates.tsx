import { Checkbox, Stack, Text, Textarea } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { cancelForcedDates, type PlannedDay } from '../contract/forced-plans.ts';
import { namePlannedDate } from './planned-days.tsx';

interface CancelDatesProps {
  id: number;
  days: readonly PlannedDay[];
  onClose: () => void;
}

/** Cancels approved dates by the written order of the agency; they are then not forfeited. */
export function CancelDates({ id, days, onClose }: CancelDatesProps) {
  return (
    <Dialog title={say('Cancel dates by order')} size="form" onClose={onClose}>
      <FormShell
        endpoint={cancelForcedDates}
        params={{ id }}
        initial={{ dates: [] as string[], order: '' }}
        draft={`forced-leave:cancel:${id}`}
        submit={say('Cancel these dates')}
        success={say('The dates were cancelled by order.')}
        alsoRefresh={[{ path: '/api/requests' }, { path: '/api/leave/forced-plans' }]}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="md">
            <Text size="sm">
              {say(
                'Forced leave that the agency cancels by written order for exigency of the service is not forfeited (MC 41 s.1998 Sec. 25).',
              )}
            </Text>
            <Checkbox.Group label={say('Dates')} required {...form.getInputProps('dates')}>
              <Stack gap={8} mt={6}>
                {days
                  .filter(({ standing }) => standing === 'APPROVED')
                  .map(({ date }) => (
                    <Checkbox key={date} value={date} label={namePlannedDate(date)} />
                  ))}
              </Stack>
            </Checkbox.Group>
            <Textarea
              label={say('Order and reason')}
              required
              autosize
              minRows={2}
              maxLength={300}
              description={say('Such as Office Order No. 114, enrolment week')}
              {...form.getInputProps('order')}
            />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}
