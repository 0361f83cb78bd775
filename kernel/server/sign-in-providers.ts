import { z } from 'zod';

/** An OpenID Connect provider whose accounts people may sign in with. */
export interface SignInProvider {
  /** In addresses and rows: `google`. */
  key: string;
  /** As people know it: `Google`. */
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
}

const text = z.string().trim().min(1).optional();

export const providerVariables = {
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  MICROSOFT_TENANT_ID: z.guid().toLowerCase().optional(),
  MICROSOFT_CLIENT_ID: text,
  MICROSOFT_CLIENT_SECRET: text,
  OIDC_PROVIDERS: z.string().transform(readProviders).optional(),
};

export const wantedProviders: Record<keyof typeof providerVariables, string> = {
  GOOGLE_CLIENT_ID: 'the client id that Google gave, together with GOOGLE_CLIENT_SECRET',
  GOOGLE_CLIENT_SECRET: 'the secret that Google gave with GOOGLE_CLIENT_ID',
  MICROSOFT_TENANT_ID: 'the directory (tenant) id of the university at Microsoft, such as 5a1f0c2e-9f43-4f0a-8f6f-2f4f0f8f7c11',
  MICROSOFT_CLIENT_ID: 'the application (client) id at Microsoft, together with MICROSOFT_CLIENT_SECRET and MICROSOFT_TENANT_ID',
  MICROSOFT_CLIENT_SECRET: 'the client secret of the application at Microsoft',
  OIDC_PROVIDERS:
    'a JSON list of {"name", "issuer", "client_id", "client_secret"}, each issuer an https address (http on this machine only), each name its own',
};

/** The settings that hold a secret: what is wrong with them is told without repeating them. */
export const secretProviderVariables = ['GOOGLE_CLIENT_SECRET', 'MICROSOFT_CLIENT_SECRET', 'OIDC_PROVIDERS'];

type Given = z.output<z.ZodObject<typeof providerVariables>>;

/** Variables that only make sense together: the names of those that are missing. */
export function missingProviderVariables(given: Given): string[] {
  const together = [
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    ['MICROSOFT_TENANT_ID', 'MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET'],
  ] as const;
  return together.filter((names) => names.some((name) => given[name])).flatMap((names) => names.filter((name) => !given[name]));
}

/** Every provider of the settings, those known by name first. */
export function listProviders(given: Given): SignInProvider[] {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, MICROSOFT_TENANT_ID, MICROSOFT_CLIENT_ID, MICROSOFT_CLIENT_SECRET } = given;
  const providers: SignInProvider[] = [];
  if (GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET) {
    const issuer = 'https://accounts.google.com';
    providers.push({ key: 'google', name: 'Google', issuer, clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET });
  }
  if (MICROSOFT_TENANT_ID && MICROSOFT_CLIENT_ID && MICROSOFT_CLIENT_SECRET) {
    // The university's own directory only: in those shared by everybody any administrator can write any e-mail address.
    const issuer = `https://login.microsoftonline.com/${MICROSOFT_TENANT_ID}/v2.0`;
    providers.push({ key: 'microsoft', name: 'Microsoft', issuer, clientId: MICROSOFT_CLIENT_ID, clientSecret: MICROSOFT_CLIENT_SECRET });
  }
  return [...providers, ...(given.OIDC_PROVIDERS ?? [])];
}

const listed = z
  .array(
    z.strictObject({
      name: z.string().trim().min(1).max(60),
      issuer: z.url().refine(isSafeIssuer),
      client_id: z.string().trim().min(1),
      client_secret: z.string().trim().min(1),
    }),
  )
  .transform((list) =>
    list.map((one) => ({
      key: keyOf(one.name),
      name: one.name,
      issuer: one.issuer,
      clientId: one.client_id,
      clientSecret: one.client_secret,
    })),
  )
  .refine((list) => list.every(({ key }, at) => key && !KNOWN.has(key) && list.findIndex((one) => one.key === key) === at));

const KNOWN = new Set(['google', 'microsoft']);

function readProviders(given: string, context: z.RefinementCtx): SignInProvider[] {
  try {
    return listed.parse(JSON.parse(given));
  } catch {
    context.addIssue('not a list of providers');
    return z.NEVER;
  }
}

/** What travels to a provider is secret: only a provider on this very machine may be asked without TLS. */
function isSafeIssuer(issuer: string): boolean {
  const { protocol } = new URL(issuer);
  return protocol === 'https:' || isOnThisMachine(issuer);
}

export function isOnThisMachine(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

function keyOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
