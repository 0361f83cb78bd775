import { IconBrandGoogle, IconBrandWindows, IconId } from '@tabler/icons-react';

export function ProviderIcon({ provider }: { provider: string }) {
  const Icon = { google: IconBrandGoogle, microsoft: IconBrandWindows }[provider] ?? IconId;
  return <Icon size={18} aria-hidden />;
}
