import { Skeleton, Stack, Text } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { addLeaveType, changeLeaveTerms, readLeaveType } from '../../contract/types.ts';
import { formatAmount } from '../../rules/format-type.ts';
import { TypeFields } from './type-fields.tsx';
import { BLANK_TERMS, bodyOfTerms, typedTerms } from './typed-terms.ts';

/** A new type, or the terms of one: those of before, and the form of those to come. */
export function TypeDialog({ asked, onClose }: { asked: string; onClose: () => void }) {
  const isNew = asked === 'new';
  const answer = useCall(readLeaveType, { params: { code: asked } }, { enabled: !isNew });
  const today = useToday();
  if (isNew)
    return (
      <Dialog onClose={onClose} title="Add a type of leave" size="wide">
        <FormShell
          endpoint={addLeaveType}
          initial={typedTerms(BLANK_TERMS, '', today)}
          body={bodyOfTerms}
          draft="leave-type:new"
          submit="Add type"
          success="The type of leave was added."
          onDone={onClose}
        >
          {(form) => <TypeFields form={form} isNew />}
        </FormShell>
      </Dialog>
    );
  return (
    <Dialog onClose={onClose} title={answer.data?.type.name ?? asked} size="wide">
      {answer.isError && !answer.data && <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />}
      {!answer.data && !answer.isError && <Skeleton h={420} aria-busy />}
      {answer.data && (
        <Stack gap="md">
          <Stack gap={2}>
            {answer.data.terms.map((terms) => (
              <Text size="sm" key={terms.effective_on}>
                From {longDate(terms.effective_on)}: {formatAmount(terms)}. {terms.law}
              </Text>
            ))}
          </Stack>
          <FormShell
            endpoint={changeLeaveTerms}
            params={{ code: asked }}
            initial={typedTerms(answer.data.type, asked, null)}
            body={bodyOfTerms}
            draft={`leave-type:${asked}`}
            submit="Save new rules"
            success="The new rules were saved."
            onDone={onClose}
          >
            {(form) => <TypeFields form={form} isNew={false} />}
          </FormShell>
        </Stack>
      )}
    </Dialog>
  );
}
