import { Group, Radio } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import type { Field, Typed } from '../../contract/field.ts';
import type { InputProps } from './input-props.ts';

interface ChoiceFieldProps extends InputProps {
  field: Field;
  value: string;
  onChange: (value: string) => void;
}

/** One of a few. */
export function ChoiceField({ id, field, value, ...props }: ChoiceFieldProps) {
  return (
    <Radio.Group {...props} value={value}>
      <Group gap="lg" mt={6} mih={36}>
        {(field.choices ?? []).map((choice, at) => (
          <Radio key={choice.value} id={at === 0 ? id : undefined} value={choice.value} label={choice.label} />
        ))}
      </Group>
    </Radio.Group>
  );
}

interface YesNoFieldProps extends InputProps {
  value: Typed;
  onChange: (yes: boolean) => void;
}

/** A question that is answered with yes or no, and by nothing before. */
export function YesNoField({ id, value, onChange, ...props }: YesNoFieldProps) {
  return (
    <Radio.Group {...props} value={value === true ? 'yes' : value === false ? 'no' : ''} onChange={(answer) => onChange(answer === 'yes')}>
      <Group gap="xl" mt={6} mih={36}>
        <Radio id={id} value="yes" label={say('Yes')} />
        <Radio value="no" label={say('No')} />
      </Group>
    </Radio.Group>
  );
}
