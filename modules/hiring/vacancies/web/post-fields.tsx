import { Checkbox, Fieldset, NumberInput, Select, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { readMoney } from '@talaan/kernel/contract/money.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import type { PostFields, PostRecord } from '../contract/posts.ts';
import { BOARDS, SALARY_KINDS } from '../contract/words.ts';
import { RequirementFields } from './requirement-fields.tsx';

type Numbers = 'vacancies' | 'salary_grade' | 'salary' | 'experience_years' | 'training_hours';

/** The fields as they are typed: numbers may be empty, money is in pesos. */
export type PostValues = Omit<PostFields, Numbers | 'item_ids'> & Record<Numbers, string | number> & { item_ids: string[] };

export function valuesOf(post: PostRecord): PostValues {
  return {
    title: post.title,
    parenthetical_title: post.parenthetical_title,
    place: post.place,
    board: post.board,
    vacancies: post.vacancies,
    salary_grade: post.salary_grade ?? '',
    salary: post.salary === null ? '' : post.salary / 100,
    education: post.education,
    experience_years: post.experience_years ?? '',
    experience: post.experience,
    training_hours: post.training_hours ?? '',
    training: post.training,
    eligibility: post.eligibility,
    competency: post.competency,
    duties: post.duties,
    instructions: post.instructions,
    contact_name: post.contact_name,
    contact_title: post.contact_title,
    contact_address: post.contact_address,
    contact_email: post.contact_email,
    contact_phone: post.contact_phone,
    equal_opportunity: post.equal_opportunity,
    item_ids: post.item_choices.filter(({ is_posted: isPosted }) => isPosted).map(({ id }) => String(id)),
    requirements: post.requirements,
  };
}

export function bodyOf(values: PostValues): PostFields {
  return {
    ...values,
    vacancies: Number(values.vacancies),
    salary_grade: orNull(values.salary_grade),
    salary: values.salary === '' ? null : readMoney(values.salary),
    experience_years: orNull(values.experience_years),
    training_hours: orNull(values.training_hours),
    item_ids: values.item_ids.map(Number),
  };
}

function orNull(typed: string | number): number | null {
  return typed === '' ? null : Number(typed);
}

interface PostFieldsetsProps<V extends PostValues> {
  form: UseFormReturnType<V>;
  post: PostRecord;
}

export function PostFieldsets<V extends PostValues>({ form: given, post }: PostFieldsetsProps<V>) {
  const form = given as unknown as UseFormReturnType<PostValues>;
  const whole = { min: 0, allowDecimal: false } as const;
  return (
    <>
      <Fieldset legend="Position">
        <Stack gap="md">
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput label="Title" required {...form.getInputProps('title')} />
            <TextInput label="Parenthetical title" {...form.getInputProps('parenthetical_title')} />
            <TextInput label="Place of assignment" {...form.getInputProps('place')} />
            <Select label="Selection board" required allowDeselect={false} data={choices(BOARDS)} {...form.getInputProps('board')} />
            <NumberInput label="Salary grade" {...whole} min={1} max={33} {...form.getInputProps('salary_grade')} />
            <NumberInput
              label={`Salary ${SALARY_KINDS[post.salary_kind]}, in pesos`}
              min={0}
              decimalScale={2}
              thousandSeparator=","
              inputMode="decimal"
              {...form.getInputProps('salary')}
            />
            <NumberInput label="Vacancies" required {...whole} min={1} max={99} {...form.getInputProps('vacancies')} />
          </SimpleGrid>
          {post.item_choices.length > 0 && (
            <Checkbox.Group label="Plantilla items" {...form.getInputProps('item_ids')}>
              <Stack gap="xs" mt="xs">
                {post.item_choices.map(({ id, number }) => (
                  <Checkbox key={id} value={String(id)} label={number} />
                ))}
              </Stack>
            </Checkbox.Group>
          )}
          <Textarea label="Duties" autosize minRows={4} {...form.getInputProps('duties')} />
        </Stack>
      </Fieldset>
      <Fieldset legend="Qualification standards">
        <Stack gap="md">
          <Textarea label="Education" autosize minRows={1} {...form.getInputProps('education')} />
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <NumberInput
              label="Years of experience"
              description="0 where none is required"
              {...whole}
              max={40}
              {...form.getInputProps('experience_years')}
            />
            <TextInput
              label="Kind of experience"
              description="Such as: 2 years of relevant experience"
              {...form.getInputProps('experience')}
            />
            <NumberInput
              label="Hours of training"
              description="0 where none is required"
              {...whole}
              max={1000}
              {...form.getInputProps('training_hours')}
            />
            <TextInput label="Kind of training" description="Such as: 8 hours of relevant training" {...form.getInputProps('training')} />
          </SimpleGrid>
          <Textarea
            label="Eligibility"
            description="“None required” where there is none"
            autosize
            minRows={1}
            {...form.getInputProps('eligibility')}
          />
          <Textarea label="Competency" autosize minRows={1} {...form.getInputProps('competency')} />
        </Stack>
      </Fieldset>
      <Fieldset legend="How to apply">
        <Stack gap="md">
          <RequirementFields
            value={form.getValues().requirements}
            onChange={(requirements) => form.setFieldValue('requirements', requirements)}
            error={form.errors.requirements}
          />
          <Textarea label="Further instructions" autosize minRows={2} {...form.getInputProps('instructions')} />
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput label="Applications are addressed to" {...form.getInputProps('contact_name')} />
            <TextInput label="Position of the addressee" {...form.getInputProps('contact_title')} />
            <TextInput label="Address" {...form.getInputProps('contact_address')} />
            <TextInput label="E-mail" type="email" {...form.getInputProps('contact_email')} />
            <TextInput label="Telephone" {...form.getInputProps('contact_phone')} />
          </SimpleGrid>
          <Textarea label="Equal-opportunity statement" autosize minRows={3} {...form.getInputProps('equal_opportunity')} />
        </Stack>
      </Fieldset>
    </>
  );
}
