import { SimpleGrid, Text, Textarea, TextInput } from '@mantine/core';
import { SearchSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import type { Assessment, Candidate } from '../contract/assessment.ts';
import { select } from '../contract/decision.ts';
import { isDeepSelection } from '../rules/deep-selection.ts';
import { formatPosition } from './format-position.ts';

/** States of those who were ranked and are not chosen. */
export const CAN_BE_CHOSEN = ['RECOMMENDED', 'NOT_SELECTED', 'NOT_RECOMMENDED'];

/** Whom the appointing authority chose, one after the other where there are more vacancies. */
export function ChooseDialog({ assessment: { post, candidates, authority }, onClose }: { assessment: Assessment; onClose: () => void }) {
  const ranked = candidates.flatMap((one) => (one.ranked ? [{ ...one, rank: one.ranked.rank }] : []));
  const options = ranked.filter(({ state, ranked: own }) => own!.passes && CAN_BE_CHOSEN.includes(state));
  return (
    <Dialog title="Record the choice" size="form" onClose={onClose}>
      <FormShell
        endpoint={select}
        params={{ id: post.id }}
        initial={{
          application_id: null as string | null,
          reason: '',
          decided_on: today().toString(),
          decided_by: authority,
        }}
        body={({ application_id, reason, decided_on, decided_by }) => ({
          choices: [{ application_id: Number(application_id ?? 0), reason }],
          decided_on: decided_on ?? '',
          decided_by,
        })}
        draft={`choice of ${post.id}`}
        submit="Record the choice"
        success="The choice was recorded, and all who were assessed are notified."
        onDone={onClose}
      >
        {(form) => {
          const { application_id } = form.getValues();
          const chosen = options.find((one) => String(one.application_id) === application_id);
          const isOutside = chosen?.resolution === null;
          const isDeep = chosen !== undefined && isDeepSelection(chosen, ranked);
          return (
            <>
              <SearchSelect
                label="Applicant"
                required
                data={options.map((one) => ({
                  value: String(one.application_id),
                  label: `${one.rank}. ${one.fullname}${one.resolution === null ? ' (outside the list)' : ''}`,
                }))}
                renderOption={({ option }) => <ChoiceText one={options.find(({ application_id: id }) => String(id) === option.value)!} />}
                value={application_id}
                onChange={(value) => form.setFieldValue('application_id', value)}
                error={form.errors['choices.0.application_id'] ?? form.errors.choices}
              />
              {isDeep && (
                <Text size="sm">
                  A deep selection: not next-in-rank, and above an applicant who is. The reason says by which superior qualifications.
                </Text>
              )}
              <Textarea
                label="Reason"
                description="Needed outside the list and for a deep selection"
                required={isOutside || isDeep}
                autosize
                minRows={2}
                value={form.getValues().reason}
                onChange={(event) => form.setFieldValue('reason', event.currentTarget.value)}
                error={form.errors['choices.0.reason']}
              />
              <SimpleGrid cols={{ base: 1, sm: 2 }}>
                <DateField label="Decided on" required {...form.getInputProps('decided_on')} />
                <TextInput label="Decided by" required {...form.getInputProps('decided_by')} />
              </SimpleGrid>
            </>
          );
        }}
      </FormShell>
    </Dialog>
  );
}

function ChoiceText({ one }: { one: Candidate }) {
  return (
    <div>
      <Text size="sm">
        {one.ranked!.rank}. {one.fullname}
        {one.resolution === null && ' (outside the list)'}
      </Text>
      <Text size="xs" c="dimmed">
        {formatPosition(one) || 'Applicant from outside'}
      </Text>
    </div>
  );
}
