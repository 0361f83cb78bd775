import { useState } from 'react';
import { Button, Checkbox, NumberInput, Skeleton, Stack, Text } from '@mantine/core';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { JobProgress } from '@talaan/kernel/web/dialogs/job-progress.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { RecordPart } from '@talaan/kernel/web/pages/record-part.tsx';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { editArchiving, MOST_YEARS_AFTER, readArchiving, startArchiving } from '../../contract/archive.ts';

type Archiving = Answer<typeof readArchiving>['archiving'];

/** When closed papers are archived, and archiving those that are due now. */
export function Screen() {
  const answer = useCall(readArchiving, {});
  const archiving = answer.data?.archiving;
  return (
    <Page title="Archiving" intro="Released and rejected papers are archived after their year. In the archive they are read only.">
      {answer.isError && !archiving ? (
        <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
      ) : archiving ? (
        <Stack gap="md" maw={720}>
          <RecordPart title="Due now">
            <DueNow archiving={archiving} onFinished={() => void answer.refetch()} />
          </RecordPart>
          <RecordPart title="When papers are archived">
            <WhenForm key={String(archiving.years_after)} archiving={archiving} />
          </RecordPart>
        </Stack>
      ) : (
        <Skeleton h={320} aria-busy />
      )}
    </Page>
  );
}

function DueNow({ archiving: { due, until_year: year }, onFinished }: { archiving: Archiving; onFinished: () => void }) {
  const [job, setJob] = useState<string>();
  const start = useSend(startArchiving, { onDone: (answer) => setJob(answer.job.id) });
  return (
    <Stack gap="sm" align="flex-start">
      <Text size="sm">
        {due === 0
          ? `All papers that were closed in ${year} or before are archived.`
          : `${count(due, 'paper')} of ${year} or before ${due === 1 ? 'is' : 'are'} closed and not archived yet.`}
      </Text>
      {due > 0 && (
        <Button loading={start.isPending} onClick={() => start.mutate({})}>
          Archive now
        </Button>
      )}
      {job !== undefined && <JobProgress id={job} onFinished={onFinished} />}
    </Stack>
  );
}

function WhenForm({ archiving: { years_after: years } }: { archiving: Archiving }) {
  const initial = { byItself: years !== null, years: (years ?? 0) as number | string };
  return (
    <FormShell
      endpoint={editArchiving}
      initial={initial}
      body={({ byItself, years: after }) => ({ years_after: byItself ? (after === '' ? Number.NaN : Number(after)) : null })}
      draft="documents:archiving"
      submit="Save"
      success={({ message }) => message}
      alsoRefresh={[readArchiving]}
    >
      {(form) => (
        <Stack gap="sm">
          <Checkbox label="Papers are archived automatically, each month" {...form.getInputProps('byItself', { type: 'checkbox' })} />
          {form.getValues().byItself && (
            <NumberInput
              label="Further years"
              description="0: once the year in which a paper was due and closed is over"
              min={0}
              max={MOST_YEARS_AFTER}
              {...form.getInputProps('years')}
              error={form.errors.years_after}
            />
          )}
        </Stack>
      )}
    </FormShell>
  );
}
