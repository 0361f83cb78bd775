import { StrictMode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { closedPath } from '@talaan/kernel/web/guard.ts';
import { makeQueryClient } from '@talaan/kernel/web/calls/queries.ts';
import { onMaintenance } from '@talaan/kernel/web/toasts.ts';
import { hearInstall } from '@talaan/kernel/web/phone/install.ts';
import { startLanguage } from '@talaan/kernel/web/language.ts';
import { Together } from '@talaan/kernel/web/calls/use-call.ts';
import { makeRouter } from './router.tsx';
// What a visitor sees first comes with the page itself.
import '@talaan/identity/web/login-screen.tsx';
import './mantine-base.ts';
import '@talaan/kernel/web/fonts.css';
import '@talaan/kernel/web/theme.css';

hearInstall();
const queries = makeQueryClient();
const router = makeRouter(queries);
onMaintenance(() => {
  const { pathname, search } = router.state.location;
  // Signing in stays open: an administrator may come where another user was. A kiosk and a count keep what they take until Talaan opens again.
  if (!['/503', '/login', '/androidLogs', '/property/counting'].includes(pathname)) void router.navigate(closedPath(pathname + search));
});

// Not awaited at the top: the code of the catalogue may need parts of this file.
void startLanguage(async () => (await import('./language/speak-filipino.ts')).speakFilipino).then(() =>
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <Together value>
          <RouterProvider router={router} />
        </Together>
      </QueryClientProvider>
    </StrictMode>,
  ),
);
