import { Checkbox, Stack, Text, Textarea } from '@mantine/core';
import { useNavigate } from 'react-router';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { listItems } from '../../../contract/items.ts';
import { listPapers, voidPaper, type PaperRecord } from '../../../contract/papers.ts';
import { PersonField } from '../issue/person-field.tsx';

interface Again {
  personnel_id: number | null;
  user_id: null;
  dated_on: string | null;
}

interface VoidPaperDialogProps {
  paper: PaperRecord;
  version: number | undefined;
  onClose: () => void;
}

/** Voids a wrong paper with a reason; its items go into stock, or onto a new paper at once. */
export function VoidPaperDialog({ paper, version, onClose }: VoidPaperDialogProps) {
  const navigate = useNavigate();
  const today = useToday();
  const name = `${paper.type} ${paper.number}`;
  const again: Again = { personnel_id: paper.personnel_id, user_id: null, dated_on: today };
  return (
    <Dialog title={`Void ${name}`} size="form" onClose={onClose}>
      <FormShell
        endpoint={voidPaper}
        params={{ id: paper.id }}
        version={version}
        initial={{ reason: '', isIssuedAnew: true, again }}
        body={({ reason, isIssuedAnew, again: to }) => ({
          reason,
          again: isIssuedAnew ? { ...to, personnel_id: to.personnel_id ?? 0, dated_on: to.dated_on ?? '' } : null,
        })}
        draft={`property-void:${paper.id}`}
        submit="Void paper"
        danger
        success={({ message }) => message}
        alsoRefresh={[listItems, listPapers]}
        onDone={({ papers: [first] }) => {
          onClose();
          if (first) void navigate(`/property/papers/${first.id}`);
        }}
      >
        {(form) => {
          const { isIssuedAnew: isAnew, again: to } = form.getValues();
          return (
            <Stack gap="sm">
              <Text size="sm">
                {`The number stays on record with the reason, and ${name} no longer counts. ${count(paper.items, 'item')} and 1 person are affected.`}
              </Text>
              <Textarea label="Reason" required autosize minRows={2} {...form.getInputProps('reason')} />
              <Checkbox label="Issue the items anew at once" {...form.getInputProps('isIssuedAnew', { type: 'checkbox' })} />
              {isAnew && (
                <>
                  <PersonField
                    label="Issue to"
                    required
                    accountable
                    shown={paper.holder}
                    value={to.personnel_id}
                    onChange={(id) => form.setFieldValue('again.personnel_id', id)}
                    error={form.errors['again.personnel_id'] ?? form.errors.personnel_id}
                  />
                  <DateField
                    label="Date of the new paper"
                    required
                    {...form.getInputProps('again.dated_on')}
                    error={form.errors['again.dated_on'] ?? form.errors.dated_on}
                  />
                </>
              )}
            </Stack>
          );
        }}
      </FormShell>
    </Dialog>
  );
}
