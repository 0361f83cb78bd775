import { Stack, Text, Textarea } from '@mantine/core';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { listPeople, recordNotRated, type PerformanceRow } from '../../contract/people.ts';

/** Records of chosen people without a form that they are not rated, with the reason. */
export function NotRatedDialog({ rows, onClose }: { rows: readonly PerformanceRow[]; onClose: () => void }) {
  const { search } = useAddress();
  const period = Number(search.get('period')) || undefined;
  const shown = useCall(listPeople, { query: { per_page: 5, ...(period && { period }) } }).data?.shown;
  if (!shown) return null;
  return (
    <Dialog title="Record as not rated" size="form" onClose={onClose}>
      <FormShell
        endpoint={recordNotRated}
        initial={{ reason: '' }}
        body={({ reason }) => ({
          reason,
          period_id: shown.id,
          people: rows.map(({ personnel_id, office_id }) => ({ personnel_id, office_id })),
        })}
        draft={`not-rated:${shown.id}`}
        submit="Record"
        success={({ message }) => message}
        alsoRefresh={[listPeople]}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <Text size="sm">
              {count(rows.length, 'person', 'people')} in {shown.name}. Only those without a form can be recorded here.
            </Text>
            <Textarea label="Reason" required autosize minRows={2} {...form.getInputProps('reason')} />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}
