import { Select, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { JOB_KINDS, JOB_TAXES, listPaidPeople, readPaidPerson, setHold, setProfile, type PaidPerson } from '../../contract/people.ts';

export interface PersonDialogProps {
  person: PaidPerson;
  onClose: () => void;
}

const REFRESHED = [readPaidPerson, listPaidPeople];

/** Where a person is paid. The account number is typed anew or stays; it is never shown. */
export function ProfileDialog({ person, onClose }: PersonDialogProps) {
  return (
    <Dialog title={`How ${person.fullname} is paid`} size="form" onClose={onClose}>
      <FormShell
        endpoint={setProfile}
        params={{ id: person.personnel_id }}
        initial={{
          fund_code: person.fund_code ?? '01',
          bank: person.bank,
          account: '',
          job_tax: person.job_tax,
          job_kind: person.job_kind,
          declared_on: person.declared_on,
        }}
        body={({ account, ...values }) => ({ ...values, account: account.trim() || null })}
        draft={`payroll-profile:${person.personnel_id}`}
        submit="Save"
        success={({ message }) => message}
        alsoRefresh={REFRESHED}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <Select
              label="Fund cluster"
              required
              allowDeselect={false}
              data={person.funds.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))}
              {...form.getInputProps('fund_code')}
            />
            <TextInput label="Bank" {...form.getInputProps('bank')} />
            <TextInput
              label="Account number"
              description={person.account_ends === '' ? undefined : `Leave it empty to keep the one that ends in ${person.account_ends}.`}
              inputMode="numeric"
              autoComplete="off"
              {...form.getInputProps('account')}
            />
            {person.is_contract && (
              <>
                <Select
                  label="Tax by sworn declaration"
                  placeholder="No declaration"
                  clearable
                  data={choices(JOB_TAXES)}
                  {...form.getInputProps('job_tax')}
                />
                <Select label="Work" clearable data={choices(JOB_KINDS)} {...form.getInputProps('job_kind')} />
                <DateField label="Declared on" {...form.getInputProps('declared_on')} />
              </>
            )}
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}

/** Holds the pay until it is let go, or lets it go. */
export function HoldDialog({ person, onClose }: PersonDialogProps) {
  const isHeld = person.held_because !== '';
  return (
    <Dialog title={isHeld ? `Pay ${person.fullname} again` : `Hold the pay of ${person.fullname}`} size="form" onClose={onClose}>
      <FormShell
        endpoint={setHold}
        params={{ id: person.personnel_id }}
        initial={{ because: '' }}
        draft={`payroll-lasting-hold:${person.personnel_id}`}
        submit={isHeld ? 'Pay again' : 'Hold'}
        success={({ message }) => message}
        alsoRefresh={REFRESHED}
        onDone={onClose}
      >
        {(form) =>
          isHeld ? (
            <Text size="sm">The next computed payroll pays this person, with the months that were held.</Text>
          ) : (
            <Stack gap="sm">
              <Text size="sm">Every payroll that is computed from now on holds this pay. To hold it in one payroll, use its payslips.</Text>
              <Textarea label="Reason" required autosize minRows={2} {...form.getInputProps('because')} />
            </Stack>
          )
        }
      </FormShell>
    </Dialog>
  );
}
