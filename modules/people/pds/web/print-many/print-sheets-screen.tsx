import { Select, Skeleton, Stack } from '@mantine/core';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { PeoplePrint } from '@talaan/personnel/web/chosen-people/people-print.tsx';
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
  const chosen = useChosenPeople();
  const { choice, follow } = chosen;
  const usual = useCall(readPrintSetting, {}).data?.revision;
  return (
    <PeoplePrint
      title="Print data sheets"
      intro="One file of all forms. What was submitted is issued with a code; the rest is marked as a draft."
      chosen={chosen}
    >
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
                data={choices(WORK_SHEETS)}
                {...form.getInputProps('work_sheet')}
              />
            </Stack>
          )}
        </FormShell>
      )}
    </PeoplePrint>
  );
}
