import { useState } from 'react';
import { SegmentedControl, Stack, Text } from '@mantine/core';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { JobProgress } from '@talaan/kernel/web/dialogs/job-progress.tsx';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { FormFoot } from '@talaan/kernel/web/forms/form-foot.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import type { ActProps } from '@talaan/property/web/desk/items/item-action.ts';
import { printCards } from '../../contract/cards.ts';
import { BOOKS, type Book } from '../../contract/fields.ts';

/** The cards of chosen items as one file. */
export function PrintDialog({ items, onClose }: ActProps) {
  const [book, setBook] = useState<Book>('card');
  const [job, setJob] = useState<string>();
  const printing = useSend(printCards, { onDone: (answer) => setJob(answer.job.id) });
  return (
    <Dialog title={`Cards of ${count(items.length, 'item')}`} onClose={onClose}>
      {job ? (
        <JobProgress id={job} />
      ) : (
        <Stack gap="md">
          <SegmentedControl
            aria-label="Which card"
            fullWidth
            value={book}
            onChange={(value) => setBook(value as Book)}
            data={choices(BOOKS)}
          />
          <Text size="sm">One page or more for each item. The ledger card has what has depreciated.</Text>
          <FormFoot
            action="Print"
            pending={printing.isPending}
            onAction={() => printing.mutate({ body: { item_ids: items.map(({ id }) => id), book } })}
          />
        </Stack>
      )}
    </Dialog>
  );
}
