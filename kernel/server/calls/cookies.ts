import type { FastifyReply, FastifyRequest } from 'fastify';

/** Cookies that the server alone reads: no script sees them, no other site sends them. */
export interface Cookies {
  read: (name: string) => string | undefined;
  keep: (name: string, value: string, days: number) => void;
}

const SECONDS_A_DAY = 86_400;

/** The cookies of one request and its answer; `secure` where the site is reached over TLS. */
export function cookiesOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): Cookies {
  const kept = new Map<string, { value: string; days: number }>();
  // With this prefix browsers take the cookie from a page over TLS alone: nobody on the line plants one.
  const inBrowser = (name: string) => (secure ? `__Secure-${name}` : name);
  return {
    read: (name) => kept.get(inBrowser(name))?.value ?? readCookie(request.headers.cookie ?? '', inBrowser(name)),
    keep: (name, value, days) => {
      kept.set(inBrowser(name), { value, days });
      reply.removeHeader('set-cookie');
      for (const [one, { value: text, days: life }] of kept) {
        const rules = ['Path=/api/', `Max-Age=${life * SECONDS_A_DAY}`, 'HttpOnly', 'SameSite=Strict', ...(secure ? ['Secure'] : [])];
        reply.header('set-cookie', [`${one}=${text}`, ...rules].join('; '));
      }
    },
  };
}

function readCookie(header: string, name: string): string | undefined {
  const pair = header
    .split(';')
    .map((one) => one.trim())
    .find((one) => one.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}
