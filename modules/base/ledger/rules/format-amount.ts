import type { Unit } from '../contract.ts';

/** An amount of a book as people read it: `1.250 days`, `8 h 30 min`, `PHP 1,250.00`. Half minutes of compensatory credits stay. */
export function formatAmount(amount: number, unit: Unit): string {
  const sign = amount < 0 ? '−' : '';
  const size = Math.abs(amount);
  switch (unit) {
    case 'thousandth of a day':
      return `${sign}${(size / 1000).toFixed(3)} days`;
    case 'centavo':
      return `${sign}PHP ${(size / 100).toLocaleString('en-PH', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
    case 'second':
      return `${sign}${formatMinutes(size / 60)}`;
    case 'minute':
      return `${sign}${formatMinutes(size)}`;
  }
}

function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = Number((minutes - hours * 60).toFixed(2));
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
