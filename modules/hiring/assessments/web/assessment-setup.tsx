import { useState } from 'react';
import { Alert, Button, Checkbox, Group, Select } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { setAssessment, type Assessment } from '../contract/assessment.ts';

/** The form of the post and whether members score blind, until anything is scored. */
export function AssessmentSetup({ assessment }: { assessment: Assessment }) {
  const { form, forms, post, not_open_because } = assessment;
  const [formId, setFormId] = useState(form ? String(form.id) : null);
  const [isBlind, setIsBlind] = useState(assessment.is_blind);
  const save = useSend(setAssessment, { onDone: ({ message }) => showSuccess(message) });
  const isChanged = formId !== (form ? String(form.id) : null) || isBlind !== assessment.is_blind;
  return (
    <>
      {not_open_because && (
        <Alert color="gray" icon={<IconInfoCircle aria-hidden />} mb="md">
          {not_open_because}
        </Alert>
      )}
      {assessment.can_change_form && (
        <Group align="flex-end" mb="md">
          <Select
            label="Form"
            description="All applicants for the post are scored by it."
            required
            w={360}
            maw="100%"
            data={forms.map(({ id, name, version, position_group }) => ({
              value: String(id),
              label: `${name}, version ${version}${position_group ? ` (${position_group})` : ''}`,
            }))}
            value={formId}
            onChange={setFormId}
          />
          <Checkbox
            label="Members score blind: names are hidden until all sheets are in"
            checked={isBlind}
            onChange={(event) => setIsBlind(event.currentTarget.checked)}
            mb={8}
          />
          <Button
            disabled={formId === null || !isChanged}
            loading={save.isPending}
            onClick={() => save.mutate({ params: { id: post.id }, body: { form_id: Number(formId), is_blind: isBlind } })}
          >
            Set form
          </Button>
        </Group>
      )}
    </>
  );
}
