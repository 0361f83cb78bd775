import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { dayInAddress } from '@talaan/kernel/web/calls/in-address.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { Turner } from '@talaan/leave/web/turner.tsx';
import { halfAfter, halfOf, formatHalf } from '../../rules/payroll/half-month.ts';

/** The half-month that the address names, else the present one, and how to change it. */
export function useHalf(): readonly [string, (half: string) => void] {
  const { search, change } = useAddress();
  const present = useToday();
  const turn = (half: string) => change({ half, page: null }, { replace: true });
  return [halfOf(dayInAddress(search, 'half') ?? present), turn];
}

/** The half-month that is shown, and how to turn to the one before or after. */
export function HalfTurner({ half, onTurn }: { half: string; onTurn: (half: string) => void }) {
  const [before, after] = [halfAfter(half, -1), halfAfter(half, 1)];
  return (
    <Turner
      shown={formatHalf(half)}
      before={`Previous half-month, ${formatHalf(before)}`}
      after={`Next half-month, ${formatHalf(after)}`}
      width={130}
      onBefore={() => onTurn(before)}
      onAfter={() => onTurn(after)}
    />
  );
}
