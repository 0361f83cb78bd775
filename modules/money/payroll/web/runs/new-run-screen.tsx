import { Input, Select, SimpleGrid, TextInput } from '@mantine/core';
import { useNavigate } from 'react-router';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { MonthField } from '@talaan/kernel/web/forms/month-field.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { listCampuses } from '@talaan/organization/contract/campuses.ts';
import { RUN_KINDS } from '../../contract/fields.ts';
import { listRuns, openRun } from '../../contract/runs.ts';

const { REGULAR, CASUAL, JOBORDER, ADJUSTMENT, OVERTIME } = RUN_KINDS;
const OPENED = { REGULAR, CASUAL, JOBORDER, ADJUSTMENT, OVERTIME } as const;

/** Opens a run as a draft; it is computed on its own screen. */
export function Screen() {
  const navigate = useNavigate();
  const campuses = useCall(listCampuses, {}).data?.campuses ?? [];
  const present = today().toPlainYearMonth();
  return (
    <Page
      title="New payroll run"
      intro="A month is run once over the same people; what is learned later is in the next run, or in an adjustment."
    >
      <FormShell
        endpoint={openRun}
        initial={{
          kind: 'REGULAR',
          month: present.toString(),
          campus_id: null as number | null,
          fund_code: null as string | null,
          title: '',
        }}
        draft="payroll-run"
        submit="Open run"
        success={({ message }) => message}
        alsoRefresh={[listRuns]}
        onDone={({ id }) => void navigate(`/payroll/runs/${id}`)}
        onCancel={() => void navigate('/payroll/runs')}
      >
        {(form) => (
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <Select label="Kind" required allowDeselect={false} data={choices(OPENED)} {...form.getInputProps('kind')} />
            <Input.Wrapper label="Month" required error={form.errors.month}>
              <div>
                <MonthField
                  w={220}
                  month={form.getValues().month}
                  last={present.add({ months: 1 }).toString()}
                  onChange={(month) => form.setFieldValue('month', month)}
                />
              </div>
            </Input.Wrapper>
            <Select
              label="Scope"
              placeholder="All campuses"
              clearable
              data={campuses.map(({ id, name }) => ({ value: String(id), label: name }))}
              value={form.getValues().campus_id === null ? null : String(form.getValues().campus_id)}
              onChange={(campus) => form.setFieldValue('campus_id', campus === null ? null : Number(campus))}
              error={form.errors.campus_id}
            />
            <TextInput label="Title" placeholder="Filled in automatically" {...form.getInputProps('title')} />
          </SimpleGrid>
        )}
      </FormShell>
    </Page>
  );
}
