import { SegmentedControl, Stack } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { KINDS } from '../../contract/fields.ts';
import type { MoveKind } from '../../workflow.ts';
import { askedIn, FilingForm } from './filing-form.tsx';

const TITLES: Readonly<Record<MoveKind, string>> = { transfer: 'Ask for a transfer', return: 'Return property', loss: 'Report a loss' };

/** A transfer, return or loss is filed: of chosen items, of one's own, or of a person whose office one heads. */
export function Screen() {
  const { search, change } = useAddress();
  const asked = search.get('kind');
  const kind: MoveKind = asked !== null && asked in KINDS ? (asked as MoveKind) : 'transfer';
  const { person, items } = askedIn(search);
  return (
    <Page title={TITLES[kind]}>
      <Stack gap="md" maw={760}>
        {items.length === 0 && (
          <SegmentedControl
            aria-label={say('What is asked')}
            value={kind}
            onChange={(value) => change({ kind: value })}
            data={choices(KINDS)}
          />
        )}
        <FilingForm key={`${kind} ${person ?? ''}`} kind={kind} person={person} items={items} />
      </Stack>
    </Page>
  );
}
