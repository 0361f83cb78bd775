import { useState } from 'react';
import { Checkbox, Group, SimpleGrid, Stack, Text, Textarea, Title } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { readInbox } from '@talaan/requests/contract/inbox.ts';
import { readForm } from '../../contract/forms.ts';
import { listPeople, readOfficeWarnings } from '../../contract/people.ts';
import { rateForms, readFormsToRate, type FormsToRate, type FormToRate } from '../../contract/rate-forms.ts';
import { FormGroups } from '../form/form-groups.tsx';
import { LiveRating } from '../form/live-rating.tsx';
import { enteredOf, RateLine, type EnteredLine } from '../form/rate-line.tsx';

interface Values {
  forms: { id: number; seen: number; is_chosen: boolean; lines: EnteredLine[]; comments: string; discussed_on: string | null }[];
}

interface RateFormsProps {
  found: FormsToRate;
  onDone: (answer: Answer<typeof rateForms>) => void;
}

/** Self-rated forms one under the other; those that are chosen are rated together. A form is chosen once anything of it is entered. */
export function RateForms({ found, onDone }: RateFormsProps) {
  const initial: Values = {
    forms: found.forms.map((form) => ({
      id: form.id,
      seen: form.seen,
      is_chosen: false,
      lines: enteredOf(form),
      comments: form.comments,
      discussed_on: form.discussed_on,
    })),
  };
  const [day, setDay] = useState<string | null>(null);
  return (
    <FormShell
      endpoint={rateForms}
      initial={initial}
      body={({ forms }) => ({
        forms: forms
          .filter(({ is_chosen: isChosen }) => isChosen)
          .map(({ id, seen, lines, comments, discussed_on }) => ({ id, seen, lines, comments, discussed_on: discussed_on ?? '' })),
      })}
      draft={`ratings:${found.forms.map(({ id, seen }) => `${id}-${seen}`).join(':')}`}
      submit="Rate those chosen"
      success={({ message }) => message}
      alsoRefresh={[readFormsToRate, readForm, listPeople, readOfficeWarnings, readInbox]}
      onDone={onDone}
    >
      {(fields) => (
        <Stack gap="xl">
          <Group justify="space-between" align="flex-end">
            <Text size="sm" c="dimmed">
              {count(found.waiting, 'form')} to rate
              {found.waiting > found.forms.length && `, the first ${found.forms.length} of them here`}
              {`, ${fields.getValues().forms.filter(({ is_chosen: isChosen }) => isChosen).length} chosen`}
            </Text>
            <DateField
              label="Discussed on, for all here"
              w={{ base: '100%', xs: 240 }}
              value={day}
              onChange={(chosen) => {
                setDay(chosen);
                for (const at of found.forms.keys()) fields.setFieldValue(`forms.${at}.discussed_on`, chosen);
              }}
            />
          </Group>
          {found.forms.map((form, at) => (
            <OneForm key={form.id} form={form} found={found} fields={fields} at={at} />
          ))}
        </Stack>
      )}
    </FormShell>
  );
}

interface OneFormProps {
  form: FormToRate;
  found: FormsToRate;
  fields: UseFormReturnType<Values>;
  at: number;
}

function OneForm({ form, found, fields, at }: OneFormProps) {
  const own = fields.getValues().forms[at]!;
  // In the body, those that are left out have no place.
  const place = fields.getValues().forms.filter(({ is_chosen: isChosen }, of) => isChosen && of < at).length;
  const error = (name: string) => (own.is_chosen ? fields.errors[`forms.${place}.${name}`] : undefined);
  const choose = () => fields.setFieldValue(`forms.${at}.is_chosen`, true);
  const inputOf = (name: string) => {
    const { onChange, ...input } = fields.getInputProps(`forms.${at}.${name}`);
    return {
      ...input,
      onChange: (entered: unknown) => {
        onChange(entered);
        choose();
      },
      error: error(name),
    };
  };
  const shown = { lines: form.lines, weights: form.weights, adjectives: found.adjectives! };
  return (
    <Stack gap="sm" component="section" aria-label={form.ratee.fullname}>
      <Group justify="space-between">
        <Group gap="xs">
          <Title order={2} size="h4">
            <NamedFace {...form.ratee} />
          </Title>
          <Text size="sm" c="dimmed">
            {[form.ratee.position, form.office].filter(Boolean).join(', ')}
          </Text>
        </Group>
        <Checkbox label={`Rate this ${form.form}`} {...fields.getInputProps(`forms.${at}.is_chosen`, { type: 'checkbox' })} />
      </Group>
      <LiveRating form={shown} title="Rating" ratings={new Map(own.lines.map(({ line_id, ratings }) => [line_id, ratings]))} />
      <FormGroups
        form={shown}
        render={(line, lineAt) => (
          <RateLine
            key={line.id}
            line={line}
            form={{ last: form.last, achievement: found.achievement! }}
            entered={own.lines[lineAt]!}
            error={(name) => error(`lines.${lineAt}.${name}`)}
            onRate={(ratings) => {
              fields.setFieldValue(`forms.${at}.lines.${lineAt}.ratings`, ratings);
              choose();
            }}
            inputOf={(name) => inputOf(`lines.${lineAt}.${name}`)}
          />
        )}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Textarea label="Comments and recommendations for development" autosize minRows={2} {...inputOf('comments')} />
        <DateField label="Discussed on" required {...inputOf('discussed_on')} />
      </SimpleGrid>
    </Stack>
  );
}
