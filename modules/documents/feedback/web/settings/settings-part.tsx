import type { ReactNode } from 'react';
import { Card, Group, NumberInput, Skeleton, Stack, Text, Textarea, Title } from '@mantine/core';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { editFeedbackSettings, readFeedbackSettings } from '../../contract/settings.ts';

/** The form that clients fill in, its sample, and the texts of the yearly report. */
export function SettingsPart({ parts }: { parts: ReactNode }) {
  const answer = useCall(readFeedbackSettings, {});
  const found = answer.data;
  return (
    <Page title="Feedback modules" intro="The form that clients fill in after their paper is released." actions={parts}>
      {answer.isError && !found && <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />}
      {!found && !answer.isError && <Skeleton h={480} aria-busy />}
      {found && (
        <Card withBorder>
          <FormShell
            endpoint={editFeedbackSettings}
            initial={found.settings}
            version={found.version}
            draft="feedback-settings"
            maw={720}
            submit="Save"
            success={({ message }) => message}
            alsoRefresh={[readFeedbackSettings]}
          >
            {(form) => (
              <Stack gap="md">
                <Title order={2}>Form</Title>
                <Textarea label="Introduction in English" required autosize minRows={2} {...form.getInputProps('intro_en')} />
                <Textarea label="Introduction in Filipino" required autosize minRows={2} {...form.getInputProps('intro_fil')} />
                <Title order={2}>Sample</Title>
                <Group grow gap="sm" align="flex-start">
                  <NumberInput
                    label="Papers that get the form"
                    description="Chosen at random when the receipt is given"
                    required
                    suffix=" %"
                    min={1}
                    max={100}
                    allowDecimal={false}
                    {...form.getInputProps('ask_percent')}
                  />
                  <NumberInput
                    label="Days after release"
                    description="So long the form may be sent"
                    required
                    min={1}
                    max={365}
                    allowDecimal={false}
                    {...form.getInputProps('valid_days')}
                  />
                </Group>
                <Text size="sm" c="dimmed">
                  The least sample of ARTA (95 % confidence, 5 % margin of error) is shown beside the answers of each period.
                </Text>
                <Title order={2}>Yearly report</Title>
                <Textarea
                  label="Overview"
                  description="Left empty, the report says it in one sentence"
                  autosize
                  minRows={3}
                  {...form.getInputProps('overview')}
                />
                <Textarea
                  label="Scope and method"
                  description="Left empty, the report says which services and transactions it covers"
                  autosize
                  minRows={3}
                  {...form.getInputProps('method')}
                />
              </Stack>
            )}
          </FormShell>
        </Card>
      )}
    </Page>
  );
}
