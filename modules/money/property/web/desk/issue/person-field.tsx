import type { ComponentProps } from 'react';
import { PersonAvatar } from '@talaan/kernel/web/person-avatar.tsx';
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
      option={({ fullname, idno, avatar, office, hindrance }) => ({
        label: fullname,
        note: accountable && hindrance !== null ? 'Cannot be accountable' : [idno, office].filter(Boolean).join(' · '),
        picture: <PersonAvatar fullname={fullname} avatar={avatar} office={undefined} size={32} />,
      })}
    />
  );
}
