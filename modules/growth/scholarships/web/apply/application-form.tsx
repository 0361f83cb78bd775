import { Alert, Card, Grid, Select, SimpleGrid, Skeleton, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import type { Endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { AttachmentField } from '@talaan/kernel/web/files/attachment-field.tsx';
import type { UploadedDocument } from '@talaan/kernel/web/files/upload-dialog.tsx';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { RoutePreview } from '@talaan/requests/web/parts/route-preview.tsx';
import { DEGREE_NAMES, GRANT_NAMES, MODE_NAMES } from '../../contract/codes.ts';
import { judgeApplication, type applyForScholarship, type correctApplication } from '../../contract/applications.ts';
import { type Scholarship } from '../../contract/scholarships.ts';
import { scholarshipFlow } from '../../workflow.ts';
import { ConditionsList } from '../conditions-list.tsx';

type Form = typeof applyForScholarship | typeof correctApplication;

interface ApplicationFormProps {
  endpoint: Form;
  /** The application that is corrected. */
  of?: Scholarship;
  submit: string;
  draft: string;
  alsoRefresh: Pick<Endpoint, 'path'>[];
  /** With the number of a new one. */
  onDone: (answer: { message: string; id?: number }) => void;
  onCancel?: () => void;
}

interface Values {
  kind: Scholarship['kind'];
  degree: Scholarship['degree'];
  programme: string;
  school: string;
  grantor: string;
  reason: string;
  mode: 'FULL_TIME' | 'PART_TIME';
  from: string | null;
  to: string | null;
  attachment: UploadedDocument | null;
}

/** What is applied for, and how the conditions are with it while it is typed. */
export function ApplicationForm({ endpoint, of, submit, draft, alsoRefresh, onDone, onCancel }: ApplicationFormProps) {
  const study = of?.stretches[0];
  const initial: Values = {
    kind: of?.kind ?? 'FULL_TIME',
    degree: of?.degree ?? 'MASTERS',
    programme: of?.programme ?? '',
    school: of?.school ?? '',
    grantor: of?.grantor ?? '',
    reason: of?.reason ?? '',
    mode: study?.mode ?? 'FULL_TIME',
    from: study?.from ?? null,
    to: study?.to ?? null,
    attachment: null,
  };
  return (
    <FormShell
      endpoint={endpoint as typeof correctApplication}
      params={{ id: of?.id ?? 0 }}
      initial={initial}
      body={({ attachment, from, to, ...values }) => ({
        ...values,
        from: from ?? '',
        to: to ?? '',
        attachment_path: attachment?.path ?? null,
      })}
      draft={draft}
      submit={submit}
      success={({ message }) => message}
      alsoRefresh={alsoRefresh}
      onDone={onDone}
      {...(onCancel && { onCancel })}
    >
      {(form) => {
        const { degree, mode, from, to, kind } = form.getValues();
        return (
          <Grid gap="md">
            <Grid.Col span={{ base: 12, lg: 7 }}>
              <Stack gap="md">
                <SimpleGrid cols={{ base: 1, sm: 2 }}>
                  <Select label={say('Grant')} required allowDeselect={false} data={choices(GRANT_NAMES)} {...form.getInputProps('kind')} />
                  <Select
                    label={say('Degree')}
                    required
                    allowDeselect={false}
                    data={choices(DEGREE_NAMES)}
                    {...form.getInputProps('degree')}
                  />
                  <TextInput
                    label={say('Programme')}
                    required
                    description={say('As the school names it')}
                    {...form.getInputProps('programme')}
                  />
                  <TextInput label={say('School')} required {...form.getInputProps('school')} />
                  {kind === 'EXTERNAL' && (
                    <TextInput
                      label={say('Given by')}
                      required
                      description={say('Such as CHED or DOST')}
                      {...form.getInputProps('grantor')}
                    />
                  )}
                  <Select
                    label={say('Mode of study')}
                    required
                    allowDeselect={false}
                    data={choices(MODE_NAMES)}
                    {...form.getInputProps('mode')}
                  />
                  <DateField
                    label={say('First day')}
                    required
                    description={say('Of the first term that is paid')}
                    {...form.getInputProps('from')}
                  />
                  <DateField
                    label={say('Last day')}
                    required
                    description={say('Until when you expect to finish')}
                    {...form.getInputProps('to')}
                  />
                </SimpleGrid>
                <Textarea
                  label={say('What the university gains by it')}
                  required
                  description={say('How it serves your duties; the committee reads it')}
                  autosize
                  minRows={3}
                  {...form.getInputProps('reason')}
                />
                <AttachmentField
                  label={say('Notice of admission, if you have it')}
                  value={form.getValues().attachment}
                  onChange={(document) => form.setFieldValue('attachment', document)}
                  error={form.errors.attachment_path}
                />
                <RoutePreview kind={scholarshipFlow.kind} />
              </Stack>
            </Grid.Col>
            <Grid.Col span={{ base: 12, lg: 5 }}>
              <Conditions degree={degree} mode={mode} from={from} to={to} />
            </Grid.Col>
          </Grid>
        );
      }}
    </FormShell>
  );
}

function Conditions({ degree, mode, from, to }: Pick<Values, 'degree' | 'mode' | 'from' | 'to'>) {
  const answer = useCall(judgeApplication, { query: { degree, mode, ...(from && to ? { from, to } : {}) } });
  return (
    <Card withBorder>
      <Stack gap="sm">
        <Title order={2} size="h4">
          {say('Conditions')}
        </Title>
        {answer.isError && <Text size="sm">{say('They cannot be read now.')}</Text>}
        {!answer.data && !answer.isError && <Skeleton h={220} aria-busy />}
        {answer.data?.length != null && <Alert color="yellow">{answer.data.length}</Alert>}
        {answer.data && <ConditionsList conditions={answer.data.conditions} />}
      </Stack>
    </Card>
  );
}
