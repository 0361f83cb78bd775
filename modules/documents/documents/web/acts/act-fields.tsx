import { Fieldset, NumberInput, Radio, Select, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { AttachmentField } from '@talaan/kernel/web/attachment-field.tsx';
import { choices } from '@talaan/kernel/web/choices.ts';
import { RemotePicker } from '@talaan/kernel/web/pickers.tsx';
import { DateField } from '@talaan/kernel/web/date-field.tsx';
import { DELAY_CAUSES, HOLD_CAUSES, INSTRUCTIONS, RELEASE_MODES } from '../../contract/words.ts';
import { documentFlow } from '../../workflow.ts';
import { listPeople } from '../../contract/register.ts';
import type { Act, ActValues } from './act-values.ts';
import { CircleFields } from './circle-fields.tsx';
import { OfficesField } from './offices-field.tsx';

interface ActFieldsProps {
  act: Act;
  form: UseFormReturnType<ActValues>;
  /** The office to which it usually goes next. */
  next: { id: number; fullname: string } | null;
  /** How many of the papers are late here and not explained. */
  late: number;
  /** One of the papers comes from outside. */
  hasClient: boolean;
}

/** What an act asks for. */
export function ActFields({ act, form, next, late, hasClient }: ActFieldsProps) {
  const values = form.getValues();
  const needsReason = documentFlow.steps[act].needsReason === true || values.cause === 'other';
  return (
    <Stack gap="sm">
      {act === 'forward' && (
        <>
          <OfficesField
            description="The first office gets the paper, each other one a copy with -1, -2 after its number"
            known={next}
            value={values.to}
            onChange={(to) => form.setValues({ to, to_person_id: null })}
            error={form.errors.to}
          />
          {values.to.length === 1 && (
            <RemotePicker
              key={values.to[0]}
              label="For the attention of"
              description="They are told when the office has received it"
              endpoint={listPeople}
              rows="people"
              query={{ office: values.to[0] }}
              value={values.to_person_id}
              option={(row) => ({ label: row.fullname, note: row.office ?? '' })}
              onChange={(id) => form.setFieldValue('to_person_id', id)}
              error={form.errors.to_person_id}
            />
          )}
          <Select label="Instruction" required allowDeselect={false} data={choices(INSTRUCTIONS)} {...form.getInputProps('instruction')} />
          <Textarea label="Note" autosize minRows={2} {...form.getInputProps('note')} />
          {late > 0 && <DelayFields form={form} late={late} />}
        </>
      )}
      {act === 'circulate' && <CircleFields form={form} />}
      {act === 'hold' && (
        <Select label="Cause" required allowDeselect={false} data={choices(HOLD_CAUSES)} {...form.getInputProps('cause')} />
      )}
      {act === 'report_lost' && (
        <Text size="sm">
          It is on hold until it is found or a certified copy takes its place. The offices that had it are asked to search. Its due day
          stays.
        </Text>
      )}
      {act === 'replace' && (
        <>
          <TextInput label="Certified by" required {...form.getInputProps('certified_by')} />
          <AttachmentField
            label="Scan of the copy"
            value={values.copy}
            onChange={(copy) => form.setFieldValue('copy', copy)}
            error={form.errors.copy_path}
          />
        </>
      )}
      {act === 'close_duplicate' && (
        <TextInput
          label="Number of the other document"
          description="It goes on; this one is closed"
          required
          {...form.getInputProps('duplicate_of')}
        />
      )}
      {act === 'return' && (
        <Radio.Group label="Returned to" {...form.getInputProps('back_to')}>
          <Stack gap="xs" mt={4}>
            <Radio value="previous" label="The office from which it came" />
            <Radio value="origin" label="The office of origin" />
          </Stack>
        </Radio.Group>
      )}
      {act === 'claim' && (
        <>
          <TextInput label="Claimed by" required {...form.getInputProps('claimant')} />
          <TextInput
            label="Signed by"
            description="The name under the signature"
            required={values.paper === null}
            {...form.getInputProps('signed_by')}
          />
          <AttachmentField
            label="Paper of who claims, where nobody signed"
            value={values.paper}
            onChange={(paper) => form.setFieldValue('paper', paper)}
            error={form.errors.paper_path}
          />
          <DateField label="Claimed on" required {...form.getInputProps('claimed_on')} />
        </>
      )}
      {act === 'release' && (
        <>
          <Select label="Dispatched" required allowDeselect={false} data={choices(RELEASE_MODES)} {...form.getInputProps('mode')} />
          {values.mode === 'courier' && (
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <TextInput label="Courier" {...form.getInputProps('courier')} />
              <TextInput label="Tracking number of the courier" required {...form.getInputProps('tracking')} />
            </SimpleGrid>
          )}
        </>
      )}
      {(act === 'extend' || act === 'ask_extension') && (
        <>
          <NumberInput
            label="Working days more"
            description="At most the days of its type, once"
            required
            min={1}
            max={20}
            {...form.getInputProps('days')}
          />
          <AttachmentField
            label="Letter to the client"
            required={hasClient}
            value={values.letter}
            onChange={(letter) => form.setFieldValue('letter', letter)}
            error={form.errors.letter_path}
          />
        </>
      )}
      {act !== 'forward' && act !== 'circulate' && act !== 'claim' && (
        <Textarea
          label={act === 'replace' ? 'Made from' : needsReason ? 'Reason' : 'Remark'}
          required={needsReason}
          autosize
          minRows={2}
          {...form.getInputProps('reason')}
        />
      )}
    </Stack>
  );
}

/** A late paper is forwarded only with an explanation, which the head above the office or the records officer accepts or returns. */
function DelayFields({ form, late }: Pick<ActFieldsProps, 'form' | 'late'>) {
  return (
    <Fieldset legend={late === 1 ? 'It is late in this office: explain why' : `${count(late, 'paper')} late in this office: explain why`}>
      <Stack gap="sm">
        <Select label="Cause" required allowDeselect={false} data={choices(DELAY_CAUSES)} {...form.getInputProps('explanation.cause')} />
        <Textarea label="Explanation" required autosize minRows={2} maxLength={1000} {...form.getInputProps('explanation.text')} />
      </Stack>
    </Fieldset>
  );
}
