import { ScreenParts, useScreenPart } from '@talaan/kernel/web/pages/screen-parts.tsx';
import { ModulesPart } from './modules-part.tsx';
import { ServicesPart } from './services-part.tsx';
import { SettingsPart } from './settings-part.tsx';

const TABS = { modules: 'Modules', services: 'Services', settings: 'Form and report' };

/** What feedback is about and who triages it, the services that clients rate, and the form by which they do. */
export function Screen() {
  const parts = <ScreenParts parts={TABS} />;
  switch (useScreenPart(TABS)) {
    case 'services':
      return <ServicesPart parts={parts} />;
    case 'settings':
      return <SettingsPart parts={parts} />;
    default:
      return <ModulesPart parts={parts} />;
  }
}
