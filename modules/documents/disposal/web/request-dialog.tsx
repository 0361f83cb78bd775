import { Select, Stack, Text, Textarea } from '@mantine/core';
import { useNavigate } from 'react-router';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { listDue, requestDisposal } from '../contract/disposal.ts';
import { countLists } from '@talaan/documents/contract/offices.ts';
import { DISPOSAL_MANNERS } from '../contract/words.ts';

/** Of which papers authority is asked: those that the list shows. */
export interface Narrowed {
  type: number | null;
  origin: number | null;
  closed_until: number | null;
}

interface Values {
  manner: keyof typeof DISPOSAL_MANNERS;
  note: string;
}

/** Asks for authority to dispose of the papers of the list, and opens the request to print it. */
export function RequestDialog({ narrowed, onClose }: { narrowed: Narrowed; onClose: () => void }) {
  const navigate = useNavigate();
  const office = useCall(countLists, { query: {} }).data?.office;
  const { type, origin, closed_until: until } = narrowed;
  const query = { per_page: 5, type: type ?? undefined, origin: origin ?? undefined, closed_until: until ?? undefined };
  const papers = useCall(listDue, { query }).data?.total;
  const initial: Values = { manner: 'shredding', note: '' };
  return (
    <Dialog title="Request authority to dispose of records" onClose={onClose}>
      {office && papers !== undefined && (
        <FormShell
          endpoint={requestDisposal}
          initial={initial}
          body={(values) => ({ ...values, ...narrowed, office_id: office.id })}
          draft="documents:disposal"
          submit="Make the request"
          success={({ message }) => message}
          onDone={({ id }) => {
            onClose();
            void navigate(`/dts/disposals/${id}`);
          }}
        >
          {(form) => (
            <Stack gap="sm">
              <Text size="sm">
                {papers === 0
                  ? 'No paper of this list may be disposed of.'
                  : `${count(papers, 'paper')} of this list ${papers === 1 ? 'goes' : 'go'} into the request. Nothing is deleted until it is authorized and carried out.`}
              </Text>
              <Select
                label="To be disposed of by"
                required
                allowDeselect={false}
                data={choices(DISPOSAL_MANNERS)}
                {...form.getInputProps('manner')}
              />
              <Textarea
                label="Note on the form"
                description="Such as where the records are"
                autosize
                minRows={2}
                {...form.getInputProps('note')}
              />
            </Stack>
          )}
        </FormShell>
      )}
    </Dialog>
  );
}
