import { useState } from 'react';
import { Alert, Button, Checkbox, Group, Select, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Link, useParams, useSearchParams } from 'react-router';
import { applicationFlow, type ApplicationState } from '@talaan/applicants/workflow.ts';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { JobProgress } from '@talaan/kernel/web/dialogs/job-progress.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { listLetters, sendLetters } from '../contract/letters.ts';
import { listTemplates } from '../contract/templates.ts';
import { LetterPreview } from './letter-preview.tsx';
import { WordsHelp } from './words-help.tsx';

/** Drafts have no letter: no one knows of them but the applicant. */
const STATES: readonly ApplicationState[] = applicationFlow.states.filter((state) => state !== 'DRAFT');
const PREVIEW_AFTER_MS = 400;

interface Typed {
  subject: string;
  body: string;
  states: ApplicationState[];
}

/** A letter to the applicants of a post in some states, with how it reads for the first of them. */
export function Screen() {
  const id = Number(useParams().id);
  const [search] = useSearchParams();
  const post = useCall(listLetters, { params: { id }, query: { per_page: 5 } }).data?.post;
  const templates = useCall(listTemplates, { query: { per_page: 100 } }).data?.templates ?? [];
  const [job, setJob] = useState<string>();
  const asked = search.getAll('state').filter((state): state is ApplicationState => STATES.includes(state as ApplicationState));
  const back = `/rsp/job_posts/${id}/letters`;
  if (job)
    return (
      <Page title="Letters to applicants" intro={post && `${post.title} (${post.code})`}>
        <Stack gap="md" maw={640}>
          <JobProgress id={job} />
          <Group>
            <Button component={Link} to={back}>
              Open the letters
            </Button>
          </Group>
        </Stack>
      </Page>
    );
  return (
    <Page
      title="Write letters"
      intro={post && `To applicants for ${post.title} (${post.code}). Each gets the letter once, by mail where they have an address.`}
    >
      <FormShell
        endpoint={sendLetters}
        params={{ id }}
        initial={{ subject: '', body: '', states: asked }}
        draft={`letters:${id}`}
        submit="Send letters"
        success="The letters are being written."
        confirm={() =>
          confirm({
            title: 'Send these letters?',
            question: 'They go out at once and cannot be taken back.',
            action: 'Send letters',
          })
        }
        alsoRefresh={[listLetters]}
        onDone={({ job: started }) => setJob(started.id)}
      >
        {(form) => (
          <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
            <Stack gap="md">
              <Select
                label="Start from"
                placeholder="A ready letter"
                data={templates.map((one) => ({ value: String(one.id), label: one.name }))}
                onChange={(chosen) => {
                  const template = templates.find((one) => String(one.id) === chosen);
                  if (template) form.setValues({ subject: template.subject, body: template.body });
                }}
              />
              <Checkbox.Group label="To applicants who are" required {...form.getInputProps('states')}>
                <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={6} mt={6}>
                  {STATES.map((state) => (
                    <Checkbox key={state} value={state} label={applicationFlow.words[state]} />
                  ))}
                </SimpleGrid>
              </Checkbox.Group>
              <TextInput label="Subject" required {...form.getInputProps('subject')} />
              <Textarea
                label="Text"
                required
                autosize
                minRows={8}
                maxRows={20}
                description="An empty line begins a new paragraph."
                {...form.getInputProps('body')}
              />
              <WordsHelp />
            </Stack>
            <Preview id={id} typed={form.getValues()} />
          </SimpleGrid>
        )}
      </FormShell>
    </Page>
  );
}

/** How the letter reads, once typing pauses. */
function Preview({ id, typed }: { id: number; typed: Typed }) {
  const [settled] = useDebouncedValue(typed, PREVIEW_AFTER_MS);
  const isWhole = settled.subject.trim() !== '' && settled.body.trim() !== '' && settled.states.length > 0;
  if (!isWhole)
    return (
      <Alert variant="light" title="Preview">
        Choose the applicants and write the letter: how it reads for the first of them appears here.
      </Alert>
    );
  return (
    <LetterPreview id={id} body={settled}>
      {({ letters, without_address: without }) => (
        <Text size="sm">
          {count(letters, 'letter')}
          {without > 0 && `; ${without} of them on paper alone, because the applicant has no e-mail address`}.
        </Text>
      )}
    </LetterPreview>
  );
}
