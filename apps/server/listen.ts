import { once } from 'node:events';
import { createServer, type Server as HttpServer } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { CannotStart } from '@talaan/kernel/server/cannot-start.ts';
import type { Server } from '@talaan/kernel/server/server.ts';

/** How long a proxy that keeps connections may go on asking over one that nobody told it to give up. */
const LAST_CALLS_MS = 2000;
const LOOK_EVERY_MS = 20;

export interface Ports {
  /**
   * Takes no new connections, which a proxy then opens to another server. Calls over those that are open are answered, each with the
   * word that it was the last (kernel/server/calls/http.ts). Where others may work on the same database, waits until all have ended, two
   * seconds at most.
   */
  close: () => Promise<void>;
}

/**
 * Opens the web port, the realtime port that answers the same live connections and nothing else and, where it is set, the port on which
 * attendance devices push in plain HTTP, beside a web port behind TLS: it answers `/iclock/*` and nothing else.
 */
export async function listen(server: Server): Promise<Ports> {
  const { http, settings } = server;
  const { host, port, realtimePort, devicePort } = settings;
  await http.listen({ host, port }).catch(explain('PORT', port, host));
  const realtime = createServer((_request, response) => response.writeHead(426, { upgrade: 'websocket' }).end());
  realtime.on('upgrade', (request, socket, head) => http.server.emit('upgrade', request, socket, head));
  await once(realtime.listen(realtimePort, host), 'listening').catch(explain('REALTIME_PORT', realtimePort, host));
  const devices = devicePort === undefined ? undefined : createServer({ requireHostHeader: false });
  devices?.on('request', (request, response) => {
    if (request.url?.startsWith('/iclock/')) http.server.emit('request', request, response);
    else response.writeHead(404).end();
  });
  if (devices) await once(devices.listen(devicePort, host), 'listening').catch(explain('DEVICE_PORT', devicePort!, host));
  return {
    close: async () => {
      // Who asks whether it is ready (probes.ts) is told, too.
      server.draining = true;
      realtime.close();
      devices?.close();
      takeNoMore(http.server);
      // No other server works on an embedded database.
      const longest = settings.databaseUrl ? LAST_CALLS_MS : 0;
      for (let waited = 0; waited < longest && (await countConnections(http.server)) > 0; waited += LOOK_EVERY_MS)
        await sleep(LOOK_EVERY_MS);
    },
  };
}

/** The close of an HTTP server would cut the connections over which nothing is asked at this moment, and with them a call on its way. */
function takeNoMore(server: HttpServer): void {
  NetServer.prototype.close.call(server);
}

function countConnections(server: HttpServer): Promise<number> {
  return new Promise((resolve, reject) => server.getConnections((error, count) => (error ? reject(error) : resolve(count))));
}

function explain(variable: 'PORT' | 'REALTIME_PORT' | 'DEVICE_PORT', port: number, host: string) {
  return (error: NodeJS.ErrnoException): never => {
    const choose = `choose another: ${variable}=${port + 1} npm start`;
    switch (error.code) {
      case 'EADDRINUSE':
        throw new CannotStart(`Port ${port} is in use by another program. Stop that one, or ${choose}`);
      case 'EACCES':
        throw new CannotStart(`This user may not open port ${port}. Use one above 1023: ${variable}=${port + 8000} npm start`);
      case 'EADDRNOTAVAIL':
      case 'ENOTFOUND':
        throw new CannotStart(`HOST is '${host}', which is no address of this machine. Leave it out to serve this machine only.`);
      default:
        throw error;
    }
  };
}
