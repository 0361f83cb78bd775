import { Card } from '@mantine/core';
import { useNavigate } from 'react-router';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { createDevice } from '../../contract/devices.ts';
import { bodyOf, DeviceFields, newDevice } from './device-fields.tsx';

export function Screen() {
  const navigate = useNavigate();
  const leave = () => void navigate('/edats/devices');
  return (
    <Page title="Add device">
      <Card withBorder padding="lg">
        <FormShell
          endpoint={createDevice}
          initial={newDevice}
          body={bodyOf}
          draft="device:new"
          maw={760}
          submit="Add device"
          success="The device has been added."
          onDone={({ device: { id, mode } }) => (mode === 'push' ? void navigate(`/edats/devices/${id}/edit`) : leave())}
          onCancel={leave}
        >
          {(form) => <DeviceFields form={form} />}
        </FormShell>
      </Card>
    </Page>
  );
}
