import { ActionIcon, Button, Group, SimpleGrid, Skeleton, Stack, Switch, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { changeAppointingSetting, readAppointingSetting } from '../contract/setting.ts';

/** How appointments go to the CSC, who signs, and when none is issued. */
export function SettingDialog({ onClose }: { onClose: () => void }) {
  const setting = useCall(readAppointingSetting, {}).data?.setting;
  return (
    <Dialog title="Settings of appointments" size="form" onClose={onClose}>
      {setting ? (
        <FormShell
          endpoint={changeAppointingSetting}
          initial={setting}
          draft="appointing-setting"
          submit="Save"
          success="The settings of appointments were changed."
          onDone={onClose}
        >
          {(form) => (
            <Stack gap="sm">
              <Switch
                label="Accredited by the CSC"
                description="The university acts on appointments, and reports them by the month (CS Form No. 33-B). Without it each goes to the CSC (33-A)."
                {...form.getInputProps('is_accredited', { type: 'checkbox' })}
              />
              <SimpleGrid cols={{ base: 1, sm: 2 }}>
                <TextInput label="Resolution of the accreditation" {...form.getInputProps('accreditation')} />
                <TextInput label="Office of the CSC" {...form.getInputProps('csc_office')} />
                <TextInput label="Appointing authority" {...form.getInputProps('authority_name')} />
                <TextInput label="Title of the authority" {...form.getInputProps('authority_title')} />
                <TextInput label="HRMO" {...form.getInputProps('hrmo_name')} />
                <TextInput label="Title of the HRMO" {...form.getInputProps('hrmo_title')} />
                <TextInput label="Chair of the board" {...form.getInputProps('chair_name')} />
                <TextInput label="Title of the chair" {...form.getInputProps('chair_title')} />
              </SimpleGrid>
              <Text size="sm" fw={500}>
                Bans before elections
              </Text>
              {form.getValues().bans.map((_, at) => (
                // A ban has no key of its own; its place is kept while the form is open.
                // oxlint-disable-next-line react/no-array-index-key
                <Group key={at} gap="xs" align="flex-start" wrap="wrap">
                  <TextInput label="Election" flex="1 1 10rem" {...form.getInputProps(`bans.${at}.election`)} />
                  <DateField label="From" {...form.getInputProps(`bans.${at}.from`)} />
                  <DateField label="To" {...form.getInputProps(`bans.${at}.to`)} />
                  <ActionIcon
                    mt={28}
                    variant="subtle"
                    color="gray"
                    size={36}
                    aria-label="Remove this ban"
                    onClick={() => form.removeListItem('bans', at)}
                  >
                    <IconTrash size={18} />
                  </ActionIcon>
                </Group>
              ))}
              <Group>
                <Button
                  variant="default"
                  leftSection={<IconPlus size={16} />}
                  onClick={() => form.insertListItem('bans', { election: '', from: '', to: '' })}
                >
                  Add a ban
                </Button>
              </Group>
            </Stack>
          )}
        </FormShell>
      ) : (
        <Skeleton h={420} aria-busy />
      )}
    </Dialog>
  );
}
