import type { Settings } from './settings.ts';

/**
 * The headers by which a browser keeps a page to what is ours. The same for every answer, so that none of them works them out; a file
 * that somebody sent has a policy of its own (mount.ts).
 */
export function securityHeaders({ publicUrl }: Pick<Settings, 'publicUrl'>): Readonly<Record<string, string>> {
  const policy = {
    'default-src': "'self'",
    'base-uri': "'none'",
    'font-src': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'self'",
    'img-src': "'self' data: blob:",
    'object-src': "'none'",
    'script-src': "'self'",
    'script-src-attr': "'none'",
    // Mantine writes its theme into a style element.
    'style-src': "'self' 'unsafe-inline'",
    // The live connection, which some browsers do not count among 'self'.
    'connect-src': `'self' ${publicUrl.replace(/^http/, 'ws')}`,
    'frame-src': "'self' blob:",
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources}`)
      .join(';'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'SAMEORIGIN',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
