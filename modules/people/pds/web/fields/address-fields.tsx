import { useState } from 'react';
import { Anchor, SimpleGrid, Stack, Text } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { locateBarangay } from '@talaan/reference/contract/psgc.ts';
import { AddressPicker, NOWHERE, usePlaces, type Address } from '@talaan/reference/web/address-picker.tsx';
import { rowKey } from '../../rules/row-key.ts';
import { fieldId, textOf, useRow } from './row-context.ts';
import { SheetField } from './sheet-field.tsx';

type Prefix = 'residential' | 'permanent';

/** An address: places from the list, their names kept as they are called today; the rest is typed. */
export function AddressFields({ prefix }: { prefix: Prefix }) {
  const { mayEdit } = useRow();
  const isAsked = { required: true };
  return (
    <Stack gap="md">
      {mayEdit && <PlacesOfAddress prefix={prefix} />}
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {!mayEdit && <TypedPlaces prefix={prefix} />}
        <SheetField
          name={`${prefix}_house`}
          label={say('House, block or lot number')}
          {...isAsked}
          autoComplete={autoCompleteOf(prefix, 'address-line1')}
        />
        <SheetField name={`${prefix}_street`} label={say('Street')} {...isAsked} autoComplete={autoCompleteOf(prefix, 'address-line2')} />
        <SheetField name={`${prefix}_subdivision`} />
        <SheetField name={`${prefix}_zip_code`} {...isAsked} hint={say('4 digits')} autoComplete={autoCompleteOf(prefix, 'postal-code')} />
      </SimpleGrid>
    </Stack>
  );
}

function autoCompleteOf(prefix: Prefix, token: string): string {
  return prefix === 'residential' ? token : 'off';
}

function PlacesOfAddress({ prefix }: { prefix: Prefix }) {
  const { section, row, values } = useRow();
  const code = textOf(values[`${prefix}_barangay_code`]);
  const printed = [`${prefix}_barangay`, `${prefix}_city`, `${prefix}_province`].map((name) => textOf(values[name])).filter(Boolean);
  const [isTyped, setTyped] = useState(code === '' && textOf(values[`${prefix}_barangay`]) !== '');
  return (
    <Stack gap={6} id={fieldId(rowKey(section, row.id), `${prefix}_barangay_code`)} tabIndex={-1}>
      {isTyped ? (
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          <TypedPlaces prefix={prefix} />
        </SimpleGrid>
      ) : (
        <PickedPlaces prefix={prefix} code={code} />
      )}
      <Text size="sm" c="dimmed">
        {!isTyped && printed.length > 0 && say('Prints: {address}. ', { address: printed.join(', ') })}
        <Anchor component="button" type="button" size="sm" underline="always" onClick={() => setTyped(!isTyped)}>
          {isTyped ? say('Choose the places from the list') : say('Abroad, or not on the list? Type the places')}
        </Anchor>
      </Text>
    </Stack>
  );
}

function PickedPlaces({ prefix, code }: { prefix: Prefix; code: string }) {
  const { set, leave, errorOf } = useRow();
  const [picked, setPicked] = useState<Address>(NOWHERE);
  const { shown, hasEnded } = useShownPlaces(code, picked);
  const places = usePlaces(shown);
  const nameIn = (list: readonly { code: string; name: string }[], wanted: string | null) =>
    list.find((one) => one.code === wanted)?.name ?? '';
  const take = (next: Address) => {
    setPicked(next);
    set({
      [`${prefix}_barangay_code`]: next.barangay ?? '',
      [`${prefix}_barangay`]: nameIn(places.barangays, next.barangay),
      [`${prefix}_city`]: nameIn(places.cities, next.city),
      [`${prefix}_province`]: nameIn(places.provinces, next.province),
    });
    if (next.barangay) leave();
  };
  const error = ['barangay', 'city', 'province', 'barangay_code'].map((part) => errorOf(`${prefix}_${part}`)).find(Boolean);
  return (
    <Stack gap={6}>
      <AddressPicker value={shown} onChange={take} />
      {hasEnded && (
        <Text size="sm" c="dimmed">
          {say('The barangay of this address is not on the list of today. The address keeps it until you choose another.')}
        </Text>
      )}
      {error && (
        <Text size="sm" c="var(--mantine-color-error)">
          {error}
        </Text>
      )}
    </Stack>
  );
}

/** What the picker shows: what was picked just now, or the places of a barangay that was picked earlier. */
function useShownPlaces(code: string, picked: Address): { shown: Address; hasEnded: boolean } {
  const isKept = code !== '' && picked.barangay !== code;
  const { data, isPlaceholderData } = useCall(locateBarangay, { params: { code } }, { enabled: isKept });
  if (!isKept || !data || isPlaceholderData) return { shown: picked, hasEnded: false };
  return data.within ? { shown: { ...data.within, barangay: code }, hasEnded: false } : { shown: picked, hasEnded: true };
}

function TypedPlaces({ prefix }: { prefix: Prefix }) {
  return (
    <>
      <SheetField name={`${prefix}_barangay`} label={say('Barangay')} required />
      <SheetField name={`${prefix}_city`} label={say('City or municipality')} required />
      <SheetField name={`${prefix}_province`} label={say('Province')} />
    </>
  );
}
