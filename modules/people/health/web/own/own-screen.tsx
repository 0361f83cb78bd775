import { Alert, Button, Card, Checkbox, Group, List, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { FileLink } from '@talaan/kernel/web/files/file-link.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { fetchMyFile, readMine, saveMine, withdrawMine } from '../../contract/checklist.ts';
import { ChecklistFields } from '../checklist-fields.tsx';
import { toChecklist, toValues } from '../checklist-values.ts';
import { StandingText } from '../status-words.tsx';

type Mine = Answer<typeof readMine>;

export function Screen() {
  const answer = useCall(readMine, {});
  const mine = answer.data;
  return (
    <Page title={say('Vaccination checklist')} intro={say('Your COVID-19 vaccination, if you like to tell it.')}>
      {answer.isError && !mine && <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />}
      {!mine && !answer.isError && <Skeleton h={480} aria-busy />}
      {mine &&
        (mine.standing ? (
          <Own mine={mine} standing={mine.standing} />
        ) : (
          <Card withBorder>
            <NothingHere
              title={say('Your account has no personnel record')}
              description={say('HR links it to yours; then you can fill in the checklist.')}
            />
          </Card>
        ))}
    </Page>
  );
}

function Own({ mine, standing }: { mine: Mine; standing: NonNullable<Mine['standing']> }) {
  return (
    <Stack gap="md" maw={860}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Card withBorder component="section" aria-label={say('Status today')}>
          <Title order={2} mb="xs">
            {say('Status today')}
          </Title>
          <StandingText standing={standing} />
        </Card>
        <Readers readers={mine.readers} />
      </SimpleGrid>
      {!mine.is_on && (
        <Alert color="blue">
          {mine.kept
            ? say('The checklist is not in use any more. You can read and delete what is kept.')
            : say('The checklist is not in use any more. Nothing of yours is kept.')}
        </Alert>
      )}
      {mine.is_on && <Form mine={mine} />}
      {mine.kept && <Kept mine={mine} kept={mine.kept} />}
    </Stack>
  );
}

function Form({ mine }: { mine: Mine }) {
  const { kept, notice, purge_on: day, offered } = mine;
  return (
    <Card withBorder>
      <Stack gap="md">
        <div>
          <Title order={2}>{say('Before you fill it in')}</Title>
          <Text size="sm" mt={4}>
            {notice}
            {day && say('All checklists are deleted from {day} on.', { day: longDate(day) })}
          </Text>
        </div>
        <FormShell
          // What was uploaded has another name once it is saved.
          key={kept?.updated_at ?? 'new'}
          endpoint={saveMine}
          initial={{ ...toValues(kept), consents: kept?.consent_kind === 'ACCOUNT' }}
          body={({ consents, ...values }) => ({ ...toChecklist(values), consents })}
          draft="vaccination-checklist"
          submit={say('Save')}
          success={formatSaved}
          alsoRefresh={[readMine]}
        >
          {(form) => (
            <Stack gap="md">
              <ChecklistFields form={form} offered={offered} />
              <Checkbox label={say('I have read this and consent to it.')} {...form.getInputProps('consents', { type: 'checkbox' })} />
            </Stack>
          )}
        </FormShell>
      </Stack>
    </Card>
  );
}

function formatSaved({ message, warnings }: Answer<typeof saveMine>): string {
  return [message, ...warnings].join(' ');
}

/** What is kept: since when, by whom, its files, and the way to delete it. */
function Kept({ mine: { purge_on: day }, kept }: { mine: Mine; kept: NonNullable<Mine['kept']> }) {
  const withdrawing = useSend(withdrawMine, { alsoRefresh: [readMine], onDone: ({ message }) => showSuccess(message) });
  const ask = async () => {
    const question = 'All that you entered is deleted, with its files. This cannot be undone.';
    if (await confirm({ title: 'Withdraw your consent?', question, action: 'Withdraw consent', danger: true })) withdrawing.mutate({});
  };
  const files = [...kept.doses.map(({ card }) => card), kept.exemption].filter((file) => file?.id !== undefined);
  return (
    <Card withBorder component="section" aria-label={say('What is kept')}>
      <Stack gap="sm">
        <Title order={2}>{say('What is kept')}</Title>
        <Text size="sm">
          {kept.consent_kind === 'PAPER'
            ? say('{recordedBy} entered it: {recordedBecause}. You consented on paper on {consentedOn}.', {
                recordedBy: kept.recorded_by,
                recordedBecause: kept.recorded_because,
                consentedOn: longDate(kept.consented_on),
              })
            : say('You consented on {consentedOn}.', { consentedOn: longDate(kept.consented_on) })}
          {day && say('It is kept until {day} at the latest.', { day: longDate(day) })}{' '}
          {say('A copy of it is part of your data in Account settings.')}
        </Text>
        {files.length > 0 && (
          <List size="sm">
            {files.map((file) => (
              <List.Item key={file!.id}>
                <FileLink endpoint={fetchMyFile} input={{ params: { id: file!.id! } }}>
                  {file!.name}
                </FileLink>
              </List.Item>
            ))}
          </List>
        )}
        <Group>
          <Button color="red" variant="outline" loading={withdrawing.isPending} onClick={() => void ask()}>
            {say('Withdraw consent')}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}

function Readers({ readers }: Pick<Mine, 'readers'>) {
  return (
    <Card withBorder component="section" aria-label={say('Who read it')}>
      <Title order={2} mb="xs">
        {say('Who read it')}
      </Title>
      {readers.length === 0 ? (
        <Text size="sm">{say('No one but you has read it.')}</Text>
      ) : (
        <Stack gap={4}>
          {readers.map(({ at, name, what }) => (
            <div key={`${at} ${name} ${what}`}>
              <Text size="sm">
                {name}, {formatInstant(at)}
              </Text>
              <Text size="xs" c="dimmed">
                {what}
              </Text>
            </div>
          ))}
        </Stack>
      )}
    </Card>
  );
}
