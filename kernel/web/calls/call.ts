import type { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.ts';
import { ApiError, type ErrorAnswer } from './api-error.ts';
import { answerOrKept } from './kept-answers.ts';
import { askTogether } from './ask-together.ts';
import type { FilledForm } from './filled-form.ts';
import { saveAnswer } from './save-answer.ts';
import { signInAgain } from './sign-in-again.ts';
import { readToken } from './token.ts';
import { sendFile } from './send-file.ts';
import { viewAsHeader } from './view-as.ts';

type Part<Name extends string, Schema extends z.ZodType> =
  // Asks whether nothing need be given.
  // oxlint-disable-next-line typescript/no-generated-empty-object-type
  Record<never, never> extends z.input<Schema> ? { [name in Name]?: z.input<Schema> } : { [name in Name]: z.input<Schema> };

export type CallInput<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']> & {
    /** For a call with `upload`: goes as the multipart field `file`. */
    file?: File;
    /** From 0 to 1 while the file goes up. */
    onProgress?: (fraction: number) => void;
    signal?: AbortSignal;
    /** A read that goes with the others of its moment. */
    together?: boolean;
    /** Of a `versioned` record, as it was read: refused with 409 where it was changed since. */
    version?: number;
    /** Of a call that may be sent again because it got no answer: the server does it once. */
    key?: string;
    /** In which a call was filled in that may be sent later. */
    form?: FilledForm;
  };

export type Answer<E extends Pick<Endpoint, 'response'>> = z.output<E['response']>;
/** The body that a call sends; what has a usual value may be left out. */
export type Sent<E extends Pick<Endpoint, 'body'>> = z.input<E['body']>;

interface Loose {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: File;
  onProgress?: (fraction: number) => void;
  signal?: AbortSignal;
  version?: number;
  key?: string;
  together?: boolean;
  /** The text of a PDF instead of the file. */
  asText?: boolean;
}

/** One call of a contract. A `download` is saved under the server's file name. */
export async function call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Answer<E>> {
  if (isKeptOffline(endpoint, input as Loose))
    return answerOrKept(addressOf(endpoint, input as Loose), () => askJson(endpoint, input as Loose));
  const answer = await ask(endpoint, input as Loose);
  if (!endpoint.download) return (await answer.json()) as Answer<E>;
  await saveAnswer(answer);
  return undefined as Answer<E>;
}

function isKeptOffline({ keptOffline }: Endpoint, { query = {} }: Loose): boolean {
  if (keptOffline === undefined || keptOffline === true) return keptOffline ?? false;
  return Object.entries(keptOffline).every(([name, own]) => [undefined, null, '', own].includes(query[name] as string | undefined | null));
}

async function askJson<A>(endpoint: Endpoint, input: Loose): Promise<A> {
  return (await (await ask(endpoint, input)).json()) as A;
}

/** How the text of a file is asked for: as the file was. */
const askText = new WeakMap<Blob, () => Promise<string>>();

/** The file of a `download`, to be shown instead of saved. */
export async function fetchFile<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Blob> {
  const file = await (await ask(endpoint, input as Loose)).blob();
  askText.set(file, async () => (await ask(endpoint, { ...(input as Loose), asText: true })).text());
  return file;
}

/** The text of a PDF that `fetchFile` brought, line by line; empty where it has none, such as a scan. */
export function fetchTextOf(file: Blob): Promise<string> {
  return askText.get(file)?.() ?? Promise.resolve('');
}

/** The address of a call, parameters encoded and lists as repeated keys. */
export function addressOf(endpoint: Endpoint, input: { params?: unknown; query?: unknown }): string {
  const params = (input.params ?? {}) as Record<string, unknown>;
  const path = endpoint.path.replace(/\{(\w+)\??\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') search.append(name, String(one));
    }
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

/**
 * Asks with the session's token, once more after signing in again, and takes no answer but a success. Where the token is gone, as another tab forgets it
 * that finds the session expired, what was typed here is kept and sent after the sign-in all the same.
 */
async function ask(endpoint: Endpoint, input: Loose): Promise<Response> {
  const isPublic = endpoint.access === 'public';
  let answer = await send(endpoint, input, isPublic ? undefined : readToken());
  if (answer.status === 401 && !isPublic && (await signInAgain())) answer = await send(endpoint, input, readToken());
  if (answer.status !== 200) throw new ApiError(answer.status, await readErrorAnswer(answer));
  return answer;
}

async function send(endpoint: Endpoint, input: Loose, token: string | undefined): Promise<Response> {
  const address = addressOf(endpoint, input);
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}`, ...viewAsHeader() } : {};
  try {
    if (input.file) return await sendFile(endpoint.method, address, headers, input.file, input.body, input.onProgress);
    if (input.together) return await askTogether(address, headers);
    if (input.asText) headers.accept = 'text/plain';
    if (input.version !== undefined) headers['if-match'] = String(input.version);
    if (input.key !== undefined) headers['idempotency-key'] = input.key;
    if (endpoint.method !== 'GET') headers['content-type'] = 'application/json';
    const body = endpoint.method === 'GET' ? undefined : JSON.stringify(input.body ?? {});
    return await fetch(address, { method: endpoint.method, headers, body, signal: input.signal });
  } catch (failure) {
    if (input.signal?.aborted) throw failure;
    throw new ApiError(0, {});
  }
}

async function readErrorAnswer(response: Response): Promise<ErrorAnswer> {
  try {
    return (await response.json()) as ErrorAnswer;
  } catch {
    return { message: `The server answered ${response.status}.`, error: `The server answered ${response.status}.` };
  }
}
