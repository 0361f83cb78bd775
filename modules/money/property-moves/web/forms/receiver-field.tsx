import { useState, type ReactNode } from 'react';
import { say } from '@talaan/kernel/contract/say.ts';
import { personOption } from '@talaan/kernel/web/forms/person-option.tsx';
import { RemotePicker } from '@talaan/kernel/web/forms/pickers.tsx';
import { findReceivers } from '../../contract/moves.ts';

interface ReceiverFieldProps {
  value: number | null;
  onChange: (id: number | null) => void;
  error?: ReactNode;
}

/** Who receives property; why one cannot is said when they are chosen. */
export function ReceiverField({ value, onChange, error }: ReceiverFieldProps) {
  const [hindrance, setHindrance] = useState<string | null>(null);
  return (
    <RemotePicker
      label={say('Receiver')}
      description={say('Who is accountable for it from then on')}
      required
      endpoint={findReceivers}
      rows="people"
      value={value}
      error={hindrance ?? error}
      onChange={(id, row) => {
        setHindrance(row?.hindrance ?? null);
        onChange(id);
      }}
      option={({ hindrance: because, ...person }) => ({ ...personOption(person), ...(because !== null && { note: because }) })}
    />
  );
}
