import type { ReactNode } from 'react';
import { Checkbox, Input, Stack } from '@mantine/core';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import type { ReportLine } from '../../contract/disposals.ts';
import { MODES } from '../../contract/fields.ts';

interface LineChoiceProps {
  lines: readonly ReportLine[];
  value: readonly number[];
  onChange: (ids: number[]) => void;
  error?: ReactNode;
}

/** Which items of a report an act is about, each with what the committee recommends. */
export function LineChoice({ lines, value, onChange, error }: LineChoiceProps) {
  return (
    <Input.Wrapper label={say('Items')} required labelElement="div" error={error}>
      <Stack gap={0} mt={4} role="group" aria-label={say('Items')}>
        {lines.map(({ item_id: id, article, property_no, mode, other_mode: other, appraised }) => (
          <Checkbox
            key={id}
            py={8}
            checked={value.includes(id)}
            onChange={(event) => onChange(event.currentTarget.checked ? [...value, id] : value.filter((one) => one !== id))}
            label={`${article}, ${property_no}`}
            description={
              mode !== null &&
              `${mode === 'OTHER' ? other : MODES[mode]}${appraised === null ? '' : `, appraised ${formatPesos(appraised)}`}`
            }
          />
        ))}
      </Stack>
    </Input.Wrapper>
  );
}
