import type { ComponentProps } from 'react';
import './row-check.css';

/** The check mark of a row; a finger presses anywhere in its cell. */
export function RowCheck(props: ComponentProps<'input'>) {
  return (
    <label className="row-check">
      <input type="checkbox" {...props} />
    </label>
  );
}
