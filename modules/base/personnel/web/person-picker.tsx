import type { ComponentProps } from 'react';
import { personOption } from '@talaan/kernel/web/forms/person-option.tsx';
import { RemotePicker } from '@talaan/kernel/web/forms/pickers.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { findPersonnel } from '../contract.ts';

type PickerProps = ComponentProps<typeof RemotePicker<typeof findPersonnel, 'personnel'>>;

/** Finds a person within the caller’s reach by name or number, and shows both with the face and the office. */
export function PersonPicker(props: Omit<PickerProps, 'endpoint' | 'rows' | 'option'>) {
  return <RemotePicker {...props} endpoint={findPersonnel} rows="personnel" option={personOption} />;
}

/** Whose request is filed: HR names an employee; the clerk of an office may, or leaves it empty to file their own. */
export function FiledForPicker({ isHr, ...props }: Omit<PickerProps, 'endpoint' | 'rows' | 'option'> & { isHr: boolean }) {
  if (isHr) return <PersonPicker {...props} label={say('Employee')} required />;
  return <PersonPicker {...props} label={say('For another person')} description={say('Leave it empty to file your own.')} />;
}
