import { useState } from 'react';
import { Button, Center, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { ApiError } from '@talaan/kernel/web/calls/api-error.ts';
import { enrol } from './punch.ts';
import type { Enrolled } from './tablet-store.ts';

/** Makes this browser the tablet of a kiosk by the code that HR shows; the QR of HR brings the code along in the address. */
export function EnrolForm({ before, onEnrolled }: { before: Enrolled | undefined; onEnrolled: (enrolled: Enrolled) => void }) {
  const [code, setCode] = useState(() => location.hash.slice(1));
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    setFault(undefined);
    try {
      const enrolled = await enrol(code);
      history.replaceState(history.state, '', location.pathname);
      onEnrolled(enrolled);
    } catch (failure) {
      setFault(failure instanceof ApiError ? (failure.errors.code?.[0] ?? failure.message) : String(failure));
      setBusy(false);
    }
  };
  return (
    <Center component="main" mih="100dvh" p="md">
      <Paper withBorder p="xl" w="100%" maw={520}>
        <Stack
          component="form"
          onSubmit={(event) => {
            event.preventDefault();
            void start();
          }}
        >
          <Title order={1}>{say('Attendance kiosk')}</Title>
          <Text>{formatSince(before)}</Text>
          <TextInput
            label={say('Code')}
            description={say('HR finds it on the page of the device, under Tablet. It works once, for 30 minutes.')}
            placeholder={say('7K3M-Q2XA-9TPD')}
            size="lg"
            autoComplete="off"
            autoCapitalize="characters"
            required
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
            error={fault}
          />
          <Button type="submit" size="lg" loading={isBusy} disabled={code.trim() === ''}>
            {say('Enrol this tablet')}
          </Button>
        </Stack>
      </Paper>
    </Center>
  );
}

function formatSince(before: Enrolled | undefined): string {
  if (!before) return 'On this screen people record their arrival and departure without signing in. HR enrols the tablet first.';
  if (before.state === 'ENDED')
    return `This tablet was ${before.device}. It takes no punches any more: HR has ended it, or another tablet has taken its place.`;
  return `This tablet is ${before.device}, and Talaan does not know it any more. The punches that it keeps are sent once it is enrolled again.`;
}
