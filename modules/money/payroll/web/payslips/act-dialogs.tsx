import { Select, Stack, Text, Textarea } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { BLOCKING, FINDINGS } from '../../contract/fields.ts';
import { holdPayslips, listPayslips, readRun, settleFindings, type PayslipRow } from '../../contract/runs.ts';

export interface ActDialogProps {
  run: number;
  rows: PayslipRow[];
  onClose: () => void;
}

const REFRESHED = [listPayslips, readRun];

function peopleOf(rows: readonly PayslipRow[]): number[] {
  return rows.map(({ personnel_id: id }) => id);
}

/** What is held is not paid by this run; the next one pays it once it is let go. */
export function HoldDialog({ run, rows, onClose }: ActDialogProps) {
  return (
    <Dialog title={`Hold the pay of ${nameOf(rows)}`} size="form" onClose={onClose}>
      <FormShell
        endpoint={holdPayslips}
        params={{ id: run }}
        initial={{ personnel_ids: peopleOf(rows), because: '' }}
        draft={draftOf('hold', run, rows)}
        submit="Hold"
        success={({ message }) => message}
        alsoRefresh={REFRESHED}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <Text size="sm">What is held is not in the sums of this run. It is paid by the next one, unless it is held there too.</Text>
            <Textarea label="Reason" required autosize minRows={2} {...form.getInputProps('because')} />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}

export function ReleaseDialog({ run, rows, onClose }: ActDialogProps) {
  return (
    <Dialog title={`Pay ${nameOf(rows)} again`} size="form" onClose={onClose}>
      <FormShell
        endpoint={holdPayslips}
        params={{ id: run }}
        initial={{ personnel_ids: peopleOf(rows), because: null }}
        draft={draftOf('pay-again', run, rows)}
        submit="Pay in this run"
        success={({ message }) => message}
        alsoRefresh={REFRESHED}
        onDone={onClose}
      >
        {() => <Text size="sm">The pay comes back into the sums of this run.</Text>}
      </FormShell>
    </Dialog>
  );
}

/** A finding that is right as it is, such as a person whose net pay is small by their own wish. */
export function SettleDialog({ run, rows, onClose }: ActDialogProps) {
  const codes = BLOCKING.filter((code) => rows.some(({ findings }) => findings.includes(code)));
  return (
    <Dialog title={`Settle what was found of ${nameOf(rows)}`} size="form" onClose={onClose}>
      <FormShell
        endpoint={settleFindings}
        params={{ id: run }}
        initial={{ code: codes[0]!, personnel_ids: peopleOf(rows), because: '' }}
        draft={draftOf('settle', run, rows)}
        submit="Settle"
        success={({ message }) => message}
        alsoRefresh={REFRESHED}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <Select
              label="Finding"
              required
              allowDeselect={false}
              data={codes.map((code) => ({ value: code, label: FINDINGS[code] }))}
              value={form.getValues().code}
              onChange={(code) => code && form.setFieldValue('code', code)}
            />
            <Textarea label="Why it is right as it is" required autosize minRows={2} {...form.getInputProps('because')} />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}

/** What was typed about some people is never restored for others. */
function draftOf(act: string, run: number, rows: readonly PayslipRow[]): string {
  return `payroll-${act}:${run}:${peopleOf(rows).join()}`;
}

function nameOf(rows: readonly PayslipRow[]): string {
  return rows.length === 1 ? rows[0]!.fullname : count(rows.length, 'person', 'people');
}
