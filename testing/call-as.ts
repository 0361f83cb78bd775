import type { z } from 'zod';
import type { Endpoint } from '@talaan/kernel/contract/endpoint.ts';

export interface CallInput<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> {
  params?: z.input<P>;
  query?: z.input<Q>;
  body?: z.input<B>;
  /** The file of a multipart call. */
  file?: { name: string; content: string | Uint8Array };
  headers?: Record<string, string>;
}

export interface Answer<R> {
  status: number;
  /** The parsed JSON; typed as a success, so look at the status first. */
  body: R;
  bytes: Uint8Array;
  headers: Headers;
}

/** Calls an endpoint over HTTP, as the browser does; the answer comes uncompressed unless `headers` ask otherwise. */
export async function callAs<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  url: string,
  token: string | null,
  endpoint: Endpoint<P, Q, B, R>,
  input: CallInput<P, Q, B> = {},
): Promise<Answer<z.output<R>>> {
  const params = (input.params ?? {}) as Record<string, unknown>;
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const query = toQuery(input.query ?? {});
  const answer = await fetch(`${url}${path}${query}`, {
    method: endpoint.method,
    headers: {
      'accept-encoding': 'identity',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(input.body && !input.file ? { 'content-type': 'application/json' } : {}),
      ...input.headers,
    },
    body: endpoint.method === 'GET' ? undefined : toBody(input),
  });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  const body = (isJson ? JSON.parse(new TextDecoder().decode(bytes)) : undefined) as z.output<R>;
  return { status: answer.status, body, bytes, headers: answer.headers };
}

function toQuery(query: Record<string, unknown>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : (Array.isArray(value) ? value : [value]).map((one) => [name, String(one)]),
  );
  return pairs.length ? `?${new URLSearchParams(pairs)}` : '';
}

function toBody(input: { body?: unknown; file?: { name: string; content: string | Uint8Array } }): string | FormData | undefined {
  if (!input.file) return input.body ? JSON.stringify(input.body) : undefined;
  const form = new FormData();
  for (const [name, value] of Object.entries(input.body ?? {})) form.append(name, String(value));
  form.append('file', new Blob([input.file.content as BlobPart]), input.file.name);
  return form;
}
