import { useState } from 'react';
import { SegmentedControl, Skeleton, Stack, Text } from '@mantine/core';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { opens } from '@talaan/kernel/contract/groups.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { personOption } from '@talaan/kernel/web/forms/person-option.tsx';
import { RemotePicker } from '@talaan/kernel/web/forms/pickers.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { KEEPERS } from '@talaan/property/contract/fields.ts';
import { findPropertyPeople } from '@talaan/property/contract/papers.ts';
import { readMovable } from '../../contract/moves.ts';
import { LossForm } from './loss-form.tsx';
import { ReturnForm } from './return-form.tsx';
import { TransferForm } from './transfer-form.tsx';

const KINDS = { transfer: 'Transfer', return: 'Return', loss: 'Loss' } as const;
type Kind = keyof typeof KINDS;
const FORMS = { transfer: TransferForm, return: ReturnForm, loss: LossForm };

const TITLES: Readonly<Record<Kind, string>> = {
  transfer: 'Ask for a transfer',
  return: 'Return property',
  loss: 'Report a loss',
};

/** A transfer, return or loss is filed: of chosen items, of one's own, or of a person whose property one keeps. */
export function Screen() {
  const { search, change } = useAddress();
  const asked = search.get('kind');
  const kind: Kind = asked !== null && asked in KINDS ? (asked as Kind) : 'transfer';
  const items = (search.get('items') ?? '').split(',').map(Number).filter(Boolean);
  const keeps = opens(KEEPERS[0], useCurrentUser().allowed_views);
  const person = Number(search.get('person')) || undefined;
  const asksWho = keeps && search.get('for') === 'other' && person === undefined;
  return (
    <Page title={TITLES[kind]}>
      <Stack gap="md" maw={760}>
        {items.length === 0 && (
          <SegmentedControl
            aria-label="What is asked"
            value={kind}
            onChange={(value) => change({ kind: value })}
            data={Object.entries(KINDS).map(([value, label]) => ({ value, label }))}
          />
        )}
        {keeps && search.get('for') === 'other' && <HolderField onChange={(id) => change({ person: id })} />}
        {!asksWho && <Filing key={`${kind} ${person ?? ''}`} kind={kind} person={person} items={items} />}
      </Stack>
    </Page>
  );
}

/** The accountable person, for the custodian. */
function HolderField({ onChange }: { onChange: (id: number | null) => void }) {
  const [value, setValue] = useState<number | null>(null);
  return (
    <RemotePicker
      label="Accountable person"
      description="By name or employee number"
      required
      endpoint={findPropertyPeople}
      rows="personnel"
      value={value}
      onChange={(id) => {
        setValue(id);
        onChange(id);
      }}
      option={personOption}
    />
  );
}

interface FilingProps {
  kind: Kind;
  person: number | undefined;
  items: number[];
}

function Filing({ kind, person, items }: FilingProps) {
  const answer = useCall(readMovable, { query: { person, items: items.length > 0 && person === undefined ? items : undefined } });
  if (answer.isError) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data || answer.isPlaceholderData) return <Skeleton h={320} aria-busy />;
  const { holder, items: all } = answer.data;
  if (all.length === 0) return <Text size="sm">There is no property to ask this for.</Text>;
  const Form = FORMS[kind];
  return <Form holder={holder} items={all} chosen={items} />;
}
