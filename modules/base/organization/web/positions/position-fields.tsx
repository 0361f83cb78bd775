import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { Divider, NumberInput, Select, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { POSITION_LEVELS, TRACKS, type addPosition, type Position } from '../../contract/positions.ts';
import { HIGHEST_GRADE } from '../../rules/salary.ts';
import type { Sent } from '@talaan/kernel/web/calls/call.ts';

/** Numbers are text while somebody types them. */
export interface PositionValues {
  name: string;
  salary_grade: number | string;
  track: Position['track'] | null;
  level: Position['level'];
  education: string;
  experience_years: number | string;
  experience: string;
  training_hours: number | string;
  eligibility: string;
  competency: string;
}

export function bodyOf(values: PositionValues): Sent<typeof addPosition> {
  const number = (typed: number | string) => (typed === '' ? null : Number(typed));
  return {
    ...values,
    track: values.track as Position['track'],
    salary_grade: number(values.salary_grade),
    experience_years: number(values.experience_years),
    training_hours: number(values.training_hours),
  };
}

export function PositionFields({ form }: { form: UseFormReturnType<PositionValues> }) {
  const whole = { allowDecimal: false, allowNegative: false, clampBehavior: 'none' } as const;
  return (
    <Stack gap="md">
      <TextInput label="Title" required {...form.getInputProps('name')} />
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <NumberInput label="Salary grade" description={`1 to ${HIGHEST_GRADE}`} {...whole} {...form.getInputProps('salary_grade')} />
        <Select label="Track" required description="Faculty or staff" data={choices(TRACKS)} {...form.getInputProps('track')} />
        <Select
          label="Level"
          description="Of the civil service"
          clearable
          data={choices(POSITION_LEVELS)}
          {...form.getInputProps('level')}
        />
      </SimpleGrid>
      <Divider label="Qualification standards" labelPosition="left" />
      <TextInput label="Education" {...form.getInputProps('education')} />
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <NumberInput label="Years of experience" description="0 for none required" {...whole} {...form.getInputProps('experience_years')} />
        <TextInput label="Kind of experience" description="Relevant, supervisory, teaching" {...form.getInputProps('experience')} />
        <NumberInput label="Hours of training" description="0 for none required" {...whole} {...form.getInputProps('training_hours')} />
      </SimpleGrid>
      <TextInput label="Eligibility" {...form.getInputProps('eligibility')} />
      <Textarea label="Competency" autosize minRows={2} {...form.getInputProps('competency')} />
    </Stack>
  );
}
