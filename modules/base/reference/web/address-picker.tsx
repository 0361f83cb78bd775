import { SimpleGrid, type SelectProps } from '@mantine/core';
import { SearchSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { listBarangays, listCities, listProvinces, listRegions, type Place } from '../contract/psgc.ts';

/** Codes of the Philippine Standard Geographic Code; a city of no province has none. */
export interface Address {
  region: string | null;
  province: string | null;
  city: string | null;
  barangay: string | null;
}

export const NOWHERE: Address = { region: null, province: null, city: null, barangay: null };

/** What the picker offers: the places below those that were picked. */
export function usePlaces({ region, province, city }: Address) {
  const regions = useCall(listRegions, {}).data?.regions ?? [];
  const provinces = useCall(listProvinces, { query: { region: region ?? undefined } }, { enabled: region !== null });
  const within = province ? { province } : { region: region ?? undefined, in_province: 0 };
  const cities = useCall(listCities, { query: within }, { enabled: region !== null });
  const barangays = useCall(listBarangays, { query: { city: city ?? '' } }, { enabled: city !== null });
  return {
    regions,
    provinces: (region && provinces.data?.provinces) || [],
    cities: (region && cities.data?.cities) || [],
    barangays: (city && barangays.data?.barangays) || [],
    isLoading: cities.isFetching || barangays.isFetching,
  };
}

/** Region, province, city or municipality, barangay: each from what belongs to the one before. */
export function AddressPicker({ value, onChange }: { value: Address; onChange: (value: Address) => void }) {
  const places = usePlaces(value);
  const { region, province, city, barangay } = value;
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }} spacing="sm">
      <PlaceSelect
        label={say('Region')}
        places={places.regions}
        value={region}
        onChange={(code) => onChange({ ...NOWHERE, region: code })}
      />
      <PlaceSelect
        label={say('Province')}
        placeholder={region && places.provinces.length === 0 ? say('None in this region') : say('Where there is one')}
        places={places.provinces}
        disabled={places.provinces.length === 0}
        value={province}
        onChange={(code) => onChange({ ...NOWHERE, region, province: code })}
      />
      <PlaceSelect
        label={say('City or municipality')}
        places={places.cities}
        disabled={places.cities.length === 0}
        isLoading={places.isLoading}
        value={city}
        onChange={(code) => onChange({ ...NOWHERE, region, province, city: code })}
      />
      <PlaceSelect
        label={say('Barangay')}
        places={places.barangays}
        disabled={city === null}
        isLoading={places.isLoading}
        value={barangay}
        onChange={(code) => onChange({ ...value, barangay: code })}
      />
    </SimpleGrid>
  );
}

interface PlaceSelectProps extends SelectProps {
  places: Place[];
  isLoading?: boolean;
}

function PlaceSelect({ places, ...select }: PlaceSelectProps) {
  return (
    <SearchSelect
      clearable
      data={places.map(({ code, name }) => ({ value: code, label: name }))}
      nothingFoundMessage="No such place"
      {...select}
    />
  );
}
