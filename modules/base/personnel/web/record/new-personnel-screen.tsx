import { useState } from 'react';
import { Card, SimpleGrid, Skeleton, Stack, TextInput, Title } from '@mantine/core';
import { useNavigate } from 'react-router';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { shownLater } from '@talaan/kernel/web/shown-later.ts';
import { addPersonnel, type Duplicate } from '../../contract/record.ts';
import { IDENTITY_KINDS, IDENTITY_NUMBERS } from '../../rules/identity-numbers.ts';
import { DuplicatesFound } from './duplicates-found.tsx';
import { BLANK_PERSON, bodyOf, type NewPerson } from './new-person-values.ts';
import { WhoFields } from './person-fields.tsx';

const FirstAppointmentFields = shownLater(async () => (await import('./first-appointment-fields.tsx')).FirstAppointmentFields);

/** A new person with the first appointment; anyone who may be the same is shown before a second record is made. */
export function Screen() {
  const navigate = useNavigate();
  const [duplicates, setDuplicates] = useState<Duplicate[]>([]);
  return (
    <Page title="New personnel" intro="A person who was here before has a record: search for the name first.">
      <FormShell<typeof addPersonnel, NewPerson>
        endpoint={addPersonnel}
        initial={BLANK_PERSON}
        body={bodyOf}
        draft="personnel:new"
        maw={960}
        submit={duplicates.length > 0 ? 'Save as another person' : 'Save'}
        success="The new record has been saved."
        onRefused={({ answer }) => {
          setDuplicates((answer.duplicates as Duplicate[] | undefined) ?? []);
        }}
        onDone={({ personnel, warnings }) => {
          for (const warning of warnings) showSuccess(warning);
          void navigate(`/personnels/${personnel.id}`);
        }}
        onCancel={() => void navigate('/personnels/list')}
      >
        {(form) => (
          <Stack gap="md">
            <Card withBorder padding="lg">
              <WhoFields form={form} />
            </Card>
            <Card withBorder padding="lg">
              <FirstAppointmentFields meanwhile={<Skeleton h={320} aria-busy />} form={form} />
            </Card>
            <Card withBorder padding="lg">
              <Stack gap="sm">
                <Title order={2} size="h4">
                  Identity numbers
                </Title>
                <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }}>
                  {IDENTITY_KINDS.toReversed().map((kind) => (
                    <TextInput
                      key={kind}
                      label={IDENTITY_NUMBERS[kind].label}
                      description={kind === 'tin' ? 'Required in government service' : undefined}
                      autoComplete="off"
                      {...form.getInputProps(`numbers.${kind}`)}
                    />
                  ))}
                </SimpleGrid>
              </Stack>
            </Card>
            <DuplicatesFound duplicates={duplicates} reason={form.getInputProps('somebody_else')} />
          </Stack>
        )}
      </FormShell>
    </Page>
  );
}
