import { useLocalStorage } from '@mantine/hooks';
import { useEffect } from 'react';
import { addressOf } from '@talaan/kernel/web/call.ts';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { readBrand, readBrandLogo, type Brand } from '../contract/campuses.ts';

const NOTHING_OWN: Brand = { colour: null, logo_id: null };
/** Campuses whose seals come with Talaan. */
const SHIPPED = [1, 2, 3, 4, 5];

/** The colour and logo of a campus, or of the university where it has none; remembered, so that a page does not change its colour while it opens. */
export function useBrand(campusId: number): Brand {
  const [remembered, remember] = useLocalStorage({
    key: `talaan.brand:${campusId}`,
    defaultValue: NOTHING_OWN,
    getInitialValueInEffect: false,
  });
  const answer = useCall(readBrand, {}, { search: true }).data;
  const own = answer?.campuses.find((one) => one.id === campusId);
  const brand = answer && {
    colour: own?.colour ?? answer.default.colour,
    logo_id: own?.logo_id ?? answer.default.logo_id,
  };
  const isNews = brand !== undefined && (brand.colour !== remembered.colour || brand.logo_id !== remembered.logo_id);
  useEffect(() => {
    if (isNews) remember(brand);
  });
  return brand ?? remembered;
}

/** Where the picture of a logo is: the one given, else the seal that comes with Talaan. */
export function logoAddress(logoId: string | null, campusId: number): string {
  if (logoId !== null) return addressOf(readBrandLogo, { params: { id: logoId } });
  return `/brand/campus-${SHIPPED.includes(campusId) ? campusId : 1}.svg`;
}
