/** A real S3 server on this machine that checks every signature, and can go away and come back. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Settings } from '#server/tracks/s3-storage.ts';

export interface Bucket {
  settings: S3Settings;
  /** Ends the server; the files stay. */
  leave(): Promise<void>;
  /** Starts it again at the same address. */
  comeBack(): Promise<void>;
  remove(): Promise<void>;
}

/** Starts one with an empty bucket. */
export async function openBucket(): Promise<Bucket> {
  const directory = mkdtempSync(join(tmpdir(), 'ovation-bucket-'));
  const start = async (port: number) => {
    const server = new S3rver({
      address: '127.0.0.1',
      port,
      directory,
      silent: true,
      vhostBuckets: false,
      configureBuckets: [{ name: 'music' }],
    });
    const bound = await server.run();
    return { server, port: bound.port };
  };
  let running: Awaited<ReturnType<typeof start>> | undefined = await start(0);
  const { port } = running;
  const leave = async () => {
    const { server } = running ?? {};
    running = undefined;
    server?.httpServer.closeAllConnections();
    await server?.close();
  };
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'music',
      region: 'us-east-1',
      keyId: 'S3RVER',
      secret: 'S3RVER',
      prefix: 'show-2027/',
    },
    leave,
    async comeBack() {
      running ??= await start(port);
    },
    async remove() {
      await leave();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
