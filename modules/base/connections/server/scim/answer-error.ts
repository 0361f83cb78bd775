import type { FastifyReply, FastifyRequest } from 'fastify';
import { toRefusal, type Refusal } from '@talaan/kernel/server/errors.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { Types } from './library.ts';

const ERROR = 'urn:ietf:params:scim:api:messages:2.0:Error';
const TAKEN = ['email', 'personnel_id', 'external_id'];

/** Whatever was thrown, as an error of the protocol (RFC 7644, sec. 3.12). */
export function answerError(
  { constraints }: Pick<Server, 'constraints'>,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { status, scimType, detail, headers } = read(error, (one) => toRefusal(one, constraints, request.id, request.log));
  return reply
    .status(status)
    .headers(headers)
    .type('application/scim+json')
    .send(JSON.stringify({ schemas: [ERROR], status: String(status), ...(scimType && { scimType }), detail }));
}

interface Said {
  status: number;
  scimType?: string | null;
  detail: string;
  headers: Record<string, string>;
}

function read(error: unknown, refuse: (error: unknown) => Refusal): Said {
  if (error instanceof Types.Error) {
    const { status, scimType, message } = error as unknown as { status: number; scimType: string | null; message: string };
    return { status, scimType, detail: message, headers: status === 401 ? { 'www-authenticate': 'Bearer' } : {} };
  }
  // Thrown by the library for what does not fit its schema.
  if (error instanceof TypeError && isOfLibrary(error))
    return { status: 400, scimType: 'invalidValue', detail: error.message, headers: {} };
  const refusal = refuse(error);
  const fields = Object.keys((refusal.body['errors'] as object | undefined) ?? {});
  if (fields.some((field) => TAKEN.includes(field))) return { status: 409, scimType: 'uniqueness', detail: refusal.message, headers: {} };
  const status = refusal.status === 422 ? 400 : refusal.status;
  return { status, scimType: status === 400 ? 'invalidValue' : null, detail: refusal.message, headers: refusal.headers };
}

function isOfLibrary({ stack }: Error): boolean {
  return /node_modules[\\/]scimmy[\\/]/.test(stack?.split('\n')[1] ?? '');
}
