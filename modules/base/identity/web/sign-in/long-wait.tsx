import { useEffect, useState } from 'react';
import { Text } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';

const LONG_MS = 3000;

/** Below the button while a sign-in takes long: says why it may, so that nobody sends it again and loses the place. */
export function LongWait() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const waiting = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(waiting);
  }, []);
  return (
    <Text size="sm" role="status">
      {isLong &&
        say(
          'This takes a moment: after many wrong passwords from one network, people there sign in one after another. Keep this page open.',
        )}
    </Text>
  );
}
