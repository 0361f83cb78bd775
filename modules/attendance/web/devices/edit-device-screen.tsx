import { Card, Skeleton } from '@mantine/core';
import { useNavigate, useParams } from 'react-router';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { FormShell } from '@talaan/kernel/web/form-shell.tsx';
import { Page } from '@talaan/kernel/web/page.tsx';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { readDevice, updateDevice } from '../../contract/devices.ts';
import { bodyOf, DeviceFields, formOf } from './device-fields.tsx';

export function Screen() {
  const id = Number(useParams().id);
  const navigate = useNavigate();
  const leave = () => void navigate('/edats/devices');
  const answer = useCall(readDevice, { params: { id } });
  const device = answer.data?.device.id === id ? answer.data.device : undefined;
  return (
    <Page title={device ? device.name : 'Device'} intro={device && `Device ${device.number}, ${device.campus}`}>
      <Card withBorder padding="lg">
        {device ? (
          <FormShell
            endpoint={updateDevice}
            params={{ id }}
            version={answer.data?.version}
            initial={formOf(device)}
            body={bodyOf}
            draft={`device:${id}`}
            maw={760}
            submit="Save"
            success="The device has been saved."
            onDone={leave}
            onCancel={leave}
          >
            {(form) => <DeviceFields form={form} />}
          </FormShell>
        ) : answer.isError ? (
          <LoadFailed message={answer.error.message} onRetry={() => void answer.refetch()} />
        ) : (
          <Skeleton h={320} aria-busy />
        )}
      </Card>
    </Page>
  );
}
