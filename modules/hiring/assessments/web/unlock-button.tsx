import { useState } from 'react';
import { Button } from '@mantine/core';
import { unlockSheet, type SeatSheet } from '../contract/sheets.ts';
import { ReasonDialog } from './reason-dialog.tsx';

/** For the chair: opens a locked sheet again. */
export function UnlockButton({ params, seat }: { params: { id: number; appID: number }; seat: SeatSheet }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button size="compact-xs" variant="default" onClick={() => setIsAsking(true)}>
        Open again
      </Button>
      {isAsking && (
        <ReasonDialog
          title={`Open the sheet of ${seat.name} again`}
          endpoint={unlockSheet}
          params={params}
          body={{ seat_id: seat.seat_id }}
          submit="Open again"
          success="The sheet is open again."
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
