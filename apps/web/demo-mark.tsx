import { welcome } from '@talaan/identity/contract.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import './demo-mark.css';

/** Over every screen of a demo, so that nobody takes its people for real ones; it takes no room, no click and no ink. */
export function DemoMark() {
  const isDemo = Boolean(useCall(welcome, {}, { search: true }).data?.demo);
  return isDemo ? (
    <aside className="demo-mark" title="A demo: its people are invented, and everyone knows its passwords.">
      Demo
    </aside>
  ) : null;
}
