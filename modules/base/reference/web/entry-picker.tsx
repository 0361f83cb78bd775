import { useState } from 'react';
import type { SelectProps } from '@mantine/core';
import { useMayCall } from '@talaan/kernel/web/calls/may-call.ts';
import { RemotePicker } from '@talaan/kernel/web/forms/pickers.tsx';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import { approveProposals, type Kind } from '../contract/proposals.ts';
import { ENTRY_CALLS } from './entry-calls.ts';
import { formatDetail } from './format-detail.ts';

const AddEntryDialog = openedLater(async () => (await import('./add-entry-dialog.tsx')).AddEntryDialog);

interface EntryPickerProps extends Omit<SelectProps, 'data' | 'onChange' | 'value'> {
  value: number | null;
  /** The name of the value, as its record has it. */
  shown?: string;
  onChange: (id: number | null) => void;
}

/** A degree: its search starts after more than 1 character (specification, section 5). */
export function DegreePicker(props: EntryPickerProps) {
  return <ProposingPicker kind="degree" from={2} {...props} />;
}

export function SchoolPicker(props: EntryPickerProps) {
  return <ProposingPicker kind="school" {...props} />;
}

export function CompanyPicker(props: EntryPickerProps) {
  return <ProposingPicker kind="company" {...props} />;
}

/** Searches the list, and lets one propose what is missing there. */
function ProposingPicker({ kind, ...props }: EntryPickerProps & { kind: Kind; from?: number }) {
  const keepsLists = useMayCall(approveProposals);
  const [typed, setTyped] = useState<string>();
  const [added, setAdded] = useState<{ id: number; name: string }>();
  return (
    <>
      <EntryPicker
        // A new one, so that it shows what was just proposed.
        key={added?.id}
        kind={kind}
        propose={setTyped}
        {...props}
        shown={props.value !== null && props.value === added?.id ? added.name : props.shown}
      />
      {typed !== undefined && (
        <AddEntryDialog
          kind={kind}
          typed={typed}
          approved={keepsLists}
          onAdded={(entry) => {
            setAdded(entry);
            props.onChange(entry.id);
          }}
          onClose={() => setTyped(undefined)}
        />
      )}
    </>
  );
}

interface ListedPickerProps extends EntryPickerProps {
  kind: Kind;
  /** Leaves out what only waits. */
  approved?: boolean;
  from?: number;
  propose?: (typed: string) => void;
}

interface Listed {
  id: number;
  name: string;
  level?: string;
  address?: string;
  state: string;
}

/** Searches a list for what is on it. */
export function EntryPicker({ kind, approved, onChange, ...props }: ListedPickerProps) {
  const { key, list } = ENTRY_CALLS[kind];
  return (
    <RemotePicker
      endpoint={list}
      rows={key as never}
      query={{ per_page: 5, approved: approved ? 1 : 0 }}
      onChange={(id) => onChange(id)}
      option={(row) => formatEntry(kind, row as Listed)}
      {...props}
    />
  );
}

function formatEntry(kind: Kind, { name, level, address, state }: Listed): { label: string; note: string } {
  const notes = [formatDetail({ kind, detail: level ?? address ?? '' }), state === 'proposed' ? 'proposed, not yet approved' : ''];
  return { label: name, note: notes.filter(Boolean).join(' · ') };
}
