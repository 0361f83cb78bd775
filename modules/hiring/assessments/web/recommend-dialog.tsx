import { List, SimpleGrid, Text, Textarea, TextInput } from '@mantine/core';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import type { Assessment } from '../contract/assessment.ts';
import { recommend } from '../contract/decision.ts';
import { formatPoints } from '../rules/points.ts';
import { topOf } from '../rules/top-five.ts';

/** The resolution of the board, with the names that it recommends. */
export function RecommendDialog({ assessment: { post, candidates, ranking }, onClose }: { assessment: Assessment; onClose: () => void }) {
  const isFurther = ranking?.is_frozen ?? false;
  const state = isFurther ? 'NOT_RECOMMENDED' : 'RANKED';
  const listed = candidates.flatMap((one) =>
    one.ranked ? [{ ...one.ranked, id: one.application_id, can_be_recommended: one.ranked.passes && one.state === state }] : [],
  );
  const names = topOf(listed, post.vacancies).slice(0, isFurther ? 1 : undefined);
  const nameOf = (id: number) => candidates.find(({ application_id }) => application_id === id)!.fullname;
  return (
    <Dialog title={isFurther ? 'Add the next name' : 'Recommend'} size="form" onClose={onClose}>
      <FormShell
        endpoint={recommend}
        params={{ id: post.id }}
        initial={{ number: '', dated: today().toString(), reason: '' }}
        body={({ dated, ...values }) => ({ ...values, dated: dated ?? '' })}
        draft={`recommendation of ${post.id}`}
        submit="Recommend"
        success="The recommendation was recorded."
        onDone={onClose}
      >
        {(form) => (
          <>
            <Text size="sm">
              {names.length === 0
                ? 'There is no one to recommend.'
                : isFurther
                  ? 'The board adds:'
                  : 'The board recommends, and the ranking is frozen:'}
            </Text>
            <List type="ordered" size="sm">
              {names.map(({ id, rank }) => (
                <List.Item key={id}>
                  {nameOf(id)}, rank {rank}, {pointsOf(listed, id)}
                </List.Item>
              ))}
            </List>
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <TextInput label="Number of the resolution" required {...form.getInputProps('number')} />
              <DateField label="Dated" required {...form.getInputProps('dated')} />
            </SimpleGrid>
            {isFurther && <Textarea label="Reason" required autosize minRows={2} {...form.getInputProps('reason')} />}
          </>
        )}
      </FormShell>
    </Dialog>
  );
}

function pointsOf(listed: readonly { id: number; total: number; preference: number }[], id: number): string {
  const one = listed.find((candidate) => candidate.id === id)!;
  return `${formatPoints(one.total + one.preference)} points`;
}
