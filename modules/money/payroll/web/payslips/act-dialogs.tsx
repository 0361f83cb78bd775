import { Select, Stack, Text, Textarea } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { BLOCKING, FINDINGS, type FindingCode } from '../../contract/fields.ts';
import { readPayslip } from '../../contract/payslips.ts';
import { holdPayslips, listPayslips, readRun, settleFindings, type PayslipRow } from '../../contract/runs.ts';

/** A payslip as its acts need it, from a list or on its own page. */
export type SlipInHand = Pick<PayslipRow, 'personnel_id' | 'fullname' | 'unsettled' | 'held_because'>;

export interface ActDialogProps {
  run: number;
  rows: SlipInHand[];
  onClose: () => void;
}

const REFRESHED = [listPayslips, readPayslip, readRun];

function peopleOf(rows: readonly SlipInHand[]): number[] {
  return rows.map(({ personnel_id: id }) => id);
}

/** What is held is not paid by this run; the next one pays it once it is let go. */
export function HoldDialog({ run, rows, onClose }: ActDialogProps) {
  return (
    <Dialog title={say('Hold the pay of {rows}', { rows: nameOf(rows) })} size="form" onClose={onClose}>
      <FormShell
        endpoint={holdPayslips}
        params={{ id: run }}
        initial={{ personnel_ids: peopleOf(rows), because: '' }}
        draft={draftOf('hold', run, rows)}
        submit={say('Hold')}
        success={({ message }) => message}
        alsoRefresh={REFRESHED}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <Text size="sm">
              {say('What is held is not in the sums of this run. It is paid by the next one, unless it is held there too.')}
            </Text>
            <Textarea label={say('Reason')} required autosize minRows={2} {...form.getInputProps('because')} />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}

export function ReleaseDialog({ run, rows, onClose }: ActDialogProps) {
  return (
    <Dialog title={say('Pay {rows} again', { rows: nameOf(rows) })} size="form" onClose={onClose}>
      <FormShell
        endpoint={holdPayslips}
        params={{ id: run }}
        initial={{ personnel_ids: peopleOf(rows), because: null }}
        draft={draftOf('pay-again', run, rows)}
        submit={say('Pay in this run')}
        success={({ message }) => message}
        alsoRefresh={REFRESHED}
        onDone={onClose}
      >
        {() => <Text size="sm">{say('The pay comes back into the sums of this run.')}</Text>}
      </FormShell>
    </Dialog>
  );
}

/** A finding that is right as it is, such as a person whose net pay is small by their own wish; settled of those of whom it was found. */
export function SettleDialog({ run, rows, onClose }: ActDialogProps) {
  const codes = codesOf(rows);
  const found = (code: FindingCode) => rows.filter(({ unsettled }) => unsettled.includes(code));
  return (
    <Dialog title={say('Settle what was found of {rows}', { rows: nameOf(rows) })} size="form" onClose={onClose}>
      <FormShell
        endpoint={settleFindings}
        params={{ id: run }}
        initial={{ code: codes[0]!, because: '' }}
        body={({ code, because }) => ({ code, because, personnel_ids: peopleOf(found(code)) })}
        draft={draftOf('settle', run, rows)}
        submit={say('Settle')}
        success={({ message }) => message}
        alsoRefresh={REFRESHED}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <Select
              label={say('Finding')}
              description={rows.length > 1 ? say('Of {code}', { code: nameOf(found(form.getValues().code)) }) : undefined}
              required
              allowDeselect={false}
              data={codes.map((code) => ({ value: code, label: FINDINGS[code] }))}
              value={form.getValues().code}
              onChange={(code) => code && form.setFieldValue('code', code)}
            />
            <Textarea label={WHY_RIGHT} required autosize minRows={2} {...form.getInputProps('because')} />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}

/** The same of all of a run of whom it was found: only what does not block the next step. */
export function SettleAllDialog({ run, finding, onClose }: SettleAllProps) {
  const { code, open } = finding;
  return (
    <Dialog
      title={say('{code}: settle of {people}', { code: FINDINGS[code], people: count(open, 'person', 'people') })}
      size="form"
      onClose={onClose}
    >
      <FormShell
        endpoint={settleFindings}
        params={{ id: run }}
        initial={{ code, personnel_ids: null, because: '' }}
        draft={`payroll-settle:${run}:${code}`}
        submit={say('Settle')}
        success={({ message }) => message}
        alsoRefresh={REFRESHED}
        onDone={onClose}
      >
        {(form) => <Textarea label={WHY_RIGHT} required autosize minRows={2} {...form.getInputProps('because')} />}
      </FormShell>
    </Dialog>
  );
}

export interface SettleAllProps {
  run: number;
  finding: { code: FindingCode; open: number };
  onClose: () => void;
}

const WHY_RIGHT = 'Why it is right as it is';

/** What nobody settled of these people; what blocks the next step first. */
function codesOf(rows: readonly SlipInHand[]): FindingCode[] {
  const found = [...new Set(rows.flatMap(({ unsettled }) => unsettled))];
  return found.toSorted((one, other) => Number(BLOCKING.includes(other)) - Number(BLOCKING.includes(one)));
}

/** What was typed about some people is never restored for others. */
function draftOf(act: string, run: number, rows: readonly SlipInHand[]): string {
  return `payroll-${act}:${run}:${peopleOf(rows).join()}`;
}

function nameOf(rows: readonly SlipInHand[]): string {
  return rows.length === 1 ? rows[0]!.fullname : count(rows.length, 'person', 'people');
}
