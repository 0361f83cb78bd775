import { Stack } from '@mantine/core';
import { useLocation } from 'react-router';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { personOption } from '@talaan/kernel/web/forms/person-option.tsx';
import { RemotePicker } from '@talaan/kernel/web/forms/pickers.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { findPropertyPeople } from '@talaan/property/contract/papers.ts';
import { readMovable } from '../../contract/moves.ts';
import { FLOWS, linkOf, type MoveKind } from '../../workflow.ts';
import { askedIn, FilingForm } from './filing-form.tsx';

const TITLES: Readonly<Record<MoveKind, string>> = { transfer: 'New transfer', return: 'New return', loss: 'Report a loss' };

/** The custodian files a transfer, return or loss: of chosen items, or of a person whose property they keep. */
export function Screen() {
  const { search, change } = useAddress();
  const { pathname } = useLocation();
  const kind = (Object.keys(FLOWS) as MoveKind[]).find((one) => linkOf(one, 'new') === pathname)!;
  const { person, items } = askedIn(search);
  return (
    <Page title={TITLES[kind]}>
      <Stack gap="md" maw={760}>
        {items.length === 0 && <HolderField key={person} person={person} onChange={(id) => change({ person: id })} />}
        {(person !== undefined || items.length > 0) && (
          <FilingForm key={`${kind} ${person ?? ''}`} kind={kind} person={person} items={items} />
        )}
      </Stack>
    </Page>
  );
}

/** The accountable person; one that the address names is there. */
function HolderField({ person, onChange }: { person: number | undefined; onChange: (id: number | null) => void }) {
  const { data, isFetched } = useCall(readMovable, { query: { person } }, { enabled: person !== undefined });
  if (person !== undefined && !isFetched) return null;
  return (
    <RemotePicker
      label="Accountable person"
      description="By name or employee number"
      required
      endpoint={findPropertyPeople}
      rows="personnel"
      shown={data?.holder?.fullname ?? ''}
      value={person ?? null}
      onChange={onChange}
      option={personOption}
    />
  );
}
