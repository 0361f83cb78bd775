import type { ReactNode } from 'react';
import './main-act.css';

/**
 * What one came to a screen to do: the filled button, or those that decide. On a desk it stands where it is written, the last of the
 * actions; on a phone it stays at the foot of the screen, within the thumb's reach, and gives way to the bar of the selected rows. What a
 * caller may not do leaves no bar. `Page`, `RecordPage` and `ListScreen` take it as `main`; actions that share their state wrap it themselves.
 */
export function MainAct({ children }: { children: ReactNode }) {
  return <div className="main-act">{children}</div>;
}
