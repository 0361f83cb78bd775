import './proportion.css';

interface ProportionProps {
  value: number;
  /** The value of the longest bar beside it. */
  most: number;
  color?: 'primary' | 'yellow' | 'blue' | 'red' | 'grape';
}

/** A bar in true proportion to those beside it, from zero on and without a least width. Its number is written outside it. */
export function Proportion({ value, most, color = 'primary' }: ProportionProps) {
  return (
    <span className="proportion" aria-hidden>
      <span data-color={color} style={{ width: `${most === 0 ? 0 : (value / most) * 100}%` }} />
    </span>
  );
}
