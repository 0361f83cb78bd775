import { useState } from 'react';
import { Button, Card, Group, Skeleton, Stack, Table, Text, Textarea } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { FileLink } from '@talaan/kernel/web/files/file-link.tsx';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { enterChecklist, fetchFile, readChecklist } from '../../contract/checklist.ts';
import { listVaccinated } from '../../contract/people.ts';
import { ChecklistFields } from '../checklist-fields.tsx';
import { toChecklist, toValues } from '../checklist-values.ts';
import { StandingText } from '../status-words.tsx';

type Found = Answer<typeof readChecklist>;

/** The vaccination of a person: for a head its status and dates, for HR all that was declared, and the form for a card on paper. */
export function PersonDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const [isEntering, setEntering] = useState(false);
  const answer = useCall(readChecklist, { params: { id } });
  const found = answer.data;
  return (
    <Dialog onClose={onClose} title={found?.person.fullname ?? 'Vaccination'} size="form">
      {answer.isError && !found ? (
        <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
      ) : !found ? (
        <Skeleton h={240} aria-busy />
      ) : isEntering ? (
        <EnterForm found={found} onDone={onClose} />
      ) : (
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            {found.person.office}
          </Text>
          <StandingText standing={found.standing} />
          <Doses found={found} />
          {found.kept && <Declared kept={found.kept} id={id} offered={found.offered} />}
          {found.may_enter && (
            <Group justify="flex-end">
              <Button onClick={() => setEntering(true)}>Enter from a card</Button>
            </Group>
          )}
        </Stack>
      )}
    </Dialog>
  );
}

function Doses({ found: { doses } }: { found: Found }) {
  if (doses.length === 0) return null;
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Dose</Table.Th>
          <Table.Th>Vaccine</Table.Th>
          <Table.Th>Date</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {doses.map(({ brand, date }, at) => (
          <Table.Tr key={date}>
            <Table.Td>{at + 1}</Table.Td>
            <Table.Td>{brand}</Table.Td>
            <Table.Td>{longDate(date)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Declared({ kept, id, offered }: { kept: NonNullable<Found['kept']>; id: number; offered: Found['offered'] }) {
  const files = [...kept.doses.map(({ card }) => card), kept.exemption].filter((file) => file?.id !== undefined);
  return (
    <Card withBorder>
      <Facts
        facts={[
          ['Priority group', offered.priority_groups.find(({ code }) => code === kept.priority_group)?.name ?? kept.priority_group],
          ['Willing', formatChoice(kept.is_willing)],
          ['Reason', kept.reason],
          ['Comorbidity', formatChoice(kept.has_comorbidity)],
          ['Adverse event', kept.adverse_event],
          [
            'Files',
            files.length > 0 && (
              <Stack gap={2} align="flex-start">
                {files.map((file) => (
                  <FileLink key={file!.id} endpoint={fetchFile} input={{ params: { id, file: file!.id! } }}>
                    {file!.name}
                  </FileLink>
                ))}
              </Stack>
            ),
          ],
          ['Consent', `${kept.consent_kind === 'PAPER' ? 'On paper' : 'In the account'}, ${longDate(kept.consented_on)}`],
          ['Recorded by', kept.recorded_because ? `${kept.recorded_by}: ${kept.recorded_because}` : kept.recorded_by],
        ]}
      />
    </Card>
  );
}

function formatChoice(value: boolean | null): string | null {
  return value === null ? null : value ? 'Yes' : 'No';
}

function EnterForm({ found: { person, kept, offered }, onDone }: { found: Found; onDone: () => void }) {
  return (
    <FormShell
      endpoint={enterChecklist}
      params={{ id: person.id }}
      initial={{ ...toValues(kept), consented_on: kept?.consented_on ?? null, because: '' }}
      body={({ consented_on: on, because, ...values }) => ({ ...toChecklist(values), consented_on: on ?? '', because })}
      draft={`vaccination-of:${person.id}`}
      submit="Save"
      success={({ message, warnings }) => [message, ...warnings].join(' ')}
      alsoRefresh={[readChecklist, listVaccinated]}
      onDone={onDone}
    >
      {(form) => (
        <Stack gap="md">
          <ChecklistFields form={form} offered={offered} />
          <DateField
            label="Consented on paper on"
            required
            description="Without consent nothing is entered"
            {...form.getInputProps('consented_on')}
          />
          <Textarea label="Why HR enters it" required autosize minRows={2} {...form.getInputProps('because')} />
        </Stack>
      )}
    </FormShell>
  );
}
