import { Fieldset, Select, Stack, Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { personOption } from '@talaan/kernel/web/forms/person-option.tsx';
import { RemotePicker } from '@talaan/kernel/web/forms/pickers.tsx';
import { listPeople } from '../../contract/register.ts';
import type { StepOf } from '../../contract/steps.ts';
import { DELAY_CAUSES, INSTRUCTIONS } from '../../contract/words.ts';
import type { ActFormProps } from './act-form.ts';
import { ActShell } from './act-shell.tsx';
import { OfficesField } from './offices-field.tsx';

interface Values {
  to: number[];
  to_person_id: number | null;
  instruction: keyof typeof INSTRUCTIONS;
  note: string;
  /** Null where none of the papers is late. */
  explanation: { cause: keyof typeof DELAY_CAUSES | null; text: string } | null;
}

/** To which offices papers go, for whose attention and what for; of late ones also why. */
export function Form(props: ActFormProps) {
  const { next, papers } = props.acting;
  const late = papers.filter(({ must_explain: must }) => must).length;
  const initial: Values = {
    to: next ? [next.id] : [],
    to_person_id: null,
    instruction: 'appropriate_action',
    note: '',
    explanation: late === 0 ? null : { cause: null, text: '' },
  };
  return (
    <ActShell
      {...props}
      initial={initial}
      body={(values, many) => ({
        action: 'forward',
        ...many,
        ...values,
        to_person_id: values.to.length === 1 ? values.to_person_id : null,
        explanation: values.explanation as StepOf<'forward'>['explanation'],
      })}
    >
      {(form) => {
        const { to, to_person_id: person } = form.getValues();
        return (
          <>
            <OfficesField
              description="The first office gets the paper, each other one a copy with -1, -2 after its number"
              known={next}
              value={to}
              onChange={(ids) => form.setValues({ to: ids, to_person_id: null })}
              error={form.errors.to}
            />
            {to.length === 1 && (
              <RemotePicker
                key={to[0]}
                label="For the attention of"
                description="They are notified when the office has received it"
                endpoint={listPeople}
                rows="people"
                query={{ office: to[0] }}
                value={person}
                option={personOption}
                onChange={(id) => form.setFieldValue('to_person_id', id)}
                error={form.errors.to_person_id}
              />
            )}
            <Select
              label="Instruction"
              required
              allowDeselect={false}
              data={choices(INSTRUCTIONS)}
              {...form.getInputProps('instruction')}
            />
            <Textarea label="Note" autosize minRows={2} {...form.getInputProps('note')} />
            {late > 0 && <DelayFields form={form} late={late} />}
          </>
        );
      }}
    </ActShell>
  );
}

/** A late paper is forwarded only with an explanation, which the head above the office or the records officer accepts or returns. */
function DelayFields({ form, late }: { form: UseFormReturnType<Values>; late: number }) {
  return (
    <Fieldset legend={late === 1 ? 'It is late in this office: explain why' : `${count(late, 'paper')} late in this office: explain why`}>
      <Stack gap="sm">
        <Select label="Cause" required allowDeselect={false} data={choices(DELAY_CAUSES)} {...form.getInputProps('explanation.cause')} />
        <Textarea label="Explanation" required autosize minRows={2} maxLength={1000} {...form.getInputProps('explanation.text')} />
      </Stack>
    </Fieldset>
  );
}
