import { Textarea } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { reportAccomplishment, type HomeDay } from '../../contract/days.ts';

/** What was accomplished on a day, for the head to confirm. */
export function ReportForm({ day }: { day: Pick<HomeDay, 'log_id' | 'accomplishment'> }) {
  return (
    <FormShell
      endpoint={reportAccomplishment}
      params={{ id: day.log_id! }}
      initial={{ accomplishment: day.accomplishment }}
      draft={`telework:${day.log_id}`}
      submit={say('Submit accomplishment')}
      success={say('Your accomplishment was submitted; your head confirms it.')}
      alsoRefresh={[readTimeline]}
    >
      {(form) => (
        <Textarea
          label={say('Accomplishment')}
          description={say('What you finished today. Once submitted, the day can no longer be logged.')}
          required
          autosize
          minRows={3}
          {...form.getInputProps('accomplishment')}
        />
      )}
    </FormShell>
  );
}
