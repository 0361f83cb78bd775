import { useState, type ReactNode } from 'react';
import { Alert, Card, NumberInput, Skeleton, Stack, Text } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { JobProgress } from '@talaan/kernel/web/dialogs/job-progress.tsx';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { countPurge, purge } from '../../contract/settings.ts';

const UNSAID: { people: number | '' } = { people: '' };

/** What a deletion would take, and the deletion itself once its day has come. */
export function PurgePart({ parts }: { parts: ReactNode }) {
  const [job, setJob] = useState<string>();
  const answer = useCall(countPurge, {});
  const found = answer.data;
  return (
    <Page title="Vaccination settings" intro="Deletion of all checklists after their retention." actions={parts}>
      {answer.isError && !found && <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />}
      {!found && !answer.isError && <Skeleton h={200} aria-busy />}
      {found && (
        <Stack gap="md" maw={720}>
          <Card withBorder>
            <Text size="sm">
              Kept now, legal holds left out: the checklists of {count(found.people, 'person', 'people')}, {count(found.doses, 'dose')},{' '}
              {count(found.files, 'file')}. {formatDay(found)}
            </Text>
          </Card>
          {job && <JobProgress id={job} onFinished={() => void answer.refetch()} />}
          {!job && found.is_due && found.people > 0 && (
            <Card withBorder>
              <FormShell<typeof purge, { people: number | '' }>
                endpoint={purge}
                initial={UNSAID}
                body={({ people }) => ({ people: people as number })}
                draft="vaccination-deletion"
                submit="Delete all checklists"
                danger
                success="The deletion has started."
                onDone={(started) => setJob(started.job.id)}
              >
                {(form) => (
                  <Stack gap="md">
                    <Alert color="red">
                      The checklists, the doses and their files are deleted for good. The log of prints and the audit trail stay; they say
                      nothing of anyone’s health.
                    </Alert>
                    <NumberInput
                      label="Number of people"
                      description={`To confirm, enter whose checklists are deleted: ${found.people}`}
                      required
                      allowDecimal={false}
                      maw={260}
                      {...form.getInputProps('people')}
                    />
                  </Stack>
                )}
              </FormShell>
            </Card>
          )}
        </Stack>
      )}
    </Page>
  );
}

function formatDay({ purge_on: day, is_due: isDue, people }: Answer<typeof countPurge>): string {
  if (day === null) return 'Set the day of deletion under Use first, so that people are notified.';
  if (!isDue) return `They can be deleted from ${longDate(day)} on.`;
  return people === 0 ? 'Nothing is left to delete.' : `They can be deleted since ${longDate(day)}.`;
}
