import { Alert, TagsInput, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';

/** From where a device may send, as a form has it. */
export interface AdmissionForm {
  networks: string[];
  key: string;
}

interface AdmissionFieldsProps<F extends AdmissionForm> {
  form: UseFormReturnType<F>;
  hasKey: boolean;
  /** From where it was heard last. */
  address: string | null;
}

/** Both are optional, since many devices can send no key: where neither is set, what that costs. */
export function AdmissionFields<F extends AdmissionForm>({ form, hasKey, address }: AdmissionFieldsProps<F>) {
  const { networks, key } = form.getValues();
  const keepsKey = hasKey && key.trim() !== '-';
  return (
    <>
      <TagsInput
        label="Networks"
        description="From where it may send, such as 10.20.0.0/16 or 10.20.3.7"
        acceptValueOnBlur
        {...form.getInputProps('networks')}
        error={form.errors.networks ?? Object.entries(form.errors).find(([name]) => name.startsWith('networks'))?.[1]}
      />
      <TextInput
        label="Key"
        description={
          hasKey
            ? 'It has one. Enter another to replace it, or - to take it away.'
            : 'Enter the same on the device as communication key, where it has that setting, or in the path of its server address: /iclock/KEY'
        }
        placeholder={hasKey ? '••••••••' : 'None'}
        autoComplete="off"
        {...form.getInputProps('key')}
      />
      {networks.length === 0 && key.trim() === '' && !keepsKey && (
        <Alert color="yellow" title="Without networks and key, its serial number is all that it shows">
          The serial number is on its label: anyone who has read it, and sends from {address ?? 'the address from which it is heard first'},
          can punch for anyone. What comes from any other address is held until you decide.
        </Alert>
      )}
    </>
  );
}
