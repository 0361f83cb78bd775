import { Checkbox, Stack, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { reviewPlan, type Plan } from '../../contract/plans.ts';
import { PlanLines } from './plan-lines.tsx';

/** Each line is kept, or is to be changed with what is wrong; with one to be changed the plan goes back. */
export function LineReview({ plan }: { plan: Plan }) {
  const client = useQueryClient();
  return (
    <FormShell
      endpoint={reviewPlan}
      params={{ id: plan.id }}
      initial={{ reviews: plan.lines.map(({ id }) => ({ line_id: id, is_returned: false, remark: '' })) }}
      draft={`plan-review:${plan.id}:${plan.seen}`}
      submit="Approve or return"
      success={({ message }) => message}
      alsoRefresh={[readTimeline]}
      onDone={() => void client.invalidateQueries()}
    >
      {(form) => (
        <PlanLines
          plan={plan}
          below={(line, at) => (
            <Stack gap="xs">
              <Checkbox label="Is to be changed" {...form.getInputProps(`reviews.${at}.is_returned`, { type: 'checkbox' })} />
              {form.getValues().reviews[at]!.is_returned && (
                <Textarea
                  label="What is to be changed"
                  required
                  aria-label={`What is to be changed in ${line.title}`}
                  autosize
                  {...form.getInputProps(`reviews.${at}.remark`)}
                />
              )}
            </Stack>
          )}
        />
      )}
    </FormShell>
  );
}
