import { Alert, Group, NumberInput, Select, Skeleton, Stack, TagsInput, Text, TextInput } from '@mantine/core';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { correctStandards, readStandards } from '../contract/standards.ts';
import { EDUCATION } from '../rules/judge-education.ts';
import { ELIGIBILITY } from '../rules/judge-eligibility.ts';

/** How the published standards of a post are read, corrected by HR; those who are not decided are computed anew. */
export function StandardsDialog({ post, onClose }: { post: number; onClose: () => void }) {
  const answer = useCall(readStandards, { params: { id: post } });
  return (
    <Dialog title="Qualification standards" onClose={onClose} size="paper">
      {answer.isError ? (
        <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
      ) : answer.data ? (
        <StandardsForm read={answer.data} onDone={onClose} />
      ) : (
        <Skeleton h={360} aria-busy />
      )}
    </Dialog>
  );
}

type Read = NonNullable<ReturnType<typeof useCall<typeof readStandards>>['data']>;

function StandardsForm({ read, onDone }: { read: Read; onDone: () => void }) {
  const { published, standards, doubts, version } = read;
  const post = read.post.id;
  return (
    <Stack gap="md">
      <Stack gap={4}>
        <Text fw={600} size="sm">
          As published
        </Text>
        <Facts
          facts={[
            ['Education', published.education],
            ['Experience', published.experience],
            ['Training', published.training],
            ['Eligibility', published.eligibility],
          ]}
        />
      </Stack>
      {doubts.length > 0 && (
        <Alert color="yellow" title="Please check">
          {doubts.map((doubt) => (
            <Text size="sm" key={doubt}>
              {doubt}
            </Text>
          ))}
        </Alert>
      )}
      <FormShell
        endpoint={correctStandards}
        params={{ id: post }}
        version={version}
        initial={{ ...standards, training_hours: standards.training_hours / 100 }}
        body={(values) => ({ ...values, training_hours: Math.round(values.training_hours * 100) })}
        draft={`screening:standards:${post}`}
        submit="Save and compute"
        success="The standards are saved; those who are not decided are computed anew."
        onDone={onDone}
      >
        {(form) => (
          <>
            <Group grow align="flex-start" gap="sm" preventGrowOverflow={false}>
              <Select
                label="Education"
                required
                allowDeselect={false}
                data={choices(EDUCATION)}
                {...form.getInputProps('education_level')}
              />
              <NumberInput
                label="Units of two years of college"
                min={1}
                max={200}
                allowDecimal={false}
                {...form.getInputProps('college_units')}
              />
            </Group>
            <TagsInput
              label="Relevant degrees"
              description="Words of the degree or major; none means any degree"
              {...form.getInputProps('education_fields')}
            />
            <TextInput
              label="In place of the degree"
              description="Such as a certificate that the standard takes instead"
              {...form.getInputProps('education_instead')}
            />
            <Group grow align="flex-start" gap="sm">
              <NumberInput label="Years of experience" min={0} max={40} allowDecimal={false} {...form.getInputProps('experience_years')} />
              <NumberInput label="Hours of training" min={0} max={1000} decimalScale={2} {...form.getInputProps('training_hours')} />
            </Group>
            <Select
              label="Eligibility"
              required
              allowDeselect={false}
              data={choices(ELIGIBILITY)}
              {...form.getInputProps('eligibility_level')}
            />
            <TagsInput
              label="Licences"
              description="Of which one is asked, such as CPA; “RA 1080” is any of them"
              {...form.getInputProps('licences')}
            />
          </>
        )}
      </FormShell>
    </Stack>
  );
}
