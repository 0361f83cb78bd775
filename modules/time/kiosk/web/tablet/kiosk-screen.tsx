import { useEffect, useState } from 'react';
import { Center, Paper, Stack, Text, Title } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { Clocking } from './clocking.tsx';
import { EnrolForm } from './enrol-form.tsx';
import { readEnrolled, type Enrolled } from './tablet-store.ts';

/** The kiosk: opens on an enrolled tablet at once, with or without a network; on any other it asks for the code. */
export function Screen() {
  const [enrolled, setEnrolled] = useState<Enrolled | null>();
  const [isAgain, setAgain] = useState(false);
  useEffect(() => {
    if (isSecureContext) void readEnrolled().then((found) => setEnrolled(found ?? null));
  }, []);
  if (!isSecureContext) return <NotSecure />;
  if (enrolled === undefined)
    return (
      <Center component="main" mih="100dvh" aria-busy>
        <Title order={1}>{say('Attendance kiosk')}</Title>
      </Center>
    );
  const start = (now: Enrolled) => {
    setEnrolled(now);
    setAgain(false);
  };
  if (enrolled === null || enrolled.state === 'ENDED' || isAgain) return <EnrolForm before={enrolled ?? undefined} onEnrolled={start} />;
  return <Clocking key={enrolled.tablet} enrolled={enrolled} onEnded={setEnrolled} onEnrolAgain={() => setAgain(true)} />;
}

function NotSecure() {
  return (
    <Center component="main" mih="100dvh" p="md">
      <Paper withBorder p="xl" maw={520}>
        <Stack>
          <Title order={1}>{say('Attendance kiosk')}</Title>
          <Text>
            {say(
              'The kiosk needs an address that begins with https, or localhost: browsers give the camera and the keys of a tablet to no other. Ask those who run Talaan for its https address and open the kiosk there.',
            )}
          </Text>
        </Stack>
      </Paper>
    </Center>
  );
}
