import type { ReactNode } from 'react';
import { Card, NumberInput, Skeleton, Stack, Switch, Textarea } from '@mantine/core';
import { me } from '@talaan/identity/contract.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { editHealthSettings, readHealthSettings, type HealthSettings } from '../../contract/settings.ts';

/** The one switch, what people read before they consent, and from which day on all is deleted. */
export function UsePart({ parts }: { parts: ReactNode }) {
  const answer = useCall(readHealthSettings, {});
  const found = answer.data;
  return (
    <Page title="Vaccination settings" intro="Off, no one sees the vaccination screens." actions={parts}>
      {answer.isError && !found && <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />}
      {!found && !answer.isError && <Skeleton h={420} aria-busy />}
      {found && (
        <Card withBorder>
          <FormShell
            endpoint={editHealthSettings}
            initial={found.settings}
            version={found.version}
            draft="vaccination-settings"
            maw={720}
            submit="Save"
            success={({ message }) => message}
            alsoRefresh={[readHealthSettings, me]}
            confirm={(values) => confirmSwitch(found.settings, values)}
          >
            {(form) => (
              <Stack gap="md">
                <Switch
                  label="Vaccination checklist in use"
                  description="Off, its screens are in no menu. What was entered stays with its owner, to read and to delete."
                  {...form.getInputProps('is_on', { type: 'checkbox' })}
                />
                <Textarea
                  label="Notice before consent"
                  description="What the data are for, who reads them, how long they are kept (RA 10173)"
                  required
                  autosize
                  minRows={4}
                  {...form.getInputProps('notice')}
                />
                <DateField
                  label="Delete from"
                  description="From this day on all checklists may be deleted. Those who have one are notified of a new day."
                  clearable
                  clearButtonProps={{ 'aria-label': 'No day of deletion' }}
                  maw={260}
                  {...form.getInputProps('purge_on')}
                />
                <NumberInput
                  label="Days to full vaccination"
                  description="After the last dose of the first series"
                  required
                  min={0}
                  max={60}
                  allowDecimal={false}
                  maw={260}
                  {...form.getInputProps('days_to_full')}
                />
              </Stack>
            )}
          </FormShell>
        </Card>
      )}
    </Page>
  );
}

async function confirmSwitch(before: HealthSettings, after: HealthSettings): Promise<boolean> {
  if (before.is_on === after.is_on) return true;
  return after.is_on
    ? confirm({
        title: 'Switch the checklist on?',
        question:
          'All employees see it in their menu and can enter their vaccination. The public health emergency has ended (Proclamation 297, s. 2023): be sure of the purpose.',
        action: 'Switch on',
      })
    : confirm({
        title: 'Switch the checklist off?',
        question: 'Its lists, figures and report close at once. People still read and delete what they entered.',
        action: 'Switch off',
      });
}
