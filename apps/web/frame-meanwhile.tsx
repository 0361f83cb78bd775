import { MantineProvider } from '@mantine/core';
import { isOpenToAll } from '@talaan/kernel/web/guard.ts';
import { screenAt } from '@talaan/kernel/web/router.ts';
import { readableColors, themeFor } from '@talaan/kernel/web/theme.ts';
import { readToken } from '@talaan/kernel/web/calls/token.ts';
import { useMenuOpen } from '@talaan/kernel/web/use-menu-open.ts';
import { screens } from './screens.ts';
import './frame-meanwhile.css';

/** What a page shows until its first screen is there: the frame of the shell, for those whom it will stand around. */
export function FrameMeanwhile() {
  const [isOpen] = useMenuOpen();
  const screen = screenAt(screens, location.pathname);
  if (!readToken() || (screen && isOpenToAll(screen))) return null;
  return (
    <MantineProvider theme={themeFor(1, null)} cssVariablesResolver={readableColors} defaultColorScheme="auto">
      <div className="frame-meanwhile" data-menu={isOpen || undefined} aria-busy aria-label="Opening Talaan">
        <div />
        <div />
      </div>
    </MantineProvider>
  );
}
