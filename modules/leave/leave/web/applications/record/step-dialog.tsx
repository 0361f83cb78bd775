import { Checkbox, Stack, Text, Textarea } from '@mantine/core';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { formatInclusive } from '../../../rules/format-inclusive.ts';
import { recallApplication, shortenApplication, type Application } from '../../../contract/applications.ts';

/** The steps that need more than a reason. */
export type LeaveStep = 'shorten' | 'recall';

interface StepProps {
  leave: Application;
  onClose: () => void;
}

export function StepDialog({ step, ...props }: StepProps & { step: LeaveStep }) {
  return step === 'shorten' ? <ShortenDialog {...props} /> : <RecallDialog {...props} />;
}

function ShortenDialog({ leave, onClose }: StepProps) {
  const live = leave.dates.filter(({ is_live }) => is_live);
  const keyOf = ({ date, part }: { date: string; part: string }) => `${date} ${part}`;
  return (
    <Dialog onClose={onClose} title={say('Shorten the leave')}>
      <FormShell
        endpoint={shortenApplication}
        params={{ id: leave.id }}
        initial={{ dates: [] as string[], remarks: '' }}
        body={({ dates, remarks }) => ({
          dates: live.filter((one) => dates.includes(keyOf(one))).map(({ date, part }) => ({ date, part })),
          remarks,
        })}
        draft={`leave:${leave.id}:shorten`}
        submit={say('Give the days back')}
        success={say('The leave was shortened; the credits are given back.')}
        alsoRefresh={[readTimeline]}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <Checkbox.Group label={say('Days that are given back')} required {...form.getInputProps('dates')}>
              <Stack gap="xs" mt={4} mah={280} style={{ overflowY: 'auto' }}>
                {live.map((one) => (
                  <Checkbox
                    key={keyOf(one)}
                    value={keyOf(one)}
                    label={`${formatInclusive([one])}${one.free ? say(' (not counted)') : ''}`}
                  />
                ))}
              </Stack>
            </Checkbox.Group>
            <Textarea label={say('Reason')} required autosize minRows={2} {...form.getInputProps('remarks')} />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}

function RecallDialog({ leave, onClose }: StepProps) {
  return (
    <Dialog onClose={onClose} title={say('Recall from leave')}>
      <FormShell
        endpoint={recallApplication}
        params={{ id: leave.id }}
        initial={{ from: null as string | null, remarks: '' }}
        body={({ from, remarks }) => ({ from: from ?? '', remarks })}
        draft={`leave:${leave.id}:recall`}
        submit={say('Recall')}
        success={say('The employee was recalled; the days from then on are given back.')}
        alsoRefresh={[readTimeline]}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <Text size="sm">
              {say('For exigency of the service. Forced leave that is recalled counts as complied with for these days.')}
            </Text>
            <DateField label={say('From')} required {...form.getInputProps('from')} />
            <Textarea label={say('Order and reason')} required autosize minRows={2} {...form.getInputProps('remarks')} />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}
