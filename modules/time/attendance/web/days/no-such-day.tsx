import { Button } from '@mantine/core';
import { Link, type To } from 'react-router';
import { NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { say } from '@talaan/kernel/contract/say.ts';

/** An address that names no date. */
export function NoSuchDay({ back }: { back: To }) {
  const toMonth = (
    <Button component={Link} to={back} variant="default">
      {say('Back to the month')}
    </Button>
  );
  return (
    <NothingHere
      title={say('There is no such day')}
      description={say('The address should end in a date such as 2026-11-20.')}
      action={toMonth}
    />
  );
}
