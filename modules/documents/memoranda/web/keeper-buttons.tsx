import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router';
import { say } from '@talaan/kernel/contract/say.ts';
import type { Circular } from '../contract.ts';
import { EndCircularDialog } from './end-circular-dialog.tsx';

/** For who posted it: who has read it, and to end it. */
export function KeeperButtons({ circular }: { circular: Circular }) {
  const [isEnding, setEnding] = useState(false);
  return (
    <>
      {circular.state === 'posted' && (
        <Button variant="light" color="red" onClick={() => setEnding(true)}>
          {say('Withdraw or supersede')}
        </Button>
      )}
      <Button component={Link} to={`/memorandum_circular/${circular.id}/readers`} variant="default" leftSection={<IconUsers size={16} />}>
        {say('Who has read it')}
      </Button>
      <EndCircularDialog circular={circular} opened={isEnding} onClose={() => setEnding(false)} />
    </>
  );
}
