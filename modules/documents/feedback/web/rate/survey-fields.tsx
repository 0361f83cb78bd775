import { Group, Radio, Select, Stack, Text, Textarea, Title } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { SearchSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import type { Language } from '@talaan/kernel/contract/say.ts';
import { FORM_WORDS } from '../../rules/form-words.ts';
import type { SurveyValues } from './survey-values.ts';
import './survey.css';

interface SurveyFieldsProps<V extends SurveyValues> {
  form: UseFormReturnType<V>;
  language: Language;
  services: readonly { id: number; name: string }[];
  regions: readonly { code: string; name: string }[];
}

/** By CC1 one does not know the Citizen’s Charter. */
const DOES_NOT_KNOW = '4';

/** The form ARTA-2242-3: on a phone for a client, in a dialog for who types in a paper. */
export function SurveyFields<V extends SurveyValues>({ form, language, services, regions }: SurveyFieldsProps<V>) {
  const words = FORM_WORDS[language];
  const numbered = (options: readonly string[]) => options.map((label, at) => ({ value: String(at + 1), label }));
  return (
    <Stack gap="md">
      <SearchSelect
        label={words.service}
        required
        data={services.map(({ id, name }) => ({ value: String(id), label: name }))}
        {...form.getInputProps('service_id')}
      />
      <Title order={2} size="h4">
        {words.about_you}
      </Title>
      <Choice label={words.client_type} options={choices(words.client_types)} {...form.getInputProps('client_type')} />
      <Choice label={words.sex} options={choices(words.sexes)} {...form.getInputProps('sex')} />
      <Select label={words.age} clearable data={choices(words.ages)} {...form.getInputProps('age')} />
      <SearchSelect
        label={words.region}
        clearable
        data={regions.map(({ code, name }) => ({ value: code, label: name }))}
        {...form.getInputProps('region')}
      />
      <Title order={2} size="h4">
        {words.charter}
      </Title>
      <Choice label={words.cc1} options={numbered(words.cc1_options)} {...form.getInputProps('cc1')} />
      {form.values.cc1 !== DOES_NOT_KNOW && (
        <>
          <Choice
            label={words.cc2}
            options={[...numbered(words.cc2_options), { value: '0', label: words.not_applicable }]}
            {...form.getInputProps('cc2')}
          />
          <Choice
            label={words.cc3}
            options={[...numbered(words.cc3_options), { value: '0', label: words.not_applicable }]}
            {...form.getInputProps('cc3')}
          />
        </>
      )}
      <Title order={2} size="h4">
        {words.quality}
      </Title>
      <Text size="sm" c="dimmed">
        1 = {words.scale[0]}, 5 = {words.scale[4]}
      </Text>
      {words.dimensions.map((statement, at) => (
        <Rated key={statement} label={statement} scale={words.scale} none={words.not_applicable} {...form.getInputProps(`ratings.${at}`)} />
      ))}
      <Textarea label={words.comment} autosize minRows={2} maxLength={1000} {...form.getInputProps('comment')} />
    </Stack>
  );
}

interface ChoiceProps {
  label: string;
  options: readonly { value: string; label: string }[];
  value?: string | null;
  onChange?: (value: string | null) => void;
}

function Choice({ label, options, value = null, ...field }: ChoiceProps) {
  return (
    <Radio.Group label={label} value={value} {...field}>
      <Stack gap={6} mt={6}>
        {options.map((option) => (
          <Radio key={option.value} {...option} />
        ))}
      </Stack>
    </Radio.Group>
  );
}

interface RatedProps extends Omit<ChoiceProps, 'options'> {
  scale: readonly string[];
  /** Not applicable, in words. */
  none: string;
}

/** One statement: 1 to 5 and N/A in a line, each with its words for who cannot see the line. */
function Rated({ label, scale, none, value = null, ...field }: RatedProps) {
  return (
    <Radio.Group label={label} value={value} {...field}>
      <Group gap={0} mt={6} wrap="nowrap" className="rated-line">
        {[...scale, none].map((words, at) => (
          <label key={words}>
            <Radio value={String((at + 1) % 6)} aria-label={words} />
            <span aria-hidden>{at < 5 ? at + 1 : 'N/A'}</span>
          </label>
        ))}
      </Group>
    </Radio.Group>
  );
}
