import { Button, Card, Select, Skeleton, Stack } from '@mantine/core';
import { FormShell } from '@talaan/kernel/web/form-shell.tsx';
import { JobProgress } from '@talaan/kernel/web/job-progress.tsx';
import { Page } from '@talaan/kernel/web/page.tsx';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { ChosenPeopleFields } from '@talaan/personnel/web/chosen-people/chosen-people-fields.tsx';
import { useChosenPeople } from '@talaan/personnel/web/chosen-people/use-chosen-people.ts';
import { printForms, readPrintSetting, type WorkSheet } from '../../contract/print.ts';
import { REVISIONS } from '../../contract/sheet.ts';

const WORK_SHEETS: Record<WorkSheet, string> = {
  never: 'Left out',
  written: 'Where something is written on it',
  always: 'Always',
};

const USUAL_WORK_SHEET: WorkSheet = 'never';

/** CS Forms No. 212 of many people in one file; who they are is in the address, by the personnel list or chosen here. */
export function Screen() {
  const { choice, choose, job, follow } = useChosenPeople();
  const usual = useCall(readPrintSetting, {}).data?.revision;
  return (
    <Page title="Print data sheets" intro="One file of all forms. What was submitted is issued with a code; the rest is marked as a draft.">
      {job ? (
        <Stack gap="sm">
          <JobProgress id={job} />
          <Button variant="default" w="fit-content" onClick={() => follow(null)}>
            Print others
          </Button>
        </Stack>
      ) : (
        <Card withBorder padding="lg">
          <Stack gap="lg">
            <ChosenPeopleFields choice={choice} onChange={choose} />
            {usual === undefined ? (
              <Skeleton h={160} aria-busy />
            ) : (
              <FormShell
                endpoint={printForms}
                initial={{ revision: usual, work_sheet: USUAL_WORK_SHEET }}
                body={(values) => ({ ...values, ...choice })}
                draft="data-sheets-print"
                submit="Issue and print"
                success="The print was started."
                onDone={({ job: started }) => follow(started.id)}
              >
                {(form) => (
                  <Stack gap="sm">
                    <Select
                      label="CS Form No. 212, revised"
                      required
                      allowDeselect={false}
                      data={REVISIONS.toReversed().map((revision) => ({
                        value: revision,
                        label: revision === usual ? `${revision} (usual)` : revision,
                      }))}
                      {...form.getInputProps('revision')}
                    />
                    <Select
                      label="Work Experience Sheet"
                      required
                      allowDeselect={false}
                      data={Object.entries(WORK_SHEETS).map(([value, label]) => ({ value, label }))}
                      {...form.getInputProps('work_sheet')}
                    />
                  </Stack>
                )}
              </FormShell>
            )}
          </Stack>
        </Card>
      )}
    </Page>
  );
}
