import { Select, Stack, Switch, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { CLASSES, type LoanClass } from '../../contract/fields.ts';
import { addPayItem, changePayItem, listLoanItems, listPayItems, type ItemRow } from '../../contract/items.ts';

export interface AddItemProps {
  onClose: () => void;
}

export interface ChangeItemProps {
  item: ItemRow;
  onClose: () => void;
}

const REFRESHED = [listPayItems, listLoanItems];

interface KeptValues {
  name: string;
  lender: string;
  account: string;
  in_part: boolean;
}

/** A deduction by authority or order; its class says when it is taken. */
export function AddItemDialog({ onClose }: AddItemProps) {
  return (
    <Dialog title="Add a pay item" size="form" onClose={onClose}>
      <FormShell
        endpoint={addPayItem}
        initial={{ name: '', class: null as LoanClass | null, lender: '', account: '2-99-99-990', in_part: true, lowers_tax: false }}
        body={(values) => ({ ...values, class: values.class as LoanClass })}
        draft="payroll-item"
        submit="Add"
        success={({ message }) => message}
        alsoRefresh={REFRESHED}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <KeptFields form={form} />
            <Select
              label="Class"
              description="In whose order deductions are taken, by the General Appropriations Act"
              required
              data={choices(CLASSES)}
              {...form.getInputProps('class')}
            />
            <Switch
              label="It lowers what is taxed, as dues of a registered union do"
              {...form.getInputProps('lowers_tax', { type: 'checkbox' })}
            />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}

/** What is taken out of use is entered no more; running deductions continue. */
export function ChangeItemDialog({ item, onClose }: ChangeItemProps) {
  const { id, name, lender, account, in_part, is_used } = item;
  return (
    <Dialog title={`Change ${name}`} size="form" onClose={onClose}>
      <FormShell
        endpoint={changePayItem}
        params={{ code: id }}
        initial={{ name, lender, account, in_part, is_used }}
        draft={`payroll-item:${id}`}
        submit="Save"
        success={({ message }) => message}
        alsoRefresh={REFRESHED}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <KeptFields form={form} />
            <Switch label="In use" {...form.getInputProps('is_used', { type: 'checkbox' })} />
            {!form.values.is_used && (
              <Text size="sm">It can no longer be entered. Running deductions continue until they are paid or ended.</Text>
            )}
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}

function KeptFields<V extends KeptValues>({ form: given }: { form: UseFormReturnType<V> }) {
  const form = given as unknown as UseFormReturnType<KeptValues>;
  return (
    <>
      <TextInput label="Name" required {...form.getInputProps('name')} />
      <TextInput label="Lender" description="Who receives it; if empty, the name of the item is used" {...form.getInputProps('lender')} />
      <TextInput label="Account" description="Object code of what is due to the lender" {...form.getInputProps('account')} />
      <Switch label="What does not fit is taken in part" {...form.getInputProps('in_part', { type: 'checkbox' })} />
    </>
  );
}
