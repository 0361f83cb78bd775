import { Checkbox, Stack, Text, Textarea } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import {
  askPapers,
  declineForApplicant,
  listApplicants,
  readApplication,
  restoreApplication,
  withdrawForApplicant,
  type ApplicationRecord,
} from '../../contract/hr.ts';

interface ActProps {
  record: ApplicationRecord;
  onClose: () => void;
}

/** Which papers are lacking; the applicant gets a letter with the due day. */
export function AskPapersDialog({ record: { application, requirements }, onClose }: ActProps) {
  return (
    <Dialog onClose={onClose} title="Ask for lacking papers">
      <Stack gap="sm">
        <Text size="sm">{application.fullname} gets a letter. The papers are due on the fifth working day from today.</Text>
        <FormShell
          endpoint={askPapers}
          params={{ id: application.id }}
          initial={{ lacking: [] as string[], note: '' }}
          draft={`applicants:ask:${application.id}`}
          submit="Ask"
          success="The applicant was asked by letter."
          alsoRefresh={[readApplication, listApplicants]}
          onDone={onClose}
        >
          {(form) => (
            <>
              <Checkbox.Group label="Papers" required {...form.getInputProps('lacking')}>
                <Stack gap="xs" mt={4}>
                  {requirements.map(({ code, label }) => (
                    <Checkbox key={code} value={code} label={label} />
                  ))}
                  <Checkbox value="sheet" label="Personal data sheet, completed" />
                </Stack>
              </Checkbox.Group>
              <Textarea label="Note" description="The applicant reads it" autosize minRows={2} {...form.getInputProps('note')} />
            </>
          )}
        </FormShell>
      </Stack>
    </Dialog>
  );
}

const ACTS = {
  withdraw: { endpoint: withdrawForApplicant, label: 'Withdraw', isEnd: true },
  decline: { endpoint: declineForApplicant, label: 'Record as declined', isEnd: true },
  restore: { endpoint: restoreApplication, label: 'Undo the withdrawal', isEnd: false },
} as const;
export type ReasonedAct = keyof typeof ACTS;

/** Withdraws or declines for the applicant, or undoes a withdrawal; the applicant reads the reason. */
export function ReasonDialog({ record: { application }, action, onClose }: ActProps & { action: ReasonedAct }) {
  const { endpoint, label, isEnd } = ACTS[action];
  return (
    <Dialog onClose={onClose} title={`${label}: ${application.reference}`}>
      <FormShell
        endpoint={endpoint}
        params={{ id: application.id }}
        initial={{ reason: '' }}
        draft={`applicants:${action}:${application.id}`}
        submit={label}
        danger={isEnd}
        success={`${label}: done.`}
        alsoRefresh={[readApplication, listApplicants]}
        onDone={onClose}
      >
        {(form) => (
          <Textarea label="Reason" description="The applicant reads it" required autosize minRows={2} {...form.getInputProps('reason')} />
        )}
      </FormShell>
    </Dialog>
  );
}
