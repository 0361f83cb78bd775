import { List, NumberInput, Select, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { TimeInput } from '@mantine/dates';
import type { UseFormReturnType } from '@mantine/form';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FilesField } from '@talaan/kernel/web/files/files-field.tsx';
import { personOption } from '@talaan/kernel/web/forms/person-option.tsx';
import { RemotePicker } from '@talaan/kernel/web/forms/pickers.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { listDocuments } from '../../contract/documents.ts';
import { listTypes, readType } from '../../contract/types.ts';
import { listPeople, MOST_FILES } from '../../contract/register.ts';
import { COMPLEXITIES, CONFIDENTIALITIES, KINDS, PRIORITIES } from '../../contract/words.ts';
import type { DocumentValues } from './document-values.ts';

interface DocumentFieldsProps {
  form: UseFormReturnType<DocumentValues>;
  /** The acting office, whose documents can be named as related. */
  office: number;
  /** What the pickers show at first. */
  shown?: { type?: string | undefined; related?: string | undefined; sender?: string | undefined };
}

/** What a clerk enters of a paper: the type first, from which days and confidentiality follow. */
export function DocumentFields({ form, office, shown }: DocumentFieldsProps) {
  const { kind } = form.getValues();
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <RemotePicker
          label="Type"
          required
          endpoint={listTypes}
          rows="document_types"
          query={{ active: 1, per_page: 20 }}
          from={1}
          shown={shown?.type}
          value={form.getValues().type_id}
          option={(row) => ({ label: row.name, note: `${COMPLEXITIES[row.complexity]}, ${count(row.working_days, 'working day')}` })}
          onChange={(id, row) => form.setValues({ type_id: id, ...(row && { confidentiality: row.confidentiality }) })}
          error={form.errors.type_id}
        />
        <Select
          label="Where it comes from"
          required
          allowDeselect={false}
          data={choices(KINDS)}
          value={kind}
          onChange={(value) => form.setFieldValue('kind', value as DocumentValues['kind'])}
          error={form.errors.kind}
        />
      </SimpleGrid>
      <Requirements type={form.getValues().type_id} />
      <Textarea label="Subject" required autosize minRows={2} maxLength={500} {...form.getInputProps('subject')} />
      {kind === 'INTERNAL' ? (
        <RemotePicker
          label="Handed in by"
          description="An employee who follows the paper in My papers"
          endpoint={listPeople}
          rows="people"
          shown={shown?.sender}
          value={form.getValues().sender_person_id}
          option={personOption}
          onChange={(id) => form.setFieldValue('sender_person_id', id)}
          error={form.errors.sender_person_id}
        />
      ) : (
        <SenderFields form={form} />
      )}
      <SimpleGrid cols={{ base: 1, sm: 4 }}>
        <TextInput label="Number of the paper" {...form.getInputProps('reference_no')} />
        <DateField label="Date of the paper" {...form.getInputProps('paper_date')} />
        <NumberInput label="Pages" min={1} max={9999} {...form.getInputProps('pages')} />
        <NumberInput label="Copies" required min={1} max={999} {...form.getInputProps('copies')} />
        <Select
          label="Priority"
          required
          allowDeselect={false}
          data={choices(PRIORITIES)}
          value={form.getValues().priority}
          onChange={(value) => form.setFieldValue('priority', value as DocumentValues['priority'])}
        />
        <Select
          label="Confidentiality"
          required
          allowDeselect={false}
          data={choices(CONFIDENTIALITIES)}
          value={form.getValues().confidentiality}
          onChange={(value) => form.setFieldValue('confidentiality', value as DocumentValues['confidentiality'])}
        />
        <RemotePicker
          label="Related document"
          placeholder="Tracking number or subject"
          endpoint={listDocuments}
          rows="documents"
          query={{ office, per_page: 20 }}
          shown={shown?.related}
          value={form.getValues().related_id}
          option={(row) => ({ label: row.tracking_no ?? '', note: row.subject })}
          onChange={(id) => form.setFieldValue('related_id', id)}
          error={form.errors.related_id}
        />
      </SimpleGrid>
      <Textarea label="Description" autosize minRows={2} {...form.getInputProps('description')} />
      <FilesField
        label="Scans"
        most={MOST_FILES}
        value={form.getValues().files}
        onChange={(files) => form.setFieldValue('files', files)}
        error={form.errors.attachments}
      />
    </Stack>
  );
}

/** What must come with a paper of the type; told at the counter, before the number is given (RA 11032, Section 9a). */
function Requirements({ type }: { type: number | null }) {
  const answer = useCall(readType, { params: { id: type ?? 0 } }, { enabled: type !== null });
  const found = type === null ? undefined : answer.data?.document_type;
  if (!found || found.id !== type || found.requirements.length === 0) return null;
  return (
    <Stack gap={4} component="section" aria-label="What comes with it">
      <Text size="sm" fw={500}>
        What comes with it
      </Text>
      <List size="sm">
        {found.requirements.map((line) => (
          <List.Item key={line}>{line}</List.Item>
        ))}
      </List>
    </Stack>
  );
}

function SenderFields({ form }: { form: UseFormReturnType<DocumentValues> }) {
  const isIncoming = form.getValues().kind === 'EXTERNAL_IN';
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }}>
      <TextInput label={isIncoming ? 'Sender' : 'Addressee'} {...form.getInputProps('sender_name')} />
      <TextInput label="Office or address" {...form.getInputProps('sender_office')} />
      <TextInput label="Telephone or e-mail" {...form.getInputProps('sender_contact')} />
      {isIncoming && (
        <>
          <DateField
            label="Receipt stamped on"
            description="Empty: today, now"
            {...form.getInputProps('came_on')}
            error={form.errors.came_at}
          />
          <TimeInput label="At" {...form.getInputProps('came_time')} />
        </>
      )}
    </SimpleGrid>
  );
}
