import { useLocalStorage } from '@mantine/hooks';
import { useEffect } from 'react';
import { addressOf } from '@talaan/kernel/web/calls/call.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readBrand, readBrandLogo, type Brand } from '../contract/campuses.ts';

interface WornBrand extends Brand {
  /** In a demo, whose invented campuses have seals of their own. */
  has_seals: boolean;
  /** Of the university. */
  short_name: string;
}

const NOTHING_OWN: WornBrand = { colour: null, logo_id: null, has_seals: false, short_name: '' };
const PARTS = ['colour', 'logo_id', 'has_seals', 'short_name'] as const;
/** Campuses of the demo. */
const WITH_SEAL = [1, 2, 3, 4, 5];

/**
 * The colour and logo of a campus, or of the university where it has none; remembered, so that a page does not change its colour while it
 * opens. The first time it is not known for a moment: a logo is not shown before, or another one would be fetched in vain.
 */
export function useBrand(campusId: number): WornBrand & { isKnown: boolean } {
  const [remembered, remember] = useLocalStorage({
    key: `talaan.brand:${campusId}`,
    defaultValue: NOTHING_OWN,
    getInitialValueInEffect: false,
  });
  const { data: answer, isPending } = useCall(readBrand, {}, { search: true });
  const own = answer?.campuses.find((one) => one.id === campusId);
  const brand = answer && {
    colour: own?.colour ?? answer.default.colour,
    logo_id: own?.logo_id ?? answer.default.logo_id,
    has_seals: answer.has_seals,
    short_name: answer.short_name,
  };
  const isNews = brand !== undefined && PARTS.some((part) => brand[part] !== remembered[part]);
  useEffect(() => {
    if (isNews) remember(brand);
  });
  return { ...(brand ?? remembered), isKnown: remembered.short_name !== '' || !isPending };
}

/** Where the picture of a logo is: the one given, else the seal of the demo, else the mark of Talaan. */
export function logoAddress(logoId: string | null, campusId: number, hasSeals: boolean): string {
  if (logoId !== null) return addressOf(readBrandLogo, { params: { id: logoId } });
  return hasSeals && WITH_SEAL.includes(campusId) ? `/brand/campus-${campusId}.svg` : '/brand/mark.svg';
}
