import type { ReactNode } from 'react';
import { personOption } from '@talaan/kernel/web/forms/person-option.tsx';
import { severalOf } from '@talaan/kernel/web/forms/person-pill.tsx';
import { RemotePicker } from '@talaan/kernel/web/forms/pickers.tsx';
import { SearchMultiSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import { findPanelPeople, type PanelMember } from '../contract/sessions.ts';

interface PanelFieldProps {
  /** Offered first. */
  board: readonly PanelMember[];
  value: readonly PanelMember[];
  onChange: (panel: PanelMember[]) => void;
  error?: ReactNode;
}

/** Who sits on the panel: members of the board, and others who are found by name. */
export function PanelField({ board, value, onChange, error }: PanelFieldProps) {
  const known = new Map([...board, ...value].map((one) => [String(one.personnel_id), one]));
  const people = [...known.values()].map(({ personnel_id: id, ...person }) => ({ id, ...person }));
  return (
    <>
      <SearchMultiSelect
        label="Panel"
        placeholder={value.length > 0 ? '' : 'Members of the board'}
        {...severalOf(people)}
        value={value.map(({ personnel_id }) => String(personnel_id))}
        onChange={(ids) => onChange(ids.map((id) => known.get(id)!))}
        error={error}
      />
      <RemotePicker
        label="Another person on the panel"
        endpoint={findPanelPeople}
        rows="personnel"
        option={personOption}
        value={null}
        onChange={(_id, row) => {
          if (!row || value.some(({ personnel_id }) => personnel_id === row.id)) return;
          onChange([...value, { personnel_id: row.id, fullname: row.fullname, avatar: row.avatar, office: row.acronym }]);
        }}
      />
    </>
  );
}
