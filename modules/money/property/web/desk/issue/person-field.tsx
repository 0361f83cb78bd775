import type { ComponentProps } from 'react';
import { say } from '@talaan/kernel/contract/say.ts';
import { personOption } from '@talaan/kernel/web/forms/person-option.tsx';
import { RemotePicker } from '@talaan/kernel/web/forms/pickers.tsx';
import { findPropertyPeople } from '../../../contract/papers.ts';

type PickerProps = ComponentProps<typeof RemotePicker<typeof findPropertyPeople, 'personnel'>>;

/** A person to whom property is issued, or who uses it; `accountable` says beside each who cannot be, and why. */
export function PersonField({
  accountable = false,
  ...props
}: Omit<PickerProps, 'endpoint' | 'rows' | 'option'> & { accountable?: boolean }) {
  return (
    <RemotePicker
      {...props}
      endpoint={findPropertyPeople}
      rows="personnel"
      option={({ hindrance, ...person }) => ({
        ...personOption(person),
        ...(accountable && hindrance !== null && { note: say('Cannot be accountable') }),
      })}
    />
  );
}
