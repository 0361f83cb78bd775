import { Card, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { formatMoney, formatPesos } from '@talaan/kernel/contract/money.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { listItems } from '@talaan/property/contract/items.ts';
import { centavosOf } from '@talaan/property/web/desk/centavos.ts';
import { PersonField } from '@talaan/property/web/desk/issue/person-field.tsx';
import { MoneyField } from '@talaan/property/web/desk/money-field.tsx';
import { editReport, listReports, type Report } from '../../contract/disposals.ts';
import { submitReport, voidReport } from '../../contract/steps.ts';
import { CommitteeField, type CommitteeMember } from './committee-field.tsx';

interface DialogProps {
  report: Report;
  onClose: () => void;
}

/** The accountable officer of a draft, and what the books say of its items beside the depreciation. */
export function EditDialog({ report, onClose }: DialogProps) {
  const open = report.lines.filter(({ is_open: isOpen }) => isOpen);
  const initial = {
    officer_id: report.officer_id as number | null,
    lines: open.map(({ item_id, impairment, remarks }) => ({ item_id, impairment: formatMoney(impairment) as string | number, remarks })),
  };
  return (
    <Dialog size="form" title={say('Impairment and remarks')} onClose={onClose}>
      <FormShell
        endpoint={editReport}
        params={{ id: report.id }}
        initial={initial}
        body={({ officer_id, lines }) => ({
          officer_id: officer_id ?? 0,
          lines: lines.map(({ impairment, ...line }) => ({ ...line, impairment: centavosOf(impairment) })),
        })}
        draft={`property-disposal:edit:${report.id}`}
        submit={say('Save')}
        success={({ message }) => message}
        alsoRefresh={[listReports]}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <PersonField
              label={say('Accountable officer')}
              required
              accountable
              shown={report.officer}
              value={form.values.officer_id}
              onChange={(id) => form.setFieldValue('officer_id', id)}
              error={form.errors['officer_id']}
            />
            {open.map(({ item_id: id, article, property_no, cost, depreciation }, at) => (
              <Card key={id} withBorder padding="sm">
                <Stack gap="xs">
                  <Text size="sm">
                    {say('{article}, {propertyNo}: {cost}, depreciated {depreciation}', {
                      article,
                      propertyNo: property_no,
                      cost: formatPesos(cost),
                      depreciation: formatPesos(depreciation),
                    })}
                  </Text>
                  <MoneyField
                    label={say('Impairment (PHP)')}
                    aria-label={say('Impairment of {propertyNo} (PHP)', { propertyNo: property_no })}
                    {...form.getInputProps(`lines.${at}.impairment`)}
                  />
                  <TextInput
                    label={say('Remarks')}
                    aria-label={say('Remarks on {propertyNo}', { propertyNo: property_no })}
                    {...form.getInputProps(`lines.${at}.remarks`)}
                  />
                </Stack>
              </Card>
            ))}
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}

/** A draft goes to its committee, whose members are named here. */
export function SubmitDialog({ report, onClose }: DialogProps) {
  const initial: { members: CommitteeMember[] } = { members: [] };
  return (
    <Dialog size="form" title={say('Submit to the disposal committee')} onClose={onClose}>
      <FormShell
        endpoint={submitReport}
        params={{ id: report.id }}
        initial={initial}
        body={({ members }) => ({ members: members.map(({ personnel_id, role }) => ({ personnel_id, role })) })}
        draft={`property-disposal:submit:${report.id}`}
        submit={say('Submit')}
        success={({ message }) => message}
        alsoRefresh={[listReports]}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <Text size="sm">
              {say('Each member records what they find; the chair submits the findings. The accountable officer is not of it.')}
            </Text>
            <CommitteeField
              value={form.values.members}
              onChange={(members) => form.setFieldValue('members', members)}
              error={form.errors['members']}
            />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}

/** The number stays, with the reason. */
export function VoidDialog({ report, onClose }: DialogProps) {
  return (
    <Dialog title={say('Void {type} {number}', { type: report.type, number: report.number })} onClose={onClose}>
      <FormShell
        endpoint={voidReport}
        params={{ id: report.id }}
        initial={{ reason: '' }}
        draft={`property-disposal:void:${report.id}`}
        submit={say('Void')}
        danger
        success={({ message }) => message}
        alsoRefresh={[listReports, listItems]}
        onDone={onClose}
      >
        {(form) => <Textarea label={say('Reason')} required autosize minRows={2} {...form.getInputProps('reason')} />}
      </FormShell>
    </Dialog>
  );
}
