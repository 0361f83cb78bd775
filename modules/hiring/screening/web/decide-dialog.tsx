import { Select, Text, Textarea } from '@mantine/core';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { decideScreening, REASONS } from '../contract/applicants.ts';

export interface Deciding {
  decision: 'qualify' | 'disqualify';
  applicants: readonly { id: number; fullname: string }[];
  /** What the computed results say, as the beginning of the reason. */
  reason?: string;
  reasonCode?: keyof typeof REASONS;
}

/** Asks before applicants are told that they are qualified, and why where they are not. */
export function DecideDialog({ deciding, onDone, onClose }: { deciding: Deciding; onDone?: () => void; onClose: () => void }) {
  const { decision, applicants } = deciding;
  const ids = applicants.map(({ id }) => id);
  const isQualified = decision === 'qualify';
  const initial = { reason_code: deciding.reasonCode ?? null, reason: deciding.reason ?? '' };
  return (
    <Dialog title={isQualified ? 'Qualified' : 'Not qualified'} onClose={onClose} size={isQualified ? undefined : 'form'}>
      <FormShell
        endpoint={decideScreening}
        initial={initial}
        body={({ reason_code: code, reason }) => (isQualified ? { ids, decision } : { ids, decision, reason_code: code, reason })}
        draft={`screening:${decision}:${ids.join(',')}`}
        submit={isQualified ? 'Qualified' : 'Not qualified'}
        danger={!isQualified}
        success={isQualified ? 'Qualified; letter sent.' : 'Not qualified; letter sent.'}
        onDone={() => {
          onDone?.();
          onClose();
        }}
      >
        {(form) => (
          <>
            <Text size="sm">
              {applicants.length === 1 ? applicants[0]!.fullname : `${applicants.length} applicants`}{' '}
              {applicants.length === 1 ? 'is' : 'are'} notified by letter.
            </Text>
            {!isQualified && (
              <>
                <Select label="Reason" required data={choices(REASONS)} {...form.getInputProps('reason_code')} />
                <Textarea
                  label="What the applicant reads"
                  description="Which standard, what was found, and what is asked"
                  required
                  autosize
                  minRows={3}
                  {...form.getInputProps('reason')}
                />
              </>
            )}
          </>
        )}
      </FormShell>
    </Dialog>
  );
}
