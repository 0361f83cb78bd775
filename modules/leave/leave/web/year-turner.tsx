import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { Turner } from './turner.tsx';

/** The year that the address names, else `usual` years from the present one, and how to change it. */
export function useYear(usual = 0): readonly [number, (year: number) => void] {
  const { search, change } = useAddress();
  const present = Number(useToday().slice(0, 4));
  const asked = Number(search.get('year'));
  const turn = (year: number) => change({ year, page: null, job: null }, { replace: true });
  return [asked >= 1987 && asked <= 2199 ? asked : present + usual, turn];
}

/** The year that is shown, and how to turn to the one before or after. */
export function YearTurner({ year, onTurn }: { year: number; onTurn: (year: number) => void }) {
  return (
    <Turner
      shown={String(year)}
      before={`Previous year, ${year - 1}`}
      after={`Next year, ${year + 1}`}
      width={60}
      onBefore={() => onTurn(year - 1)}
      onAfter={() => onTurn(year + 1)}
    />
  );
}
