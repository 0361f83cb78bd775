import { Stack, TextInput } from '@mantine/core';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { updateInfo } from '../../contract/account.ts';
import { me } from '../../contract.ts';
import { useCurrentUser } from '../current-user.ts';
import { AvatarField } from './avatar-field.tsx';
import { EmailForm } from './email-form.tsx';

export function Section() {
  const user = useCurrentUser();
  return (
    <Stack gap="xl" maw={560}>
      <AvatarField user={user} />
      {user.personnel ? (
        <TextInput
          label={say('Name')}
          value={user.name}
          readOnly
          description={say('Follows your personnel record. Ask HR to correct it there.')}
        />
      ) : (
        <FormShell
          endpoint={updateInfo}
          initial={{ name: user.name }}
          draft="account:name"
          submit={say('Save the name')}
          success={say('Your account has been updated.')}
          alsoRefresh={[me]}
        >
          {(form) => <TextInput label={say('Name')} required autoComplete="name" {...form.getInputProps('name')} />}
        </FormShell>
      )}
      <EmailForm current={user.email} />
    </Stack>
  );
}
