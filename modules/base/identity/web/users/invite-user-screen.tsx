import { Fieldset, Stack, TextInput } from '@mantine/core';
import { useNavigate } from 'react-router';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { personOption } from '@talaan/kernel/web/forms/person-option.tsx';
import { RemotePicker } from '@talaan/kernel/web/forms/pickers.tsx';
import { findPeopleToJoin, INVITATION_DAYS, inviteUser } from '../../contract/users.ts';
import { emptyGrant, grantBody, GrantFields } from './grant-fields.tsx';

export function Screen() {
  const navigate = useNavigate();
  const today = useToday();
  const initial = { name: '', email: '', personnel_id: null as number | null, ...emptyGrant(today) };
  return (
    <Page title="Invite a user" intro={`A mail brings a link to set the password. It works once, within ${INVITATION_DAYS} days.`}>
      <Stack maw={560}>
        <FormShell
          endpoint={inviteUser}
          initial={initial}
          body={({ name, email, personnel_id, ...grant }) => ({
            name,
            email,
            personnel_id,
            roles: grant.role_id ? [grantBody(grant)] : [],
          })}
          draft="user:new"
          submit="Send the invitation"
          success="The invitation is on its way."
          onDone={({ id }) => navigate(`/settings/admin/users/${id}`)}
          onCancel={() => navigate('/settings/admin/users')}
        >
          {(form) => (
            <>
              <RemotePicker
                label="Person"
                description="The person this account belongs to. Leave it empty for someone from outside."
                endpoint={findPeopleToJoin}
                rows="people"
                value={form.getValues().personnel_id}
                onChange={(id, person) => {
                  form.setFieldValue('personnel_id', id);
                  if (person && !form.getValues().name) form.setFieldValue('name', plainName(person.fullname));
                }}
                option={personOption}
                error={form.errors.personnel_id}
              />
              <TextInput label="Name" withAsterisk {...form.getInputProps('name')} />
              <TextInput label="E-mail" type="email" withAsterisk {...form.getInputProps('email')} />
              <Fieldset legend="A first role, if you like">
                <Stack gap="md">
                  <GrantFields form={form} required={false} />
                </Stack>
              </Fieldset>
            </>
          )}
        </FormShell>
      </Stack>
    </Page>
  );
}

/** `Dela Cruz, Juan Jr. Santos` as `Juan Jr. Santos Dela Cruz`. */
function plainName(fullname: string): string {
  const [surname, ...given] = fullname.split(', ');
  return [...given, surname].join(' ');
}
