import { useState } from 'react';
import { Button, Stack, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { RecordPart } from '@talaan/kernel/web/pages/record-part.tsx';
import { readChoices } from '../../../contract/desk.ts';
import { addFund, readSettings } from '../../../contract/settings.ts';

/** Fund clusters of the Government Accounting Manual. */
export function Funds({ funds }: { funds: readonly { code: string; name: string }[] }) {
  const [isAdding, setAdding] = useState(false);
  return (
    <RecordPart title="Fund clusters">
      <Facts facts={funds.map(({ code, name }) => [code, name])} />
      <ForCallers of={addFund}>
        <Button variant="default" w="fit-content" leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
          Add fund cluster
        </Button>
      </ForCallers>
      {isAdding && (
        <Dialog title="Add fund cluster" onClose={() => setAdding(false)}>
          <FormShell
            endpoint={addFund}
            initial={{ code: '', name: '' }}
            draft="property-fund"
            submit="Add"
            success={({ message }) => message}
            alsoRefresh={[readSettings, readChoices]}
            onDone={() => setAdding(false)}
          >
            {(form) => (
              <Stack gap="sm">
                <TextInput label="Code" description="Two digits" required {...form.getInputProps('code')} />
                <TextInput label="Name" required {...form.getInputProps('name')} />
              </Stack>
            )}
          </FormShell>
        </Dialog>
      )}
    </RecordPart>
  );
}
